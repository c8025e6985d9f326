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
  let natives: NativeStyle
  let files = FileWatch()
  /// A wallpaper may be on a disk that does not answer, and is watched by itself.
  let pictures = FileWatch()
  let frameTiming: FrameTiming?
  let startTiming: StartTiming?
  let recorder: TraceRecorder?
  let router = InputRouter()
  var surroundings: Surroundings
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
    _ surroundings: Surroundings, on display: Display, as instance: Instance?, startTiming: StartTiming?
  ) {
    self.startTiming = startTiming
    self.surroundings = surroundings
    self.display = display
    self.instance = instance
    // What takes others a while is begun first.
    let catalogue = CatalogueStore(
      surroundings.catalogueSources, surroundings.directories, cache: surroundings.cache)
    self.catalogue = catalogue
    catalogue.begin()
    home = HomeKeeper(surroundings, postponed: true)
    home.load()
    resources = RenderResources(surroundings, on: DesktopSettings()) { catalogue.entry($0) }
    settings = SettingsWatch(of: display)
    resources.follow(surroundings, on: settings.current)
    natives = NativeStyle(surroundings, on: display)
    let canvas = Canvas()
    window = Window(for: surroundings, on: display, canvas: canvas)
    frameTiming = surroundings.logsTiming(of: "frames") ? FrameTiming(display) : nil
    let springboard = Springboard(
      viewport: Viewport(size: .zero), preferences: surroundings.configuration.preferences(on: settings.current))
    let stage = Stage(
      springboard, resources: resources, canvas: canvas, timing: frameTiming,
      firstFrameCache: surroundings.cache.map(FirstFrameCache.init))
    self.stage = stage
    launches = LaunchWatch(surroundings, on: display)
    usage = UsageStore(surroundings)
    accessibility = AccessibleBoard(on: canvas, words: BoardWords(stage, catalogue))
    naming = FolderNaming(on: canvas)
    recorder = TraceRecorder(surroundings)
    connect()
  }

  /// Raises the springboard that runs, or becomes it and returns when it ends. With no request it becomes one that waits
  /// out of sight, or leaves the one that runs as it is. `isHung`: one runs, and was asked already in vain.
  package static func run(
    _ surroundings: Surroundings, on request: InstanceRequest?, isHung: Bool = false
  ) -> Outcome {
    let startTiming = StartTiming(surroundings)
    leaveOutUnresponsive(surroundings)
    leaveOutTheme(surroundings)
    let bus = Instance.connect()
    let display = Display.open(applicationID: Instance.name)
    startTiming?.reach(.display)
    let part = Instance.begin(request, token: surroundings.startupToken, isHung: isHung, on: bus)
    guard case .springboard(let instance) = part else { return .done }
    startTiming?.reach(.bus)
    guard let display else { return .noDisplay }
    let application = Application(surroundings, on: display, as: instance, startTiming: startTiming)
    application.begin(isHidden: request == nil)
    if request == .edit { application.answer(.edit) }
    MainLoop.run()
    application.end()
    return .done
  }

  /// GTK, GLib and the icon helper read what these variables name.
  private static func leaveOutUnresponsive(_ surroundings: Surroundings) {
    for (name, value) in surroundings.environment where value != surroundings.inherited[name] {
      ProcessEnvironment.set(name, to: value)
    }
  }

  /// Where the user has GTK's data elsewhere, that is left alone.
  private static func leaveOutTheme(_ surroundings: Surroundings) {
    let assets = surroundings.assets
    guard surroundings.environment["GTK_DATA_PREFIX"] == nil, assets.hasBlankTheme else { return }
    BlankTheme.wear(Assets.blankTheme, from: assets.gtk)
  }
}
