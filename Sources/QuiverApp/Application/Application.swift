import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The running springboard: a window with a stage on it, and the world it acts in.
package final class Application {
  /// How a run ended.
  package enum Outcome: Equatable, Sendable { case done, noDisplay }

  let display: Display
  let settings: SettingsWatch
  let stage: Stage
  let resources: RenderResources
  let catalogue: CatalogueStore
  let usage: UsageStore
  let launches: LaunchWatch
  let accessibility: AccessibleBoard
  let naming: FolderNaming
  let nativeStyle: NativeStyle
  let files = FileWatch()
  /// A wallpaper may be on a disk that does not answer, and is watched by itself.
  let pictures = FileWatch()
  let frameTiming: FrameTiming?
  let startTiming: StartTiming?
  let recorder: InputRecorder?
  let router = InputRouter()
  var environment: Environment
  var window: Window
  /// While it is open.
  var menu: Menu?
  var home: HomeKeeper
  let instance: Instance?
  var signals: [LoopSource] = []
  /// Saves what came before the first frame, soon after it; nil until then.
  var startSavingIdle: LoopSource?
  /// Looks again at what earlier runs kept, when that is on screen.
  var confirmCachesTimer: LoopSource?
  /// Applications that were found before the first frame.
  var earlyUpdate: CatalogueStore.Update?
  var earlyUpdateTimer: LoopSource?
  /// What was left out, and is waited for on threads of its own.
  var awaitedPlaces: Set<String> = []
  var accessibilityIdle: LoopSource?

  private init(
    _ environment: Environment, on display: Display, as instance: Instance?, startTiming: StartTiming?
  ) {
    self.startTiming = startTiming
    self.environment = environment
    self.display = display
    self.instance = instance
    // What takes others a while is begun first.
    let catalogue = CatalogueStore(
      environment.catalogueSources, environment.directories, cache: environment.cache)
    self.catalogue = catalogue
    catalogue.begin()
    home = HomeKeeper(environment, postponed: true)
    home.load()
    resources = RenderResources(environment, on: DesktopSettings()) { catalogue.entry($0) }
    settings = SettingsWatch(of: display)
    resources.follow(environment, on: settings.current)
    nativeStyle = NativeStyle(environment, on: display)
    let canvas = Canvas()
    window = Window(for: environment, on: display, canvas: canvas)
    frameTiming = environment.logsTiming(of: "frames") ? FrameTiming(display) : nil
    let springboard = Springboard(
      viewport: Viewport(size: .zero), preferences: environment.configuration.preferences(on: settings.current))
    let stage = Stage(
      springboard, resources: resources, canvas: canvas, timing: frameTiming,
      firstFrameCache: environment.cache.map(FirstFrameCache.init))
    self.stage = stage
    launches = LaunchWatch(environment, on: display)
    usage = UsageStore(environment)
    accessibility = AccessibleBoard(on: canvas, words: ItemDescriptions(stage, catalogue))
    naming = FolderNaming(on: canvas)
    recorder = InputRecorder(environment)
    connect()
  }

  /// Raises the springboard that runs, or becomes it and returns when it ends. With no request it becomes one that waits
  /// out of sight, or leaves the one that runs as it is. `isHung`: one runs, and was asked already in vain.
  package static func run(
    _ environment: Environment, on request: InstanceRequest?, isHung: Bool = false
  ) -> Outcome {
    let startTiming = StartTiming(environment)
    hideUnresponsiveDirectories(environment)
    useBlankTheme(environment)
    let bus = Instance.connect()
    let display = Display.open(applicationID: Instance.name)
    startTiming?.reach(.display)
    let part = Instance.begin(request, token: environment.startupToken, isHung: isHung, on: bus)
    guard case .springboard(let instance) = part else { return .done }
    startTiming?.reach(.bus)
    guard let display else { return .noDisplay }
    let application = Application(environment, on: display, as: instance, startTiming: startTiming)
    application.begin(isHidden: request == nil)
    if request == .edit { application.answer(.edit) }
    MainLoop.run()
    application.end()
    return .done
  }

  /// GTK, GLib and the icon helper read what these variables name.
  private static func hideUnresponsiveDirectories(_ environment: Environment) {
    for (name, value) in environment.variables where value != environment.inherited[name] {
      ProcessEnvironment.set(name, to: value)
    }
  }

  /// Where the user has GTK's data elsewhere, that is left alone.
  private static func useBlankTheme(_ environment: Environment) {
    let assets = environment.assets
    guard environment.variables["GTK_DATA_PREFIX"] == nil, assets.hasBlankTheme else { return }
    BlankTheme.apply(Assets.blankTheme, from: assets.gtk)
  }
}
