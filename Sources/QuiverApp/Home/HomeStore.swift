import Freedesktop
import SpringboardEngine

/// The arrangement file: read with care, written at once, never overwritten unread.
///
/// It is a value that knows what the file held when it was last read or written, and whether it may be written at all.
nonisolated package struct HomeStore: Sendable {
  /// What may be done with the file.
  enum Access: Equatable, Sendable {
    /// It is ours to write; it held these bytes, or was not there.
    case writable(seen: [UInt8]?)
    /// A newer Quiver wrote it, or it is bad and cannot be set aside.
    case leftAlone
  }

  /// How many older contents are kept beside the file.
  package static let generations = 5

  let file: AtomicFile
  let journal: HomeJournal
  /// What administrators ship for the first run, those that count more first.
  let firstRun: [String]
  var access = Access.writable(seen: nil)

  /// Takes the absolute path of the file, which need not be there, and those of the first run's arrangements.
  package init(file: String, firstRun: [String] = []) throws(FileFault) {
    self.file = try AtomicFile(file)
    journal = try HomeJournal(beside: self.file)
    self.firstRun = firstRun
  }

  /// The real file, where all links lead.
  package var path: String { file.path }
}

nonisolated extension Configuration {
  /// Where the arrangement is kept, and what it starts as.
  package func homeStore(environment: [String: String], home: String? = nil) throws(FileFault) -> HomeStore {
    let directories = BaseDirectories(environment: environment, home: home)
    return try HomeStore(
      file: homeFile ?? "\(directories.stateHome)/quiver/home.conf",
      firstRun: directories.configDirectories.map { "\($0)/quiver/home.conf" })
  }
}
