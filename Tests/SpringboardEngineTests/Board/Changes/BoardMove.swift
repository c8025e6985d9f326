import SpringboardEngine
import Testing

/// A board, what is moved where on it, and the board after; nil where that cannot be.
struct Move: Sendable, CustomTestStringConvertible {
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
      ids.split(separator: " ").map { ItemID(String($0)) }, to: destination, pageCapacity: 4, dockCapacity: 3,
      folderName: { $0.map(\.rawValue).joined(separator: "+") }, keepingEmptyPages: keepingEmptyPages)
  }
}
