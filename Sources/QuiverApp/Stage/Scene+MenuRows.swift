import SpringboardEngine

extension Scene {
  /// Returns the next row of the open menu whose title begins with a character, in either case; after the last match comes the
  /// first one. nil if no row that can be chosen begins with it.
  func menuRow(startingWith character: Character, titledBy title: (MenuEntry) -> String) -> Int? {
    var highlighted = -1
    var matches: [Int] = []
    for element in reachable {
      guard case .menuRow(let index, let entry) = element.kind else { continue }
      if element.state.isFocused { highlighted = index }
      if entry.isEnabled, title(entry).prefix(1).lowercased() == character.lowercased() { matches.append(index) }
    }
    return matches.first { $0 > highlighted } ?? matches.first
  }
}
