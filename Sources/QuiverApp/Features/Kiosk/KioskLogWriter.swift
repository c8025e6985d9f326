import GtkBridge
import Posix
import QuiverCore

/// Writes the log of a kiosk on another thread, one event after the other.
final class KioskLogWriter {
  private var waiting: [(KioskEvent, time: String)] = []
  /// The number of events since the last written one that were not kept.
  private var dropped = 0
  private var task: BackgroundTask?
  /// More events than this are not kept, so that a flood of requests costs little.
  private static let mostWaiting = 100
  /// Seconds that the program waits for the disk before it ends.
  private static let timeLimit = 1.0

  func append(_ event: KioskEvent, to log: KioskLog) {
    guard waiting.count < Self.mostWaiting else {
      dropped += 1
      return
    }
    waiting.append((event, WallClock.timestamp))
    if task == nil { write(to: log) }
  }

  private func write(to log: KioskLog) {
    let events = waiting + (dropped > 0 ? [(.dropped(dropped), WallClock.timestamp)] : [])
    (waiting, dropped) = ([], 0)
    task = BackgroundTask.run {
      for (event, time) in events { log.append(event, at: time) }
    } then: { [weak self] in
      self?.task = nil
      if self?.waiting.isEmpty == false { self?.write(to: log) }
    }
  }

  func finish() {
    let end = MonotonicClock.now + Self.timeLimit
    while let task, MonotonicClock.now < end { task.wait(atMost: end - MonotonicClock.now) }
  }
}
