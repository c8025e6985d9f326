/// A key with the modifier keys that are held with it.
package struct KeyCombination: Hashable, Sendable {
  /// A modifier key, in the order in which combinations name them.
  package enum Modifier: Int, CaseIterable, Sendable {
    case `super`, control, alt, shift
  }

  package var modifiers: Set<Modifier>
  package var key: NamedKey

  package init(_ modifiers: Set<Modifier>, _ key: NamedKey) {
    (self.modifiers, self.key) = (modifiers, key)
  }

  /// Reads what a person writes, such as `Super+Space` and `ctrl+alt+F2`, and what desktops store: `<Super>space`. nil for a text
  /// without exactly one key.
  package init?(_ text: String) {
    var (words, rest) = ([Substring](), Substring(text.trimmed))
    while rest.first == "<", let end = rest.firstIndex(of: ">") {
      words.append(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    // The last character may be the plus key itself, which is named otherwise.
    words += rest.split(separator: "+", omittingEmptySubsequences: false)
    guard let last = words.popLast(), let key = NamedKey(String(last)) else { return nil }
    let modifiers = words.map { Modifier(name: $0.lowercased()) }
    guard modifiers.allSatisfy({ $0 != nil }) else { return nil }
    self.init(Set(modifiers.compactMap(\.self)), key)
  }

  /// Whether the combination does not just type or navigate.
  package var isShortcut: Bool { !modifiers.isDisjoint(with: [.super, .control, .alt]) || key.isFunctionKey }

  private func text(_ name: (Modifier) -> String, _ key: String) -> String {
    Modifier.allCases.filter(modifiers.contains).map(name).joined() + key
  }
}

extension KeyCombination.Modifier {
  fileprivate init?(name: String) {
    switch name {
    case "super", "meta", "win", "windows", "logo", "mod4": self = .super
    case "control", "ctrl", "ctl", "primary": self = .control
    case "alt", "mod1": self = .alt
    case "shift": self = .shift
    default: return nil
    }
  }
}

/// As others write it.
extension KeyCombination {
  /// For people: `Super+Space`.
  package var description: String {
    text(
      { ["Super+", "Ctrl+", "Alt+", "Shift+"][$0.rawValue] }, key.name.count == 1 ? key.name.uppercased() : key.label)
  }

  /// `<Super>space`: gtk_accelerator_parse(3).
  package var accelerator: String {
    text({ ["<Super>", "<Control>", "<Alt>", "<Shift>"][$0.rawValue] }, key.name)
  }

  /// As Xfce writes it: `<Super>space`, `<Primary><Alt>t`.
  package var xfceAccelerator: String {
    text({ ["<Super>", "<Primary>", "<Alt>", "<Shift>"][$0.rawValue] }, key.name)
  }

  /// `Mod4+space`: sway(5), i3's user guide, section 4.3.
  package var swayBinding: String {
    text({ ["Mod4+", "Ctrl+", "Mod1+", "Shift+"][$0.rawValue] }, key.name)
  }

  /// `SUPER, space`: Hyprland's wiki, Binds.
  package var hyprlandBinding: String {
    Modifier.allCases.filter(modifiers.contains).map { ["SUPER", "CTRL", "ALT", "SHIFT"][$0.rawValue] }
      .joined(separator: " ") + ", \(key.name)"
  }

  /// `W-space`: the openbox manual, Bindings; labwc-config(5).
  package var openboxBinding: String {
    text({ ["W-", "C-", "A-", "S-"][$0.rawValue] }, key.name)
  }

  /// Qt's number of the combination, which KDE stores (`Qt::Key` and `Qt::Modifier`); nil for a key that this table lacks.
  package var qtCode: Int32? {
    guard let code = key.qtCode else { return nil }
    return modifiers.reduce(code) { $0 | [0x1000_0000, 0x0400_0000, 0x0800_0000, 0x0200_0000][$1.rawValue] }
  }
}
