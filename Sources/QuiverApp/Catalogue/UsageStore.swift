import Freedesktop
import GtkBridge
import SpringboardEngine

/// Counts what is opened from here, in `$XDG_STATE_HOME/quiver/usage`. Nothing waits for that: it is written some seconds
/// later, beside the main thread, and at the end.
package final class UsageStore {
  /// The counts are other than they were some seconds ago.
  package var onChange: () -> Void = {}
  private(set) var counts = UsageCounts()
  /// nil: nothing is kept.
  private let file: AtomicFile?
  private var pending: LoopSource?
  /// Seconds from the first opening that is not kept yet.
  private static let pause = 3.0

  package init(_ surroundings: Surroundings) {
    file = surroundings.isDemo ? nil : try? AtomicFile("\(surroundings.directories.stateHome)/quiver/usage")
    guard let file, let bytes = try? RegularFile.read(file.path) else { return }
    counts = UsageCounts(bytes)
  }

  package func count(_ id: ItemID) {
    counts.count(id)
    pending = pending ?? MainLoop.timer(after: Self.pause) { [weak self] in self?.settle() }
  }

  private func settle() {
    pending = nil
    Errand.run { [file, counts] in
      Self.write(counts, to: file)
    } then: {
    }
    onChange()
  }

  package func finish() {
    if pending != nil { Self.write(counts, to: file) }
    pending = nil
  }

  /// Counts that cannot be written are no great loss.
  nonisolated private static func write(_ counts: UsageCounts, to file: AtomicFile?) {
    try? file?.write(Array(counts.text.utf8))
  }
}
