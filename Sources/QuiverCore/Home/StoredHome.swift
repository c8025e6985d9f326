import Freedesktop
import Posix
import SpringboardEngine

/// The stored layout, for commands that change it. Every change can be undone.
package struct StoredHome {
  /// The current board. It is empty on the first run, where one is made from the catalogue.
  private var board = Board()
  private var store: HomeStore
  /// Held until the command is done, so that there is no other writer.
  private let lock: DirectoryLock
  /// Whether a springboard is running. It follows the changes of the file, and writes the journal.
  private let isShown: Bool
  private let stamp = WallClock.stamp
  private let readNames: () -> [ItemID: String]

  package init(_ environment: Environment, isShown: Bool) throws(HomeRefusal) {
    guard !environment.isDemo else { throw .demo }
    guard !environment.configuration.restrictions.isLocked else { throw .locked }
    self.isShown = isShown
    readNames = { environment.names }
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
  /// The board in a file, if the file has no faults. Ids that are written wrongly are reported.
  package func board(in file: String, applications: Set<ItemID>) throws(HomeRefusal) -> Board {
    let reading = BoardCodec.read(try Self.bytes(of: file), applications: applications)
    let faults = reading.problems.map { Diagnostic($0, in: file, applications) }
    guard let new = reading.board, reading.problems.allSatisfy(\.isSpelling) else { throw .faulty(faults) }
    for fault in faults { Log.warning("\(fault)") }
    return new
  }

  /// The board with a layout of another program; see ``Board/importing(_:pageCapacity:)``.
  package func importing(_ layout: ImportedLayout) -> Board {
    board.importing(layout, pageCapacity: Self.slotsOnAppendedPage)
  }

  /// Pages that nobody has arranged are filled again by the home screen, as its screen has room.
  private static let slotsOnAppendedPage = 24

  /// A board as the file has it.
  package static func text(of board: Board) -> String { BoardCodec.text(of: board) }

  /// Replaces the board.
  package mutating func take(_ new: Board) throws(HomeRefusal) {
    try record(.act(on: board))
    try save(new)
  }

  static func bytes(of file: String) throws(HomeRefusal) -> [UInt8] {
    do throws(FileFault) {
      return try RegularFile.read(file, limit: HomeStore.limit)
    } catch {
      throw .file(file, error)
    }
  }

  /// Returns to the board of the first run. Returns the path that the file has now, or nil if there was none.
  package mutating func reset() throws(HomeRefusal) -> String? {
    guard store.check() != nil else { return nil }
    try record(.act(on: board))
    let aside = try setAside()
    if isShown { try save(store.firstBoard ?? Board()) }
    return aside
  }

  /// The words for what undo would undo; nil if there is nothing.
  package var undoing: String? { history.undoableChange(of: board).map { Strings.undone($0, name(in: $0)) } }
  /// The words for what redo would redo; nil if there is nothing.
  package var redoing: String? { history.redoableChange(of: board).map { Strings.redone($0, name(in: $0)) } }

  /// The names of installed applications, which are read if a change has any items, and of folders.
  private func name(in change: Board.Change) -> (ItemID) -> String {
    let names = change.items.isEmpty ? [:] : readNames()
    return { id in names[id] ?? board.folder(id)?.name ?? DesktopEntry.name(from: id.text) }
  }

  private var history: BoardHistory { store.history(current: board, stamp: stamp) }

  package mutating func undo() throws(HomeRefusal) {
    var history = history
    guard let before = history.undo(from: board) else { throw .nothingToUndo }
    try record(.undo(from: board))
    try save(before)
  }

  package mutating func redo() throws(HomeRefusal) {
    var history = history
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
