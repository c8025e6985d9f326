import GioBridge
import QuiverCore

/// Shows the hint how to arrange icons, until the user knows.
final class HintStore {
  /// Called when the hint is to be shown.
  var onHint: () -> Void = {}
  /// nil in the demo, which keeps no files, and as soon as nothing more is to be recorded.
  private var record: HintRecord?
  private var task: BackgroundTask?

  init(_ environment: Environment) {
    record = environment.isDemo ? nil : HintRecord(environment)
  }

  /// The home screen was shown.
  func homeScreenShown() {
    guard let record, task == nil else { return }
    task = BackgroundTask.run {
      record.shouldShowAndCount()
    } then: { [weak self] isTurn in
      guard let self else { return }
      task = nil
      if self.record == nil { markLearned(in: record) } else if isTurn { onHint() }
    }
  }

  /// The user has done what the hint says.
  func learned() {
    guard let record else { return }
    self.record = nil
    if task == nil { markLearned(in: record) }
  }

  /// One task runs at a time, so that what is written last is that the user knows.
  private func markLearned(in record: HintRecord) {
    task = BackgroundTask.run {
      record.markLearned()
    } then: { [weak self] in
      self?.task = nil
    }
  }

  /// Saves before the program ends, and waits for that for a moment.
  func finish() { task?.wait(atMost: Self.finalTimeLimit) }

  /// In seconds.
  private static let finalTimeLimit = 0.5
}
