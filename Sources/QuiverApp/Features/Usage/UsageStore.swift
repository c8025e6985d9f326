import Posix
import QuiverCore
import SpringboardEngine

/// The history of what is launched and chosen, with its file.
package final class UsageStore {
  /// Called when the history or the day has changed.
  package var onChange: () -> Void = {}
  /// The present day, in days since 1970, as of the last use or ``updateDay()``.
  package private(set) var day: Double
  /// The present part of the day, as of the same time.
  package private(set) var dayPart: DayPart
  private let state: StateStore<UsageText>
  private let today: () -> Double
  private let hour: () -> Int

  package init(
    _ environment: Environment, today: @escaping () -> Double = { WallClock.day },
    hour: @escaping () -> Int = { WallClock.localHour }
  ) {
    (self.today, self.hour) = (today, hour)
    (day, dayPart) = (today(), DayPart(hour: hour()))
    state = StateStore(environment.usageFile, today: today, loss: "what is opened is not counted there")
    state.onChange = { [weak self] in self?.onChange() }
    follow(environment)
  }

  /// The history, including what is not saved yet. It is empty while none is kept.
  package var history: UsageHistory { state.text.history }

  /// Begins or ends to keep a history if the configuration has changed.
  package func follow(_ environment: Environment) { state.use(environment.keepsUsage) }

  /// The file to watch; nil if no history is kept.
  var file: String? { state.file }

  /// Waits for the history in the file.
  package func waitForHistory(atMost seconds: Double) { state.wait(atMost: seconds) }

  package func countLaunch(of id: ItemID) {
    (day, dayPart) = (today(), DayPart(hour: hour()))
    state.apply(.launch(id, day: day, dayPart))
  }

  package func remember(choice id: ItemID, for text: String) {
    state.apply(.choice(id, for: text))
  }

  /// Follows the calendar and the time of day when the window is shown.
  package func updateDay() {
    let present = (today(), DayPart(hour: hour()))
    guard (day, dayPart) != present else { return }
    (day, dayPart) = present
    onChange()
  }

  /// Reads the file if another process has changed it.
  package func reload() { state.reload() }

  package func finish() { state.finish() }
}
