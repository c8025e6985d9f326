import GioBridge
import GtkBridge
import Posix
import QuiverCore
import QuiverSession
import SpringboardEngine

/// The running springboard: its windows and everything that carries out its effects.
package final class Application {
  /// How the run ended.
  package enum Outcome: Equatable, Sendable {
    case done, noDisplay
  }

  let session: Session
  let windows: Windows
  let launches: LaunchWatch
  let features: Features
  let files = FileWatch()
  let timing: Timing
  let recorder: InputRecorder?
  var instance: Instance?
  var signals: [LoopSource] = []
  /// The fault of the configuration that is shown; nil if there is none.
  var reportedDiagnostics: String?
  /// Confirms the first frame.
  var confirmTimer: LoopSource?

  /// The measurements that the environment asks for.
  struct Timing {
    let frames: FrameTiming?
    let start: StartTiming?
  }

  var environment: Environment { session.environment }
  var stage: Stage { windows.main.stage }

  private init(
    _ environment: Environment, _ early: EarlyReading, on display: Display, as instance: Instance?,
    under supervision: Supervision?, startTiming: StartTiming?
  ) {
    let catalogue = early.catalogue
    self.instance = instance
    let iconZoom = IconZoomStore(environment)
    let resources = RenderResources(environment, on: DesktopSettings(), entries: catalogue)
    let settings = SettingsWatch(of: display)
    let environment = environment.following(DesktopAppearance(settings.current))
    resources.follow(environment, on: settings.current)
    session = Session(environment, on: display, settings)
    timing = Timing(
      frames: environment.logsTiming(of: "frames") ? FrameTiming(display) : nil, start: startTiming)
    let desktop = DesktopPreferences(settings.current)
    let springboard = Springboard(
      viewport: Viewport(size: .zero),
      preferences: environment.configuration.preferences(on: desktop, in: environment.runningSession(on: desktop)),
      restrictions: environment.configuration.effectiveRestrictions,
      presentations: environment.configuration.presentations)
    let main = Self.mainWindow(
      springboard, resources, early, environment, on: display, timing: timing.frames)
    windows = Windows(main, session, catalogue)
    launches = LaunchWatch(environment, on: display)
    let services = Services(session: session, windows: windows, catalogue: catalogue, launches: launches)
    features = Features(services, early.home, iconZoom, under: supervision)
    recorder = InputRecorder(environment)
    connect()
  }

  private static func mainWindow(
    _ springboard: Springboard, _ resources: RenderResources, _ early: EarlyReading, _ environment: Environment,
    on display: Display, timing: FrameTiming?
  ) -> SpringboardWindow {
    let canvas = Canvas()
    let window = Window(for: environment, on: display, canvas: canvas)
    if display.backend == .wayland {
      Log.info(window.isLayered ? "the window is on a layer" : "the window is an ordinary one, without a layer")
    }
    let stage = Stage(
      SharedSpringboard(springboard), .main, resources: resources, canvas: canvas, timing: timing,
      firstFrameCache: early.firstFrame)
    return SpringboardWindow(window, stage, early.catalogue)
  }

  /// Shows the running springboard, or becomes the springboard and returns when it ends. Without a request a new
  /// springboard starts hidden, and a running one is left alone. `isHung`: one is running, and has not answered.
  package static func run(
    _ environment: Environment, on request: InstanceRequest?, isHung: Bool = false
  ) -> Outcome {
    GLibLog.pass(to: Log.line)
    let (isKiosk, supervision) = (environment.kioskFile != nil, environment.kioskFile.flatMap { _ in Supervision() })
    let startTiming = StartTiming(environment)
    applyVariables(environment)
    useBlankTheme(environment)
    Display.prepareVariables(isKiosk: isKiosk)
    let bus = Instance.connect()
    let early = EarlyReading(environment, isShown: request != nil)
    // The window of a kiosk has no other windows in front of it that would need a desktop window.
    let isHome = !isKiosk && environment.configuration.springboard.windowKind == .home
    let display = Display.open(applicationID: Instance.name, hasDesktopWindow: isHome, isKiosk: isKiosk)
    startTiming?.reach(.display)
    var instance: Instance?
    if !isKiosk {
      let part = Instance.begin(request, token: environment.startupToken, isHung: isHung, on: bus)
      guard case .springboard(let own) = part else { return .done }
      instance = own
    }
    startTiming?.reach(.bus)
    guard let display else { return .noDisplay }
    let application = Application(
      environment, early, on: display, as: instance, under: supervision, startTiming: startTiming)
    application.begin(isHidden: request == nil)
    if instance == nil { bus.onOpen { application.connect(to: $0, request: request) } }
    if let request, request.act != nil, case .success(let work) = application.answer(request) { work() }
    MainLoop.run()
    application.end()
    return .done
  }

  /// GTK, GLib and the icon decoder read the variables of this process. They get neither directories that do not answer,
  /// nor in a kiosk what belongs to the user, nor scales that GTK cannot use.
  private static func applyVariables(_ environment: Environment) {
    let (present, (wanted, faults)) = (ProcessEnvironment.current, ScaleVariables.checking(environment.variables))
    for fault in faults { Log.warning(fault) }
    for name in present.keys where wanted[name] == nil { ProcessEnvironment.remove(name) }
    for (name, value) in wanted where value != present[name] { ProcessEnvironment.set(name, to: value) }
  }

  /// Does nothing if the user has set another prefix for GTK's files.
  private static func useBlankTheme(_ environment: Environment) {
    let assets = environment.assets
    guard environment.variables["GTK_DATA_PREFIX"] == nil, assets.hasBlankTheme else { return }
    BlankTheme.apply(Assets.blankTheme, from: assets.gtk)
  }
}
