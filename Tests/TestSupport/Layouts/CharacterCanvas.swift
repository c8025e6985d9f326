import CollectionEngine

/// Rectangles drawn as text.
package struct CharacterCanvas {
  private let character: Size
  private var rows: [[Character]]

  package init(_ size: Size, character: Size) {
    self.character = character
    let row = [Character](repeating: ".", count: Int(size.width / character.width))
    rows = Array(repeating: row, count: Int(size.height / character.height))
  }

  package var text: String { rows.map { String($0) }.joined(separator: "\n") }

  /// Fills every character whose centre is in the rectangle, but at least the one at the rectangle's centre. What is
  /// outside the canvas is left out.
  package mutating func fill(_ rect: Rect, _ mark: Character) {
    let columns = Int((rect.minX / character.width).rounded())..<Int((rect.maxX / character.width).rounded())
    let lines = Int((rect.minY / character.height).rounded())..<Int((rect.maxY / character.height).rounded())
    let middle = (Int(rect.midX / character.width), Int(rect.midY / character.height))
    for y in (lines.isEmpty ? middle.1..<middle.1 + 1 : lines).clamped(to: rows.indices) {
      for x in (columns.isEmpty ? middle.0..<middle.0 + 1 : columns).clamped(to: rows[y].indices) { rows[y][x] = mark }
    }
  }
}
