import GtkBridge
import QuiverCore
import SpringboardEngine

/// Finds what a typed character does in the open menu: it narrows the rows if the menu offers that, or else highlights the
/// next row that begins with it.
struct MenuTyping {
  /// The titles of the rows that can be chosen, with their indices.
  private let rows: [(index: Int, title: String)]
  private let highlighted: Int?
  /// What was typed before; nil if no menu is open whose rows can be narrowed.
  private let filter: String?

  init(_ scene: Scene, _ springboard: Springboard) {
    var (rows, highlighted, filter) = ([(index: Int, title: String)](), Int?.none, String?.none)
    let isOpen = scene.reachable.contains { $0.kind == .menu && $0.touch != nil }
    for element in scene.reachable where isOpen {
      if case .menuFilter(let text) = element.kind { filter = text }
      guard case .menuRow(let index, let entry) = element.kind else { continue }
      if element.state.isFocused { highlighted = index }
      let title = Strings.title(of: entry) { springboard.name(of: $0) ?? $0.text }
      if entry.isEnabled { rows.append((index, title)) }
    }
    (self.rows, self.highlighted, self.filter) = (rows, highlighted, filter)
  }

  /// The act for a key; nil if it has another meaning, or no menu is open.
  func act(for key: KeyEvent) -> Act? {
    guard key.phase == .down, key.stamp.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
    if let filter { return text(filter, after: key).map { .menu(.filter($0)) } }
    guard !rows.isEmpty, let character = key.character, !character.isWhitespace else { return nil }
    return row(startingWith: character).map { .menu(.highlight($0)) }
  }

  /// The first match after the highlighted row, or else the first one of all.
  func row(startingWith character: Character) -> Int? {
    let matches = rows.filter { $0.title.prefix(1).lowercased() == character.lowercased() }.map(\.index)
    return matches.first { $0 > highlighted ?? -1 } ?? matches.first
  }

  /// The text after a key; nil if the key does not change it. No name begins with a space, so that one chooses as in other
  /// menus.
  private func text(_ text: String, after key: KeyEvent) -> String? {
    if key.name == "BackSpace" { return text.isEmpty ? nil : String(text.dropLast()) }
    guard let character = key.character, !character.isWhitespace || character == " " && !text.isEmpty else {
      return nil
    }
    return text + String(character)
  }
}
