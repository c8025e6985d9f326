/// The state that all views of a springboard share.
public struct Document: Sendable {
  /// The installed applications.
  var applications: [ItemID: AppItem] = [:] { didSet { revision += 1 } }
  /// The stored board.
  var board = Board() { didSet { revision += 1 } }
  /// The boards to which undo and redo return.
  var history = BoardHistory()
  /// The applications that were launched recently, or have shown no window yet.
  var launches: [ItemID: Launch] = [:] { didSet { revision += 1 } }
  var permissions = Permissions() { didSet { if permissions != oldValue { revision += 1 } } }
  /// A number that increases with each change that views show.
  private(set) var revision = 0
}
