import SpringboardEngine
import Testing

/// A move on a board: the board before, the items, the destination, and the board after, which is nil if the move is
/// refused.
struct BoardMove: Sendable, CustomTestStringConvertible {
  let before: String
  let ids: String
  let destination: Board.Destination
  let after: String?

  init(_ before: String, _ ids: String, _ destination: Board.Destination, _ after: String?) {
    (self.before, self.ids, self.destination, self.after) = (before, ids, destination, after)
  }

  var testDescription: String { "\(before)  —  \(ids) \(destination)  →  \(after ?? "no")" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let board = Board(drawing: before).moving(ids, to: destination)
    #expect(board?.description == after.map { Board(drawing: $0).description }, sourceLocation: sourceLocation)
    board?.checkInvariants()
  }
}

extension Board {
  /// With four slots a page and three in the dock.
  func moving(_ ids: String, to destination: Destination, keepingEmptyPages: Bool = false) -> Board? {
    moving(
      ids.split(separator: " ").map { id(String($0)) }, to: destination, pageCapacity: 4, dockCapacity: 3,
      folderName: { $0.map(\.text).joined(separator: "+") }, keepingEmptyPages: keepingEmptyPages)
  }
}
