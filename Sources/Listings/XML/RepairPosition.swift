import FormatBridge

/// Where a byte is in a document that is read in pieces, and where in the document something is that expat has found in the repaired one.
struct RepairPosition {
  /// The line and the column of ``counted``, from 1.
  private var (line, column) = (1, 1)
  /// The bytes of the piece before this one are counted.
  private var counted = 0
  /// By how much the columns of the document exceed those of the repaired one, from a place in that on. In order.
  private var shifts: [Shift] = []

  private struct Shift {
    var line: Int
    var column: Int
    var amount: Int
  }

  /// Older ones are forgotten: expat is at most a piece behind.
  private static let mostShifts = 4096

  /// The line and the column of a byte that is not before any earlier one.
  mutating func place(of index: Int, in bytes: [UInt8]) -> XMLReader.Position {
    var piece = bytes[counted..<max(counted, index)]
    counted = piece.endIndex
    if let lastBreak = piece.lastIndex(of: UInt8(ascii: "\n")) {
      line += piece.count { $0 == UInt8(ascii: "\n") }
      (piece, column) = (piece[(lastBreak + 1)...], 1)
    }
    column += piece.count { $0 & 0xC0 != 0x80 }
    return XMLReader.Position(line: line, column: column)
  }

  /// The next piece begins at a byte of this one.
  mutating func beginPiece(at index: Int, in bytes: [UInt8]) {
    _ = place(of: index, in: bytes)
    counted = 0
  }

  /// Notes that what is before a byte was replaced. `columns`: by how many characters it was shorter behind its last line break.
  mutating func shift(by columns: Int, before index: Int, in bytes: [UInt8]) {
    let place = place(of: index, in: bytes)
    let before = shifts.last.map { $0.line == place.line ? $0.amount : 0 } ?? 0
    guard columns != 0 else { return }
    if shifts.count >= Self.mostShifts { shifts.removeFirst(Self.mostShifts / 2) }
    let amount = before + columns
    shifts.append(Shift(line: place.line, column: place.column - amount, amount: amount))
  }

  /// The place in the document of one in the repaired document.
  func original(_ place: XMLReader.Position) -> XMLReader.Position {
    let shift = shifts.last { ($0.line, $0.column) <= (place.line, place.column) }
    guard let shift, shift.line == place.line else { return place }
    return XMLReader.Position(line: place.line, column: place.column + shift.amount)
  }
}
