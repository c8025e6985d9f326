/// What all views of a springboard share: what is stored, what is installed, what is starting, and what may be done.
public struct Document: Sendable {
  /// The installed applications.
  var applications: [ItemID: AppItem] = [:] { didSet { revision += 1 } }
  /// As it is stored.
  var board = Board() { didSet { revision += 1 } }
  /// What can be undone and redone.
  var history = BoardHistory()
  /// The applications that were asked to start, and have no window yet.
  var launches: [ItemID: Launch] = [:] { didSet { revision += 1 } }
  var permissions = Permissions()
  /// Increases with each change that views show.
  private(set) var revision = 0
}
