import GtkBridge
import QuiverCore
import SpringboardEngine

/// Finds the row of the open menu that begins with a typed character.
struct MenuTyping {
  /// The titles of the rows that can be chosen, with their indices.
  private let rows: [(index: Int, title: String)]
  private let highlighted: Int?

  init(_ scene: Scene, _ springboard: Springboard) {
    var (rows, highlighted) = ([(index: Int, title: String)](), Int?.none)
    for element in scene.reachable {
      guard case .menuRow(let index, let entry) = element.kind else { continue }
      if element.state.isFocused { highlighted = index }
      let title = Strings.title(of: entry) { springboard.name(of: $0) ?? $0.rawValue }
      if entry.isEnabled { rows.append((index, title)) }
    }
    (self.rows, self.highlighted) = (rows, highlighted)
  }

  /// The act that highlights the next row with the typed character; nil if there is none, or no menu is open.
  func act(for key: KeyEvent) -> Act? {
    guard !rows.isEmpty, key.phase == .down, key.stamp.modifiers.isDisjoint(with: [.control, .alt, .super]),
      let character = key.character, !character.isWhitespace
    else { return nil }
    return row(startingWith: character).map { .menu(.highlight($0)) }
  }

  /// The first match after the highlighted row, or else the first one of all.
  func row(startingWith character: Character) -> Int? {
    let matches = rows.filter { $0.title.prefix(1).lowercased() == character.lowercased() }.map(\.index)
    return matches.first { $0 > highlighted ?? -1 } ?? matches.first
  }
}
