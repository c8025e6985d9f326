import Freedesktop
import Posix
import Synchronization

/// The log of a kiosk: lines of JSON in the state directory, and the same lines in the log of the system, where the user
/// of the kiosk cannot change them. A process writes its events in the order in which it has added them.
package final class KioskLog: Sendable {
  /// The path of the file.
  package let path: String
  private let queue = Mutex(Queue())
  /// Locked by the thread that writes. Whether the last attempt to write the file has failed.
  private let hasFailed = Mutex(false)
  /// In bytes. A longer file becomes the older generation.
  private static let limit = 1 << 20
  /// Seconds that a process waits for the disk before it ends.
  private static let timeLimit = 1.0

  private struct Queue {
    var waiting: [(event: KioskEvent, time: String)] = []
    /// The number of events since the last written one that were not kept.
    var dropped = 0
    /// Whether a thread writes what waits.
    var isWriting = false
    /// More events than this are not kept, so that a flood of requests costs little.
    static let mostWaiting = 100
  }

  /// nil if Quiver is not a kiosk.
  package convenience init?(_ environment: Environment) {
    guard environment.kioskFile != nil else { return nil }
    self.init(variables: environment.variables)
  }

  package init(variables: [String: String]) {
    path = "\(BaseDirectories(environment: variables).stateHome)/quiver/kiosk.jsonl"
  }

  /// Adds an event, which another thread writes.
  package func append(_ event: KioskEvent, at time: String = WallClock.timestamp) {
    let needsThread = queue.withLock { queue in
      guard queue.waiting.count < Queue.mostWaiting else {
        queue.dropped += 1
        return false
      }
      queue.waiting.append((event, time))
      defer { queue.isWriting = true }
      return !queue.isWriting
    }
    if needsThread, !Threads.start({ self.writeAll() }) { queue.withLock { $0.isWriting = false } }
  }

  /// Adds an event, and returns when it is written, however long the disk takes.
  package func write(_ event: KioskEvent, at time: String = WallClock.timestamp) {
    queue.withLock { $0.waiting.append((event, time)) }
    writeAll()
  }

  /// Waits until all events are written, for a second at most if the disk does not answer.
  package func finish() {
    guard queue.withLock({ $0.isWriting || !$0.waiting.isEmpty }) else { return }
    _ = Threads.result(within: Self.timeLimit) { self.writeAll() }
  }

  private func writeAll() {
    hasFailed.withLock { hasFailed in
      while let events = takeAll() {
        for (event, time) in events { write(event.line(at: time), hasFailed: &hasFailed) }
      }
    }
  }

  /// The events that wait, which wait no longer; nil if there are none.
  private func takeAll() -> [(event: KioskEvent, time: String)]? {
    queue.withLock { queue in
      guard !queue.waiting.isEmpty else {
        queue.isWriting = false
        return nil
      }
      defer { (queue.waiting, queue.dropped) = ([], 0) }
      return queue.waiting + (queue.dropped > 0 ? [(.dropped(queue.dropped), WallClock.timestamp)] : [])
    }
  }

  /// Writes a line. A fault is said once, until a line is written again.
  private func write(_ line: String, hasFailed: inout Bool) {
    SystemLog.append("kiosk: \(line)")
    do throws(FileFault) {
      let file = try AtomicFile(path)
      if let size = FileStatus(file.path)?.size, size > Self.limit { try file.write([], keeping: 1) }
      try file.append(Array("\(line)\n".utf8))
      hasFailed = false
    } catch {
      if !hasFailed { Log.warning(Strings.fault(error, of: path)) }
      hasFailed = true
    }
  }
}
