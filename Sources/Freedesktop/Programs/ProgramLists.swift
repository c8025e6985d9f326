import Posix
import Synchronization

/// The names in the directories of `PATH`. All threads of a scan share them, so each directory is read once.
final class ProgramLists: Sendable {
  typealias Names = [String: DirectoryReader.Item.Kind]

  private let lists = Mutex<[String: Names?]>([:])

  /// The names in a directory; nil if it cannot be read.
  func names(in directory: String) -> Names? {
    lists.withLock { lists in
      if let known = lists[directory] { return known }
      let names = Self.read(directory)
      lists[directory] = .some(names)
      return names
    }
  }

  private static func read(_ directory: String) -> Names? {
    guard let reader = DirectoryReader(directory) else { return nil }
    return Dictionary(reader.items().map { ($0.name, $0.kind) }) { first, _ in first }
  }
}
