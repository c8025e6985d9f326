import GtkBridge
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
  private var alarm: (alarm: WallClockAlarm, source: LoopSource?)?
  private let now: () -> Int

  /// Seconds by which a reminder may be late, such as after a restart.
  private static let longestDelay = 1800

  /// Uses no file before ``follow(_:)``.
  init(_ environment: Environment, now: @escaping () -> Int = { Int(WallClock.seconds) }) {
    self.now = now
    state = StateStore(
      environment.remindersFile, today: { WallClock.day }, loss: "there are no reminders of programmes")
    state.onChange = { [weak self] in self?.changed() }
  }

  /// Begins to use the file if there is a guide, or ends to use it.
  func follow(_ environment: Environment) {
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
    for id in state.text.programmes {
      guard let moved = guide.moved(id), moved != id else { continue }
      state.apply(.removed(id))
      state.apply(.added(moved))
    }
  }

  /// Reads the file if another process has changed it.
  func reload() { state.reload() }

  func finish() { state.finish() }

  private func changed() {
    onChange(state.text.programmes)
    followClock()
  }

  /// Reminds of what has begun, and waits for the next programme.
  private func followClock() {
    let now = now()
    let starts = state.text.programmes.compactMap { id in id.programme.map { (id: id, start: $0.start) } }
    for (id, start) in starts where start <= now {
      // A removal calls this again, which may have reminded of the others.
      guard state.text.programmes.contains(id) else { continue }
      state.apply(.removed(id))
      if now - start < Self.longestDelay { onBegin(id) }
    }
    guard let next = starts.map(\.start).filter({ $0 > now }).min() else { return alarm = nil }
    if alarm == nil {
      let made = WallClockAlarm()
      alarm = (made, made.descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.followClock() } })
    }
    alarm?.alarm.set(atSecond: next)
  }
}
