import Posix
import SpringboardEngine

/// The arrangement as it is kept, for a command to change. Nothing is lost by that, and all of it can be undone.
package struct StoredHome {
  /// What stands; an empty one stands for the first run's, which is made of the catalogue.
  private var board = Board()
  private var store: HomeStore
  /// Nobody else writes until the command is done.
  private let lock: DirectoryLock
  /// A springboard that runs sees what becomes of the file, and keeps the journal.
  private let isShown: Bool
  private let stamp = WallClock.stamp

  package init(_ environment: Environment, isShown: Bool) throws(HomeRefusal) {
    guard !environment.isDemo else { throw .demo }
    guard !environment.configuration.springboard.isLocked else { throw .locked }
    self.isShown = isShown
    do throws(FileFault) {
      store = try environment.homeStore()
      lock = try store.lock()
    } catch {
      throw .file(environment.configuration.homeFile ?? "home.conf", error)
    }
    board = currentBoard() ?? Board()
    if store.access == .leftAlone { throw .newer }
  }

  private mutating func currentBoard() -> Board? {
    guard !isShown else { return store.reload().board }
    let (loaded, diagnostics) = store.load(stamp: stamp, holding: lock)
    for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
    return loaded.board
  }
}

extension StoredHome {
  /// Another arrangement takes its place, if that can be read without a fault.
  package mutating func replace(withFile file: String) throws(HomeRefusal) {
    let reading = BoardCodec.read(try Self.bytes(of: file))
    guard let new = reading.board, reading.problems.isEmpty else {
      throw .faulty(reading.problems.map { Diagnostic($0, in: file) })
    }
    try record(.act(on: board))
    try save(new)
  }

  private static func bytes(of file: String) throws(HomeRefusal) -> [UInt8] {
    do throws(FileFault) {
      return try RegularFile.read(file, limit: HomeStore.limit)
    } catch {
      throw .file(file, error)
    }
  }

  /// The first arrangement again. What stood is set aside: returns where, or nil if there was nothing.
  package mutating func reset() throws(HomeRefusal) -> String? {
    guard store.check() != nil else { return nil }
    try record(.act(on: board))
    let aside = try setAside()
    if isShown { try save(store.firstBoard ?? Board()) }
    return aside
  }

  package mutating func undo() throws(HomeRefusal) {
    var history = store.history(current: board, stamp: stamp)
    guard let before = history.undo(from: board) else { throw .nothingToUndo }
    try record(.undo(from: board))
    try save(before)
  }

  package mutating func redo() throws(HomeRefusal) {
    var history = store.history(current: board, stamp: stamp)
    guard let after = history.redo(from: board) else { throw .nothingToRedo }
    try record(.redo(from: board))
    try save(after)
  }
}

extension StoredHome {
  private func record(_ step: BoardHistory.Step) throws(HomeRefusal) {
    guard !isShown else { return }
    do throws(HomeStore.Failure) {
      try store.record([step])
    } catch {
      throw HomeRefusal(error, of: store.path)
    }
  }

  private mutating func save(_ new: Board) throws(HomeRefusal) {
    do throws(HomeStore.Failure) {
      try store.save(new, stamp: stamp)
    } catch {
      throw HomeRefusal(error, of: store.path)
    }
    board = new
    if !isShown { store.shorten(to: store.history(current: new, stamp: stamp), current: new) }
  }

  private mutating func setAside() throws(HomeRefusal) -> String {
    do throws(FileFault) {
      return try store.reset(stamp: stamp)
    } catch {
      throw .file(store.path, error)
    }
  }
}
