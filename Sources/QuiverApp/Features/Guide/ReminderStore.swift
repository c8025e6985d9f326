import GioBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The programmes of which the user is reminded, with their file, and an alarm for the next one.
final class ReminderStore {
  /// Called when there are other reminders.
  var onChange: (Set<ItemID>) -> Void = { _ in }
  /// Called when a programme begins.
  var onBegin: (ItemID) -> Void = { _ in }
  private let state: StateStore<RemindersText>
  private var guide: Guide?
  /// The guide that all reminders follow; nil until the file and a guide were read.
  private var followedGuide: Guide?
  private var alarm: (alarm: WallClockAlarm, source: LoopSource?)?
  private let now: () -> Int

  /// Seconds by which a reminder may be late, such as after a restart.
  private static let longestDelay = 1800

  /// Uses no file before ``configure(_:)``.
  init(_ environment: Environment, now: @escaping () -> Int = { Int(WallClock.seconds) }) {
    self.now = now
    state = StateStore(
      environment.remindersFile, today: { WallClock.day }, loss: "there are no reminders of programmes")
    state.onChange = { [weak self] in self?.changed() }
  }

  /// Begins to use the file if there is a guide, or ends to use it.
  func configure(_ environment: Environment) {
    state.use(environment.keepsState && environment.configuration.guide.isShown)
  }

  /// The file to watch; nil if it is not used.
  var file: String? { state.file }

  /// Returns false if the file is not used or cannot be read, so that the reminder would be lost.
  func apply(_ change: RemindersText.Change) -> Bool {
    state.apply(change)
    return state.isUsable
  }

  /// Follows the programmes that begin at other times now than when the user chose them.
  func follow(_ guide: Guide) {
    self.guide = guide
    _ = reschedule()
  }

  /// Reads the file if another process has changed it.
  func reload() { state.reload() }

  func finish() { state.finish() }

  private func changed() {
    onChange(state.text.programmes)
    if !reschedule() { remind() }
  }

  /// Returns whether a reminder has changed, in which case this was called again.
  private func reschedule() -> Bool {
    guard let guide, state.isRead else { return false }
    let moved = state.text.programmes.compactMap { id in
      guide.rescheduled(id, since: followedGuide, after: now()).map { (old: id, new: $0) }
    }
    followedGuide = guide
    for (old, new) in moved {
      state.apply(.removed(old))
      state.apply(.added(new))
    }
    return !moved.isEmpty
  }

  /// Reminds of what has begun, and waits for the next programme.
  private func remind() {
    let now = now()
    let begun = state.text.programmes.filter { ($0.programme?.start ?? 0) <= now }
    guard begun.isEmpty else {
      // This calls `remind` again, with none of them left.
      state.apply(.begun(by: now))
      for id in begun.sorted() where now - (id.programme?.start ?? 0) < Self.longestDelay {
        onBegin(id)
      }
      return
    }
    guard let next = state.text.programmes.compactMap({ $0.programme?.start }).min() else { return alarm = nil }
    if alarm == nil {
      let made = WallClockAlarm()
      alarm = (made, made.descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.remind() } })
    }
    alarm?.alarm.set(atSecond: next)
  }
}
