import Freedesktop
import GtkBridge
import SpringboardEngine

/// The running springboard: a window with a stage on it, and the world it acts in.
package final class Application {
  /// How a run ended.
  package enum Outcome: Equatable, Sendable { case done, noDisplay }

  let display: Display
  let settings: SettingsWatch
  let stage: Stage
  let scenery: Scenery
  let catalogue: CatalogueStore
  let launches: LaunchWatch
  let accessibility: AccessibleBoard
  let natives: NativeStyle
  let files = FileWatch()
  let frames: FrameTrace?
  let start: StartTrace?
  let recorder: TraceRecorder?
  let router = InputRouter()
  var surroundings: Surroundings
  var window: Window
  var home: HomeKeeper
  let instance: Instance?
  var signals: [LoopSource] = []

  private init(
    _ surroundings: Surroundings, on display: Display, as instance: Instance?, tracing start: StartTrace?
  ) {
    self.start = start
    self.surroundings = surroundings
    self.display = display
    self.instance = instance
    settings = SettingsWatch(of: display)
    let catalogue = CatalogueStore(surroundings.catalogueSources, surroundings.directories)
    self.catalogue = catalogue
    catalogue.refresh()
    scenery = Scenery(surroundings, on: settings.current) { catalogue.entry($0) }
    natives = NativeStyle(surroundings, on: display)
    let canvas = Canvas()
    window = Window(for: surroundings, on: display, canvas: canvas)
    frames = surroundings.traces("frames") ? FrameTrace(display) : nil
    let springboard = Springboard(
      viewport: Viewport(size: .zero), preferences: surroundings.configuration.preferences(on: settings.current))
    stage = Stage(springboard, scenery: scenery, canvas: canvas, frames: frames)
    launches = LaunchWatch(surroundings, on: display)
    home = HomeKeeper(surroundings)
    accessibility = AccessibleBoard(on: canvas) { catalogue.entry($0) }
    recorder = TraceRecorder(surroundings)
    connect()
  }

  /// Raises the springboard that runs, or becomes it and returns when it ends.
  package static func run(_ surroundings: Surroundings, on request: InstanceRequest) -> Outcome {
    let start = StartTrace(surroundings)
    guard case .springboard(let instance) = Instance.begin(request, token: surroundings.startupToken) else {
      return .done
    }
    start?.reach(.bus)
    guard let display = Display.open(applicationID: Instance.name) else { return .noDisplay }
    start?.reach(.display)
    let application = Application(surroundings, on: display, as: instance, tracing: start)
    application.begin()
    MainLoop.run()
    application.end()
    return .done
  }
}
