import GioBridge
import Posix
import QuiverCore

/// Follows the time of day, to the minute.
final class ClockWatch {
  private(set) var time: String
  private let format: String
  private let alarm = WallClockAlarm()
  private let timeZone = FileWatch()
  private var source: LoopSource?
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    let formats = WallClock.localeFormats
    format = ClockFormat.withoutSeconds(formats.time, twelveHours: formats.twelveHours)
    time = WallClock.localTime(format)
    source = alarm.descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.update() } }
    alarm.setToNextMinute()
    // No alarm tells that the time zone was changed, which replaces this link (localtime(5)).
    timeZone.onChange = { [weak self] _ in self?.update() }
    timeZone.follow(["/etc/localtime"])
  }

  private func update() {
    alarm.setToNextMinute()
    let now = WallClock.localTime(format)
    guard now != time else { return }
    time = now
    onChange()
  }
}
