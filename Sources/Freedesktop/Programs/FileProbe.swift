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
  /// The directories that some probe looks at, and whether it no longer waits. Each directory blocks only one thread at a time.
  private static let pending = Mutex<[String: Bool]>([:])
  private static let mostBlocked = 16
  /// Seconds after which a probe looks again whether another one has ended.
  private static let pause = 0.0002

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
      giveUp(directory)
      directories.unresponsive.insert(directory)
      directories.secondsLeft -= MonotonicTime.now - began
    } else {
      directories.responding.insert(directory)
    }
    return finding
  }

  /// Waits while another probe looks at the directory. Returns false if the directory blocks a thread, or too many others do.
  private static func begin(_ directory: String) -> Bool {
    while true {
      let canBegin: Bool? = pending.withLock { pending in
        if let isBlocked = pending[directory] { return isBlocked ? false : nil }
        guard pending.values.count(where: { $0 }) < mostBlocked else { return false }
        pending[directory] = false
        return true
      }
      if let canBegin { return canBegin }
      Threads.sleep(seconds: Self.pause)
    }
  }

  private static func giveUp(_ directory: String) {
    pending.withLock { if $0[directory] != nil { $0[directory] = true } }
  }

  private static func end(_ directory: String) {
    pending.withLock { $0[directory] = nil }
  }
}
