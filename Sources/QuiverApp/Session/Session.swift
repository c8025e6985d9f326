import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The desktop session that the springboard runs in, and what every part of the application knows about the run.
final class Session {
  /// How far the run has come.
  enum Phase: Comparable {
    /// The first frame is not painted yet.
    case starting
    /// The first frame is on its way to the screen. Saving may begin.
    case painted
    /// The first frame is on screen. What was read from caches is checked.
    case confirmed
  }

  let display: Display
  let settings: SettingsWatch
  let nativeStyle: NativeStyle
  /// The configuration that is in force.
  private(set) var environment: Environment
  private(set) var phase = Phase.starting
  /// The session bus; nil if there is no connection.
  private(set) var bus: Bus?
  /// The X server's timestamp of the last input, which allows a new window to take the focus.
  private(set) var serverTime: UInt32 = 0
  /// Whether the screens of a kiosk are on.
  private(set) var areScreensOn = true
  /// Whether something is in front of the home screen of a kiosk that attracts visitors, or soon will be.
  private(set) var isAttracting = false
  /// Whether squeekboard is running, which appears when text can be entered; nil until that is known.
  private(set) var hasSqueekboard: Bool?
  /// How much larger text is than configured.
  private(set) var textScale = 1.0
  /// Receives what one part of the application reports and others act on.
  var onEvent: (SessionEvent) -> Void = { _ in }

  init(_ environment: Environment, on display: Display, _ settings: SettingsWatch) {
    (self.environment, self.display, self.settings) = (environment, display, settings)
    nativeStyle = NativeStyle(environment, on: display)
  }

  /// Adopts a changed configuration.
  func follow(_ environment: Environment) { self.environment = environment }

  /// The run has come to another phase.
  func reach(_ phase: Phase) { self.phase = phase }

  func connect(to bus: Bus) { self.bus = bus }

  /// An input came, which has a timestamp of the X server.
  func receivedInput(at serverTime: UInt32) { self.serverTime = serverTime }

  /// The screens of a kiosk were switched on or off.
  func screensSwitched(areOn: Bool) { areScreensOn = areOn }

  /// What attracts visitors to a kiosk has come in front of the home screen, or is gone.
  func attractModeChanged(isShown: Bool) { isAttracting = isShown }

  /// It is known whether squeekboard is running.
  func squeekboard(isRunning: Bool) {
    guard isRunning != hasSqueekboard else { return }
    hasSqueekboard = isRunning
    post(.squeekboardChanged)
  }

  /// Makes text larger than configured.
  func enlargeText(by factor: Double) { textScale = factor }

  /// Tells all parts of the application.
  func post(_ event: SessionEvent) { onEvent(event) }

  var configuration: Configuration { environment.configuration }
  var isKiosk: Bool { environment.kioskFile != nil }
  var windowKind: Preferences.WindowKind { configuration.springboard.windowKind }
}

/// An event that one part of the application reports and others act on.
enum SessionEvent {
  /// The springboard will be shown.
  case willShow
  /// The cached first frame was compared with what would be painted, or replaced.
  case frameConfirmed
  /// A window was shown, hidden, covered or uncovered.
  case visibilityChanged
  /// A home screen was brought in front of all windows, or sent back.
  case raised
  case monitorsChanged
  /// Squeekboard has started or ended, or it is known for the first time whether it is running.
  case squeekboardChanged
  /// Another program has changed the order of the windows.
  case restacked
  /// A feature adds other values to the preferences than before.
  case preferencesChanged
  /// A feature watches other files than before.
  case watchedFilesChanged
  /// Another set of applications is installed.
  case applicationsChanged
  /// The springboard has received the applications, also those that it shows at the start.
  case applicationsSent
  /// All installed applications. The event is not posted while some of them may be unknown.
  case found([ItemID])
  /// A place that was left out answers again.
  case answers(String)
  /// An application is about to be launched, from its tile or by the service menu of a kiosk.
  case launching(ItemID)
  case launched(ItemID, LaunchOutcome)
  /// Other applications are running than before.
  case running(Set<ItemID>)
  /// Everything that a visitor of a kiosk has left open is closed.
  case reset
  /// Something happened that the log of a kiosk records.
  case kiosk(KioskEvent)
}
