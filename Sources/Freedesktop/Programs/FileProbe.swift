import Posix
import Synchronization

/// Looks up programs without blocking on disks that do not respond.
///
/// A system call on such a disk blocks until the disk responds. So the first call in each directory is made on a
/// separate thread. If that returns in time, further calls in the directory are made directly. One probe is used by all
/// threads of a scan.
final class FileProbe: Sendable {
  /// The longest wait in seconds, for one directory and for all directories of a scan.
  private static let timeLimit = (one: 0.05, all: 0.2)
  /// The kernel follows as many links (path_resolution(7)).
  private static let mostLinks = 40
  /// The directories that some probe is waiting for. Each directory blocks only one thread at a time.
  private static let pending = Mutex<Set<String>>([])
  private static let mostPending = 16

  private struct Directories {
    var responding: Set<String>
    var unresponsive: Set<String> = []
    var secondsLeft = FileProbe.timeLimit.all
  }

  private let directories: Mutex<Directories>

  /// Makes a probe that does not check whether the given directories respond.
  init(trusting directories: [String]) {
    self.directories = Mutex(Directories(responding: Set(directories)))
  }

  /// The kind of file at a path, after following all links; nil if a disk does not respond.
  func kind(of path: String) -> ProgramFile.Kind? {
    var path = path
    for _ in 0..<Self.mostLinks {
      switch find(path) {
      case nil: return nil
      case .kind(let kind): return kind
      case .link(let target): path = target.hasPrefix("/") ? target : "\(path[...].parent)/\(target)"
      }
    }
    return .missing
  }

  private func find(_ path: String) -> ProgramFile.Finding? {
    let directory = String(path[...].parent)
    let (isResponding, first) = directories.withLock { directories -> (Bool, ProgramFile.Finding?) in
      if directories.responding.contains(directory) { return (true, nil) }
      return (false, Self.findFirst(path, in: directory, &directories))
    }
    return isResponding ? ProgramFile.find(path) : first
  }

  /// Looks up the first path of a directory on a separate thread.
  private static func findFirst(
    _ path: String, in directory: String, _ directories: inout Directories
  ) -> ProgramFile.Finding? {
    let canWait = !directories.unresponsive.contains(directory) && directories.secondsLeft > 0
    guard canWait, begin(directory) else { return nil }
    let began = MonotonicTime.now
    let finding = Threads.result(within: min(timeLimit.one, directories.secondsLeft)) {
      defer { end(directory) }
      return ProgramFile.find(path)
    }
    if finding == nil {
      directories.unresponsive.insert(directory)
      directories.secondsLeft -= MonotonicTime.now - began
    } else {
      directories.responding.insert(directory)
    }
    return finding
  }

  private static func begin(_ directory: String) -> Bool {
    pending.withLock { $0.count < mostPending && $0.insert(directory).inserted }
  }

  private static func end(_ directory: String) {
    pending.withLock { _ = $0.remove(directory) }
  }
}
