import Freedesktop
import Posix

/// The arrangement file: read with care, written at once, never overwritten unread.
///
/// It is a value that knows what the file held when it was last read or written, and whether it may be written at all.
package struct HomeStore: Sendable {
  /// What may be done with the file.
  enum Access: Equatable, Sendable {
    /// It may be written. It held these bytes when it was last read or written; nil: it was absent or unreadable.
    case writable(seen: [UInt8]?)
    /// It is the administrator's, or a newer Quiver wrote it.
    case leftAlone
  }

  /// How many older contents are kept beside the file.
  package static let generations = 5
  /// The largest file that is written, and so the largest that is read, in bytes: room for 400,000 applications.
  package static let limit = 16 << 20
  /// Seconds that one writer waits for another.
  private static let timeLimit = 2.0

  let file: AtomicFile
  let journal: HomeJournal
  /// What administrators ship for the first run, those that count more first.
  let firstRun: [String]
  /// The administrator's file: it is read, and neither it nor anything beside it is written.
  let isReadOnly: Bool
  var access = Access.writable(seen: nil)

  /// Takes the absolute path of the file, which need not be there, and those of the first run's arrangements.
  package init(file: String, firstRun: [String] = []) throws(FileFault) {
    self.file = try AtomicFile(file)
    journal = try HomeJournal(beside: self.file)
    self.firstRun = firstRun
    isReadOnly = false
  }

  /// Takes the absolute path of a locked layout, which need not be there.
  init(readOnly file: String) throws(FileFault) {
    self.file = try AtomicFile(file)
    journal = try HomeJournal(beside: self.file)
    firstRun = []
    isReadOnly = true
    access = .leftAlone
  }

  /// The real file, where all links lead.
  package var path: String { file.path }

  /// Whoever writes holds this lock meanwhile, so that two writers never work at the same time.
  ///
  /// - Throws: `FileFault.busy` if another writer takes longer than two seconds.
  func lock() throws(FileFault) -> DirectoryLock { try file.lock(waitingAtMost: Self.timeLimit) }
}

extension Configuration {
  /// Where the arrangement is kept, and what it starts as.
  package func homeStore(environment: [String: String], home: String? = nil) throws(FileFault) -> HomeStore {
    switch layoutSource {
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
