import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// Counts how often each application is launched, in `$XDG_STATE_HOME/quiver/usage`. The file is read and written on
/// another thread: some seconds after a launch, and at the end.
package final class UsageStore {
  /// Called when the counts have changed, at most once in some seconds.
  package var onChange: () -> Void = {}
  private(set) var counts = UsageCounts()
  private let file: String
  private var phase = Phase.off
  private var writeTimer: LoopSource?
  private var writing: BackgroundTask?
  /// The counts have changed since the running write began.
  private var isStale = false
  /// The window did not wait until the file was read.
  private var isLate = false
  /// Seconds from the first launch that is not saved yet.
  private static let writeDelay = 3.0
  /// Seconds that the program waits for the disk before it ends.
  private static let finalTimeLimit = 0.5
  /// In bytes. Larger files are neither written nor read.
  private nonisolated static let limit = 16 << 20

  private enum Phase {
    /// In the demo, or if the file cannot be read: it is left alone.
    case off
    case reading(BackgroundTask)
    case read
  }

  package init(_ environment: Environment) {
    file = "\(environment.directories.stateHome)/quiver/usage"
    guard !environment.isDemo else { return }
    let reading = BackgroundTask.run { [file] in
      Self.read(file)
    } then: { [weak self] in
      self?.adopt($0)
    }
    phase = .reading(reading)
  }

  nonisolated private static func read(_ file: String) -> Result<UsageCounts, FileFault> {
    do throws(FileFault) {
      return .success(UsageCounts(try RegularFile.read(file, limit: limit)))
    } catch .absent {
      return .success(UsageCounts())
    } catch {
      return .failure(error)
    }
  }

  private func adopt(_ read: Result<UsageCounts, FileFault>) {
    switch read {
    case .success(let saved):
      phase = .read
      counts.add(saved)
      if isLate { onChange() }
    case .failure(let fault):
      phase = .off
      Log.warning("\(file) \(fault); what is opened is not counted there")
    }
  }

  /// Waits for the counts in the file.
  func waitForCounts(atMost seconds: Double) {
    if case .reading(let task) = phase { task.wait(atMost: seconds) }
    if case .reading = phase { isLate = true }
  }

  package func count(_ id: ItemID) {
    counts.count(id)
    writeTimer = writeTimer ?? MainLoop.timer(after: Self.writeDelay) { [weak self] in self?.saveCounts() }
  }

  private func saveCounts() {
    writeTimer = nil
    write()
    onChange()
  }

  /// Errors are ignored, because the counts are not important.
  private func write() {
    guard case .read = phase else { return }
    isStale = writing != nil
    guard !isStale else { return }
    writing = BackgroundTask.run { [file, counts] in
      let bytes = Array(counts.text.utf8)
      if bytes.count <= Self.limit { try? AtomicFile(file).write(bytes) }
    } then: { [self] in
      writing = nil
      if isStale { write() }
    }
  }

  package func finish() {
    waitForCounts(atMost: Self.finalTimeLimit)
    if writeTimer != nil { write() }
    writeTimer = nil
    let end = MonotonicClock.now + Self.finalTimeLimit
    while let writing, MonotonicClock.now < end { writing.wait(atMost: end - MonotonicClock.now) }
  }
}
