import SpringboardEngine
import TestSupport
import Testing

@Suite("A damaged arrangement file")
struct BoardDamageTests {
  private let board = Board(
    drawing: "a.x b.x Games(c.x d.x) | e.x f.x | g.x Work(h.x) | dock: i.x j.x | removed: k.x l.x")
  private var bytes: [UInt8] { Array(BoardCodec.text(of: board).utf8) }

  @Test("A truncated file keeps every item before the cut")
  func truncated() throws {
    for length in bytes.indices {
      let kept = bytes.prefix(length)
      guard let found = BoardCodec.read(Array(kept)).board else { continue }
      found.checkInvariants()
      let whole = kept.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "Items=".utf8) }.flatMap { line in
        String(decoding: line.dropFirst(6), as: UTF8.self).split(separator: ";").filter { $0.hasSuffix(".x") }
      }
      #expect(
        Set(found.applications + found.removed).isSuperset(of: whole.map { ItemID.application(String($0)) }),
        "cut at \(length)")
    }
  }

  @Test("A flipped bit loses no more than the line it is in")
  func bitFlips() {
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        guard let found = BoardCodec.read(damaged).board else { continue }
        found.checkInvariants()
        let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") }
        #expect(
          (found.applications + found.removed).count >= (board.applications + board.removed).count
            - lost(by: line, whenNUL: damaged[index] == 0),
          "byte \(index), bit \(bit)")
      }
    }
  }

  /// The number of applications in a line and in the next one, which a flipped line feed joins to it. Everything after
  /// a NUL is lost.
  private func lost(by line: Int, whenNUL isNUL: Bool) -> Int {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let touched = isNUL ? lines[line...] : lines[line..<min(line + 2, lines.count)]
    return touched.joined().count { $0 == ";" }
  }

  @Test("Random text gives a valid board or none")
  func randomTextGivesAValidBoardOrNone() {
    var generator = SeededGenerator(seed: 4)
    let words = [
      "[", "]", "Page ", "Folder ", "1", "F", "\n", "Items", "=", ";", "\\", "a", "%", "\0", "[Dock]\n", "[Removed]\n",
      "Version",
    ]
    for _ in 0..<3_000 {
      let text = (0..<40).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
      guard let found = BoardCodec.read(Array(text.utf8)).board else { continue }
      #expect(found.violations == [], "\(text)")
      #expect(BoardCodec.read(Array(BoardCodec.text(of: found).utf8)).board == found, "\(text)")
    }
  }
}
