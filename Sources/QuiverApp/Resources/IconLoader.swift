import CollectionEngine
import Freedesktop
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Loads the icons of applications for the painter, which repaints once for several late ones.
final class IconLoader {
  /// Called when icons that were missing on screen are loaded, or will not be soon.
  var onChange: () -> Void = {}
  /// Called when an icon from the cache turned out to be outdated.
  var onCorrection: () -> Void = {}
  /// The icon of a search provider's result, if it has one of its own.
  var resultIcon: (ItemID) -> ProviderIcon? = { _ in nil }
  /// The pictures that search providers have sent for the results on screen.
  private var resultPictures: [ItemID: (RawPicture, Surface)] = [:]
  /// Device pixels per logical pixel.
  private var scale = 1.0
  private var environment: Environment { didSet { look = Look(environment.configuration) } }
  /// The part of the configuration that each tile depends on. Each frame asks for it, and would copy the whole.
  private var look: Look
  private var desktop: DesktopSettings
  private let entries: any EntrySource
  private let upload: (Surface) -> Surface
  private lazy var tiles = {
    let store = TileStore(
      setup: iconSetup, themePath: environment.directories.iconThemes, upload: upload,
      onArrival: { [weak self] in self?.tilesArrived() })
    store.onCorrection = { [weak self] in self?.onCorrection() }
    return store
  }()
  /// The icons on screen that are not loaded yet, and since when, in seconds of `MonotonicClock`.
  private var missingTiles: [TileRequest: Double] = [:]
  private var repaintTimer: LoopSource?
  private var retryTimer: LoopSource?

  /// `upload` copies a tile to where painting from it is fast.
  init(
    _ environment: Environment, on desktop: DesktopSettings, entries: any EntrySource,
    upload: @escaping (Surface) -> Surface
  ) {
    self.environment = environment
    look = Look(environment.configuration)
    self.desktop = desktop
    self.entries = entries
    self.upload = upload
  }

  /// Starts the decoder before it is asked for the first icon, if nothing is cached.
  func startDecoder() { tiles.startDecoder() }

  /// Adopts a changed configuration or changed settings of the desktop.
  func follow(_ environment: Environment, on desktop: DesktopSettings) {
    let before = iconSetup
    self.environment = environment
    self.desktop = desktop
    if iconSetup != before { tiles.use(iconSetup) }
  }

  /// Loads icons for another number of device pixels per logical pixel.
  func adopt(scale: Double) { self.scale = scale }

  var isWaiting: Bool { tiles.isWaiting }

  /// Checks what came from the cache.
  func confirm() {
    tiles.confirm()
  }

  /// Forgets all other icons.
  func keep(only requests: Set<TileRequest>) {
    tiles.keep(only: requests)
    resultPictures = resultPictures.filter { resultIcon($0.key) != nil }
  }

  /// Call this before each frame on screen.
  func beginFrame() {
    missingTiles = missingTiles.filter { tiles.isWaiting(for: $0.key) }
  }

  /// Call this when applications were installed or removed. Their icons may be installed a little later.
  func applicationsChanged(at now: Instant) {
    tiles.applicationsChanged(at: now)
    setRetryTimer()
  }

  private func setRetryTimer() {
    retryTimer = tiles.nextWake.map { moment in
      MainLoop.timer(at: moment.seconds) { [weak self] in
        self?.tiles.wake(at: moment)
        self?.setRetryTimer()
      }
    }
  }
}

extension IconLoader {
  /// The first icon that is not missing.
  func icon(of id: ItemID, side: Int) -> IconState {
    if case .picture(let picture)? = ownIcon(ofResult: id) {
      return surface(of: picture, for: id).map(IconState.ready) ?? .missing
    }
    for request in requests(for: id, side: side) {
      let state = icon(request)
      if case .missing = state { continue }
      return state
    }
    return .missing
  }

  private func icon(_ request: TileRequest) -> IconState {
    let picture = tiles.tile(for: request)
    guard tiles.isWaiting(for: request) else { return picture.map(IconState.ready) ?? .missing }
    let since = missingTiles[request] ?? MonotonicClock.now
    missingTiles[request] = since
    if let picture { return .ready(picture) }
    guard MonotonicClock.now - since < Self.timeLimit else { return .missing }
    repaintSoon()
    return .soon
  }

  private func surface(of picture: RawPicture, for id: ItemID) -> Surface? {
    if let (known, surface) = resultPictures[id], known == picture { return surface }
    let surface = picture.square.map(upload)
    resultPictures[id] = surface.map { (picture, $0) }
    return surface
  }

  func prefetchIcon(of id: ItemID, side: Int) {
    if let request = request(for: id, side: side) { tiles.prepare([request]) }
  }

  /// Seconds for which other icons wait for a late one; after that its letter tile is shown.
  private static let timeLimit = 0.1

  /// Repaints once for all icons that are missing.
  private func tilesArrived() {
    guard !missingTiles.isEmpty else { return }
    if missingTiles.keys.contains(where: tiles.isWaiting) { repaintSoon() } else { repaintTiles() }
  }

  private func repaintSoon() {
    repaintTimer = repaintTimer ?? MainLoop.timer(after: Self.timeLimit) { [weak self] in self?.repaintTiles() }
  }

  private func repaintTiles() {
    repaintTimer = nil
    onChange()
  }

  /// nil for an item whose icon is not loaded from a file.
  func request(for id: ItemID, side: Int) -> TileRequest? { requests(for: id, side: side).first }

  /// The icons of an item that are loaded from files: each is shown if those before are missing.
  func requests(for id: ItemID, side: Int) -> [TileRequest] {
    iconNames(of: id).map { request(for: $0, side: side) }
  }

  /// Actions have the icon of their application, and so have results whose own icon is missing.
  private func iconNames(of id: ItemID) -> [String] {
    if case .power(let action) = id { return action.iconNames }
    let applicationIcon = entries.icon(of: id.application)
    switch ownIcon(ofResult: id) {
    case .picture: return []
    case .named(let value): return [value.text, applicationIcon].compactMap(\.self)
    case nil: return [applicationIcon].compactMap(\.self)
    }
  }

  private func ownIcon(ofResult id: ItemID) -> ProviderIcon? {
    if case .result = id { resultIcon(id) } else { nil }
  }

  private func request(for icon: String, side: Int) -> TileRequest {
    TileRequest(icon: icon, side: side, scale: scale, shape: look.shape, plate: look.plate, radius: look.radius)
  }

  private var iconSetup: IconSetup {
    let own =
      environment.isDemo ? [environment.assets.demo] : environment.configuration.applications.extraDirectories
    return IconSetup(
      theme: environment.configuration.icons.theme ?? desktop.iconTheme, searchPath: own.map { "\($0)/icons" },
      cache: environment.pictureCache)
  }
}

/// How icons are drawn.
private struct Look {
  let shape: IconPreferences.Shape
  let plate: Color
  let radius: Double

  init(_ configuration: Configuration) {
    shape = configuration.iconShape
    (plate, radius) = (configuration.style.colors.iconPlate, configuration.style.radii.icon)
  }
}

extension PowerAction {
  /// The names of its icons (Icon Naming Specification 0.8.90; the one of suspending is a widespread addition). The present
  /// theme of GNOME has only the symbolic ones.
  fileprivate var iconNames: [String] {
    let name =
      switch self {
      case .restart: "system-reboot"
      case .shutDown: "system-shutdown"
      case .logOut: "system-log-out"
      case .lock: "system-lock-screen"
      case .suspend: "system-suspend"
      }
    return [name, "\(name)-symbolic"]
  }
}
