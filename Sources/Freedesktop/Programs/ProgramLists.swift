import Posix
import Synchronization

/// The names in the directories of `PATH`, each directory read once for all threads of a scan.
final class ProgramLists: Sendable {
  typealias Names = [String: DirectoryReader.Item.Kind]

  private let lists = Mutex<[String: Names?]>([:])

  /// nil where the directory cannot be read.
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
