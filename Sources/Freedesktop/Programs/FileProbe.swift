import Posix
import Synchronization

/// Looks programs up, some of which may be on a disk that does not answer, and does not wait for that.
///
/// Whoever asks such a disk anything is kept waiting until it answers. So the first question about each directory is
/// asked by a thread of its own; when it has been answered the others are asked directly. One probe serves one scan, on
/// several threads.
final class FileProbe: Sendable {
  /// Seconds that are waited for one directory, and for all directories together.
  private static let patience = (one: 0.05, all: 0.2)
  /// Links that are followed (path_resolution(7)).
  private static let mostLinks = 40
  /// Directories that have not answered yet, of all probes: nobody is asked twice at a time.
  private static let asked = Mutex<Set<String>>([])
  private static let mostAsked = 16

  private struct Directories {
    var answering: Set<String>
    var silent: Set<String> = []
    var secondsLeft = FileProbe.patience.all
  }

  private let directories: Mutex<Directories>

  /// Takes directories that have been asked already.
  init(trusting directories: [String]) {
    self.directories = Mutex(Directories(answering: Set(directories)))
  }

  /// What is at a path, where all links lead; nil if a disk does not answer.
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
    let (isAnswering, first) = directories.withLock { directories -> (Bool, ProgramFile.Finding?) in
      if directories.answering.contains(directory) { return (true, nil) }
      return (false, Self.ask(path, in: directory, &directories))
    }
    return isAnswering ? ProgramFile.find(path) : first
  }

  private static func ask(
    _ path: String, in directory: String, _ directories: inout Directories
  ) -> ProgramFile.Finding? {
    guard !directories.silent.contains(directory), directories.secondsLeft > 0, begin(directory) else { return nil }
    let began = MonotonicTime.now
    let finding = Threads.result(within: min(patience.one, directories.secondsLeft)) {
      defer { end(directory) }
      return ProgramFile.find(path)
    }
    if finding == nil {
      directories.silent.insert(directory)
      directories.secondsLeft -= MonotonicTime.now - began
    } else {
      directories.answering.insert(directory)
    }
    return finding
  }

  private static func begin(_ directory: String) -> Bool {
    asked.withLock { $0.count < mostAsked && $0.insert(directory).inserted }
  }

  private static func end(_ directory: String) {
    asked.withLock { _ = $0.remove(directory) }
  }
}
