import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The history of what is launched and chosen. Its file is read and written on another thread: some seconds after a use,
/// and at the end.
package final class UsageStore {
  /// Called when the history or the day has changed.
  package var onChange: () -> Void = {}
  /// The history, including what is not saved yet. It is empty while none is kept.
  package private(set) var history = UsageHistory()
  /// The present day, in days since 1970, as of the last use or ``updateDay()``.
  package private(set) var day: Double
  /// The present part of the day, as of the same time.
  package private(set) var dayPart: DayPart
  /// The uses that the file does not contain yet.
  private var unsaved: [UsageHistory.Use] = []
  private var phase = Phase.off
  /// What the file contained when it was last read or written; nil before.
  private var saved: UsageFile.Content?
  private var writeTimer: LoopSource?
  /// Counts how often a history began or ended; the results of older jobs are ignored.
  private var round = 0
  private let usageFile: UsageFile
  private let today: () -> Double
  private let hour: () -> Int
  /// Seconds from the first use that is not saved yet.
  private static let writeDelay = 3.0
  /// Seconds that the program waits for the disk before it ends.
  private static let finalTimeLimit = 0.5

  private enum Phase {
    /// No history is kept.
    case off
    /// The file could not be read, so it is left alone.
    case unreadable
    case idle
    /// The file is being read or written. `again`: something has changed meanwhile.
    case busy(BackgroundTask, again: Bool)
  }

  package init(
    _ environment: Environment, today: @escaping () -> Double = { WallClock.day },
    hour: @escaping () -> Int = { WallClock.localHour }
  ) {
    usageFile = environment.usageFile
    (self.today, self.hour) = (today, hour)
    (day, dayPart) = (today(), DayPart(hour: hour()))
    follow(environment)
  }

  /// Begins or ends to keep a history if the configuration has changed.
  package func follow(_ environment: Environment) {
    let isOff = if case .off = phase { true } else { false }
    guard environment.keepsUsage == isOff else { return }
    round += 1
    (saved, unsaved, writeTimer) = (nil, [], nil)
    phase = isOff ? .idle : .off
    if isOff { synchronize() }
    updateHistory()
  }

  /// The file to watch; nil if no history is kept.
  var file: String? { if case .off = phase { nil } else { usageFile.path } }

  /// Waits for the history in the file.
  package func waitForHistory(atMost seconds: Double) {
    if case .busy(let task, _) = phase { task.wait(atMost: seconds) }
  }

  package func countLaunch(of id: ItemID) {
    (day, dayPart) = (today(), DayPart(hour: hour()))
    learn(.launch(id, day: day, dayPart))
  }

  package func remember(choice id: ItemID, for text: String) {
    learn(.choice(id, for: text))
  }

  /// Follows the calendar and the time of day when the window is shown.
  package func updateDay() {
    let present = (today(), DayPart(hour: hour()))
    guard (day, dayPart) != present else { return }
    (day, dayPart) = present
    onChange()
  }

  /// Reads the file if another process has changed it.
  package func reload() { synchronize() }

  package func finish() {
    let end = MonotonicClock.now + Self.finalTimeLimit
    if !unsaved.isEmpty { synchronize() }
    while case .busy(let task, _) = phase, MonotonicClock.now < end { task.wait(atMost: end - MonotonicClock.now) }
  }
}

extension UsageStore {
  private func learn(_ use: UsageHistory.Use) {
    switch phase {
    case .off, .unreadable: return
    case .idle, .busy: unsaved.append(use)
    }
    history.learn(use)
    onChange()
    writeTimer = writeTimer ?? MainLoop.timer(after: Self.writeDelay) { [weak self] in self?.synchronize() }
  }

  /// Adds the unsaved uses to the file, and adopts its content.
  private func synchronize() {
    switch phase {
    case .off, .unreadable: return
    case .busy(let task, _): phase = .busy(task, again: true)
    case .idle: begin()
    }
  }

  private func begin() {
    let uses = saved == nil ? [] : unsaved
    if !uses.isEmpty { writeTimer = nil }
    let task = BackgroundTask.run { [usageFile, saved, day] in
      usageFile.synchronized(adding: uses, to: saved, on: day)
    } then: { [weak self, round] result in
      guard let self, self.round == round else { return }
      finish(result, saving: uses.count)
    }
    phase = .busy(task, again: false)
  }

  private func finish(_ result: Result<UsageFile.Content, FileFault>, saving count: Int) {
    let isAgain = if case .busy(_, again: true) = phase { true } else { false }
    phase = .idle
    switch result {
    case .success(let content): adopt(content, saving: count)
    case .failure(let fault) where saved == nil: return giveUp(fault)
    case .failure(let fault): Log.info("\(usageFile.path) \(fault)")
    }
    if isAgain { synchronize() }
  }

  private func adopt(_ content: UsageFile.Content, saving count: Int) {
    unsaved.removeFirst(count)
    if let saved, content.isCleared(since: saved) { unsaved = [] }
    saved = content
    updateHistory()
  }

  private func giveUp(_ fault: FileFault) {
    Log.warning("\(usageFile.path) \(fault); what is opened is not counted there")
    (phase, unsaved, writeTimer) = (.unreadable, [], nil)
    updateHistory()
  }

  private func updateHistory() {
    var new = saved?.history ?? UsageHistory()
    for use in unsaved { new.learn(use) }
    guard new != history else { return }
    history = new
    onChange()
  }
}

extension UsageFile {
  fileprivate nonisolated func synchronized(
    adding uses: [UsageHistory.Use], to known: Content?, on day: Double
  ) -> Result<Content, FileFault> {
    Result { () throws(FileFault) in
      guard let known, !uses.isEmpty else { return try read(unless: known) }
      return try add(uses, to: known, on: day)
    }
  }
}
