@testable import SpringboardEngine

extension Board {
  /// The board with all folders renamed.
  func named(_ name: String) -> Board {
    var board = self
    for folder in everything.filter(\.isFolder) { board = board.renaming(folder.id, to: name) }
    return board
  }
}
