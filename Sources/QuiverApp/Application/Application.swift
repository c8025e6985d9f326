import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The running springboard: its windows and everything that carries out its effects.
package final class Application {
  /// How the run ended.
  package enum Outcome: Equatable, Sendable {
    case done, noDisplay
  }

  /// How many files a window has open at the same time, with some that libraries open for a moment.
  nonisolated private static let neededFiles = 40

  /// How many more files can be open, and how many a window needs; nil if there are enough. GLib ends the program when it cannot
  /// open a file that it needs.
  nonisolated package static var missingFiles: (available: Int, needed: Int)? {
    let available = OpenFiles.available
    return available < neededFiles ? (available, neededFiles) : nil
  }

  let display: Display
  let settings: SettingsWatch
  /// The window that is always there. What concerns the document is sent through its stage.
  let main: SpringboardWindow
  /// The windows on other monitors that show the springboard too.
  var otherSpringboards: [SpringboardWindow] = []
  /// The windows on the monitors that show no springboard of their own.
  var secondaryWindows: [SecondaryWindow] = []
  /// Waits until the monitor of the main window is known.
  var placeOtherWindowsTimer: LoopSource?
  let catalogue: CatalogueStore
  let usage: UsageStore
  let installations: InstallationStore
  let iconZoom: IconZoomStore
  let launches: LaunchWatch
  let providers: ProviderSearch
  let power = PowerControl()
  /// The window whose search was the last to ask search providers.
  weak var askingWindow: SpringboardWindow?
  /// The windows that applications were launched in.
  var launchingViews: [ItemID: ViewID] = [:]
  let hints: HintStore
  let chosenSettings: SettingsStore
  /// nil unless this is the home screen of a display without a window manager.
  var unmanagedWindows: UnmanagedWindows?
  let guide = GuideStore()
  let reminders: ReminderStore
  /// Begins to use the reminders; nil before the first frame and afterwards.
  var remindersTimer: LoopSource?
  let kiosk: Kiosk
  let nativeStyle: NativeStyle
  let files = FileWatch()
  /// Wallpapers are watched separately, because they may be on a disk that does not answer.
  let pictures = FileWatch()
  let frameTiming: FrameTiming?
  let startTiming: StartTiming?
  let recorder: InputRecorder?
  let router = InputRouter()
  var environment: Environment
  /// The fault of the configuration that is shown; nil if there is none.
  var reportedDiagnostics: String?
  /// Whether a home screen on a Wayland layer is in front of all windows.
  var isRaised = false
  /// The windows of other programs on Wayland; nil unless a home screen is on a layer, and the compositor tells.
  var toplevelWindows: ToplevelWindows?
  var keyboardIdle: LoopSource?
  /// The monitor of a home screen was removed, and it is not on another one yet.
  var isWaitingForMonitor = false
  var monitorTimer: LoopSource?
  /// Follows a change of the monitors.
  var monitorsTimer: LoopSource?
  /// The work area when the search was opened, before an on-screen keyboard came; nil if nothing is searched.
  var workAreaBeforeSearch: Extent?
  var home: HomeKeeper
  var instance: Instance?
  /// The bus of the computer, once it is needed.
  var systemBus: Bus?
  var signals: [LoopSource] = []
  /// Starts to save soon after the first frame; nil until the first frame.
  var startSavingIdle: LoopSource?
  /// Checks the caches after the first frame.
  var confirmCachesTimer: LoopSource?
  /// The result of a scan that ended before the first frame.
  var earlyUpdate: CatalogueStore.Update?
  var earlyUpdateTimer: LoopSource?
  /// The places that do not answer, each with a thread that waits for it.
  var awaitedPlaces: Set<String> = []

  var windows: [SpringboardWindow] { [main] + otherSpringboards }
  var stage: Stage { main.stage }
  var resources: RenderResources { main.resources }

  /// The resources of all windows.
  var allResources: [RenderResources] { windows.map(\.resources) + secondaryWindows.map(\.resources) }

  private init(
    _ environment: Environment, on display: Display, as instance: Instance?, under supervision: Supervision?,
    startTiming: StartTiming?
  ) {
    self.startTiming = startTiming
    self.display = display
    self.instance = instance
    // Starts the work of other threads and processes first.
    let catalogue = CatalogueStore(
      environment.catalogueSources, environment.directories, cache: environment.cache)
    self.catalogue = catalogue
    catalogue.begin()
    home = HomeKeeper(environment, postponed: true)
    home.load()
    iconZoom = IconZoomStore(environment)
    let resources = RenderResources(environment, on: DesktopSettings()) { catalogue.entry($0) }
    settings = SettingsWatch(of: display)
    let environment = environment.following(DesktopAppearance(settings.current))
    self.environment = environment
    resources.follow(environment, on: settings.current)
    nativeStyle = NativeStyle(environment, on: display)
    frameTiming = environment.logsTiming(of: "frames") ? FrameTiming(display) : nil
    let springboard = Springboard(
      viewport: Viewport(size: .zero), preferences: environment.preferences(on: settings.current),
      presentations: environment.configuration.presentations)
    main = Self.mainWindow(springboard, resources, catalogue, environment, on: display, timing: frameTiming)
    launches = LaunchWatch(environment, on: display)
    usage = UsageStore(environment)
    installations = InstallationStore(environment)
    reminders = ReminderStore(environment)
    providers = ProviderSearch(environment)
    hints = HintStore(environment)
    chosenSettings = SettingsStore(environment)
    kiosk = Kiosk(environment, under: supervision, on: display, launcher: launches.launcher)
    recorder = InputRecorder(environment)
    connect()
  }

  private static func mainWindow(
    _ springboard: Springboard, _ resources: RenderResources, _ catalogue: CatalogueStore, _ environment: Environment,
    on display: Display, timing: FrameTiming?
  ) -> SpringboardWindow {
    let canvas = Canvas()
    let window = Window(for: environment, on: display, canvas: canvas)
    if display.backend == .wayland {
      Log.info(window.isLayered ? "the window is on a layer" : "the window is an ordinary one, without a layer")
    }
    let stage = Stage(
      SharedSpringboard(springboard), .main, resources: resources, canvas: canvas, timing: timing,
      firstFrameCache: environment.cache.map(FirstFrameCache.init))
    return SpringboardWindow(window, stage, catalogue)
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
    let bus = Instance.connect()
    let display = Display.open(applicationID: Instance.name, isKiosk: isKiosk)
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
      environment, on: display, as: instance, under: supervision, startTiming: startTiming)
    application.begin(isHidden: request == nil)
    if instance == nil { bus.onOpen { application.connect(to: $0, request: request) } }
    if let request, request.act != nil { application.answer(request) }
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
