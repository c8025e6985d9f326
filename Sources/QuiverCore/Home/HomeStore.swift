import Freedesktop
import Posix
import SpringboardEngine

/// Reads and writes the file of the layout.
///
/// The store knows the content of the file when it was last read or written, and whether it may be written. A file that
/// was not read is never overwritten.
package struct HomeStore: Sendable {
  /// Whether the file may be written.
  enum Access: Equatable, Sendable {
    /// The file may be written. It had this content when it was last read or written; nil if it was absent or
    /// unreadable.
    case writable(seen: [UInt8]?)
    /// The file is the administrator's, or a newer version of Quiver wrote it.
    case leftAlone
  }

  /// The number of older versions that are kept beside the file.
  package static let generations = 5
  /// In bytes; room for 400,000 applications. Larger files are neither written nor read.
  package static let limit = 16 << 20
  /// Seconds that one writer waits for another.
  private static let timeLimit = 2.0

  let file: AtomicFile
  let journal: HomeJournal
  /// The layouts that administrators provide for the first run, those with higher priority first.
  let firstRun: [String]
  /// Whether the file is the administrator's: it is read, and nothing is written.
  let isReadOnly: Bool
  /// The layout, if it is not in a file.
  private(set) var fixed: Board?
  var access = Access.writable(seen: nil)

  /// Takes the absolute paths of the file, which need not exist, and of the layouts for the first run.
  package init(file: String, firstRun: [String] = []) throws(FileFault) {
    self.file = try AtomicFile(file)
    journal = try HomeJournal(beside: self.file, layoutLimit: Self.limit)
    self.firstRun = firstRun
    isReadOnly = false
  }

  /// Takes the absolute path of a locked layout, which need not exist.
  init(readOnly file: String) throws(FileFault) {
    self.file = try AtomicFile(file)
    journal = try HomeJournal(beside: self.file, layoutLimit: Self.limit)
    firstRun = []
    isReadOnly = true
    access = .leftAlone
  }

  /// Takes a layout that is in no file.
  init(fixed board: Board) throws(FileFault) {
    try self.init(readOnly: AdministratorFiles().kiosk)
    fixed = board
  }

  /// The path with all symbolic links resolved.
  package var path: String { file.path }

  /// Every writer holds this lock, so that there is only one at a time.
  ///
  /// - Throws: `FileFault.busy` if another writer takes longer than two seconds.
  func lock() throws(FileFault) -> DirectoryLock { try file.lock(waitingAtMost: Self.timeLimit) }
}

extension Configuration {
  /// The store of the layout.
  package func homeStore(environment: [String: String], home: String? = nil) throws(FileFault) -> HomeStore {
    switch layoutSource {
    case .kiosk(let board):
      return try HomeStore(fixed: board)
    case .administrator(let file):
      return try HomeStore(readOnly: file)
    case .user(let file):
      let directories = BaseDirectories(environment: environment, home: home)
      return try HomeStore(
        file: file ?? "\(directories.stateHome)/quiver/home.conf",
        firstRun: directories.configDirectories.map { "\($0)/quiver/home.conf" })
    }
  }
}

extension Environment {
  /// The store of the layout.
  package func homeStore() throws(FileFault) -> HomeStore {
    try configuration.homeStore(environment: variables)
  }

  /// The board that the next start would show; nil if there is none yet. Nothing is written.
  package var storedBoard: Board? {
    guard !isDemo, var store = try? homeStore() else { return nil }
    let (loaded, _) = store.load(stamp: WallClock.stamp, holding: nil)
    if case .firstRun = loaded { return nil }
    return loaded.board
  }
}
