import GioBridge
import GtkBridge
import Posix
import QuiverCore

/// Switches the screens of a kiosk off at certain times of the day while nobody uses it. A touch or a key switches them on,
/// and does nothing else. If the display cannot switch its screens off, they are black.
final class ScreenSleep {
  /// Called before activity switches the screens on.
  var onActivity: () -> Void = {}
  /// Called when the screens were switched off or on.
  var onChange: (_ isAsleep: Bool) -> Void = { _ in }
  /// Whether somebody may use an application without this being known.
  var mayBeUsed: (IdleTimer) -> Bool = { _ in false }
  /// Whether nobody uses the kiosk, although the display may take a video that is playing for activity.
  var isKnownIdle: () -> Bool = { false }
  private(set) var isAsleep = false

  private let display: Display
  private lazy var power = ScreenPower(of: display)
  private let cover = ScreenCover()
  private var times: DailyTimes?
  /// The seconds without input after which the screens are switched off.
  private var delay = ScreenSleep.longestDelay
  /// Exists while the screens may be off.
  private var timer: IdleTimer?
  private var clock: (alarm: WallClockAlarm, source: LoopSource?)?
  private let timeZone = FileWatch()
  private static let longestDelay = 60.0
  private var coveredSince = 0.0
  /// Seconds within which a compositor reacts to a new window.
  private static let newWindowTime = 0.5

  init(on display: Display) {
    self.display = display
    cover.onActivity = { [weak self] in self?.wakeForActivity() }
    timeZone.onChange = { [weak self] _ in self?.followClock() }
  }

  func follow(_ environment: Environment) {
    let kiosk = environment.configuration.kiosk
    let wanted = environment.configuration.isKiosk ? kiosk.sleep : nil
    let delay = min(kiosk.idleReset ?? Self.longestDelay, Self.longestDelay)
    guard wanted != times || delay != self.delay else { return }
    (times, self.delay, timer, clock) = (wanted, delay, nil, nil)
    guard wanted != nil else { return wake() }
    if !isAsleep { power?.restore() }
    let alarm = WallClockAlarm()
    clock = (alarm, alarm.descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.followClock() } })
    timeZone.follow(["/etc/localtime"])
    followClock()
  }

  /// The home screen got input. Returns whether the event has only switched the screens on.
  func receive(_ event: Event) -> Bool {
    timer?.receiveInput()
    // That the pointer leaves the home screen is no activity: the cover has come between them.
    if event.begins { wakeForActivity() }
    return cover.isShown
  }

  /// New monitors sleep too.
  func monitorsChanged() {
    if isAsleep { coverAndSwitchOff() }
  }

  /// Brings the black windows in front of all others.
  func raiseCover() { cover.raise() }

  /// Switches the screens on before the end of the program.
  func finish() {
    (times, timer, clock) = (nil, nil, nil)
    wake()
  }

  private func followClock() {
    guard let times else { return }
    let minute = WallClock.localMinute
    clock?.alarm.set(atSecond: WallClock.second(ofNext: times.change(after: minute)))
    guard times.contains(minute) else {
      timer = nil
      return wake()
    }
    guard timer == nil else { return }
    timer = IdleTimer(
      on: display, after: delay, onIdle: { [weak self] in self?.sleep() },
      onActive: { [weak self] in self?.displayUsed() })
    if isKnownIdle() { sleep() }
  }

  private func sleep() {
    guard !isAsleep, let timer, !mayBeUsed(timer) else { return }
    if power == nil { Log.info("the display cannot switch its screens off; they are black instead") }
    isAsleep = true
    coverAndSwitchOff()
    onChange(true)
  }

  private func coverAndSwitchOff() {
    coveredSince = MonotonicClock.now
    cover.use(display.monitors.map(blackWindow))
    power?.turn(on: false)
  }

  private func blackWindow(on monitor: Monitor) -> CoverWindow {
    let window = CoverWindow(monitor, of: display, title: Strings.applicationName)
    window.isShown = true
    return window
  }

  /// cage takes a new window for activity, such as the one that covers the screen. That one gets the touches.
  private func displayUsed() {
    let isNew = display.backend == .wayland && MonotonicClock.now - coveredSince < Self.newWindowTime
    if !isNew { wakeForActivity() }
  }

  private func wakeForActivity() {
    if isAsleep { onActivity() }
    wake()
  }

  private func wake() {
    guard isAsleep else { return }
    isAsleep = false
    power?.turn(on: true)
    cover.hide()
    onChange(false)
  }
}
