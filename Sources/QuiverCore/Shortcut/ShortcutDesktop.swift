/// Where a desktop keeps the keys that run commands.
package enum ShortcutDesktop: Equatable, Sendable {
  /// GNOME, and the desktops with its settings daemon: Budgie, Pantheon, Unity.
  case gnome
  case cinnamon, mate, xfce, plasma
  /// A file that its user writes.
  case file(ShortcutFile)
  /// Somewhere else.
  case unknown(String?)

  /// Recognizes the present desktop by its environment variables.
  package init(_ variables: [String: String]) {
    let names = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_DESKTOP", "DESKTOP_SESSION"].flatMap { variable in
      (variables[variable] ?? "").split(separator: ":").map { $0.lowercased() }
    }
    self = names.lazy.compactMap(Self.known).first ?? .unknown(names.first)
  }

  private static func known(_ name: String) -> ShortcutDesktop? {
    switch name {
    case "gnome", "budgie", "pantheon", "unity": .gnome
    case "x-cinnamon", "cinnamon": .cinnamon
    case "mate": .mate
    case "xfce": .xfce
    case "kde", "plasma": .plasma
    default: ShortcutFile.all.first { $0.desktop.lowercased() == name }.map(ShortcutDesktop.file)
    }
  }
}

/// A file with the keys of a window manager or compositor.
package struct ShortcutFile: Equatable, Sendable {
  package var desktop: String
  package var path: String
  private var syntax: Syntax

  private enum Syntax { case sway, hyprland, openbox }

  static let all = [
    ShortcutFile(desktop: "sway", path: "~/.config/sway/config", syntax: .sway),
    ShortcutFile(desktop: "i3", path: "~/.config/i3/config", syntax: .sway),
    ShortcutFile(desktop: "Hyprland", path: "~/.config/hypr/hyprland.conf", syntax: .hyprland),
    ShortcutFile(desktop: "openbox", path: "~/.config/openbox/rc.xml", syntax: .openbox),
    ShortcutFile(desktop: "labwc", path: "~/.config/labwc/rc.xml", syntax: .openbox),
  ]

  /// As the text of an XML element.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The line of the file that lets a combination run a command.
  package func line(_ combination: KeyCombination, running command: String) -> String {
    switch syntax {
    case .sway: "bindsym \(combination.swayBinding) exec \(command)"
    case .hyprland: "bind = \(combination.hyprlandBinding), exec, \(command)"
    case .openbox:
      "<keybind key=\"\(combination.openboxBinding)\"><action name=\"Execute\">"
        + "<command>\(Self.escaped(command))</command></action></keybind>"
    }
  }
}
