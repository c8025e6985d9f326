import Freedesktop
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
  var scale = 1.0
  private var environment: Environment
  private var desktop: DesktopSettings
  private let entry: (ItemID) -> DesktopEntry?
  private let upload: (Surface) -> Surface
  private lazy var tiles = TileStore(
    setup: iconSetup, themePath: environment.directories.iconThemes, upload: upload,
    onArrival: { [weak self] in self?.tilesArrived() })
  /// The icons on screen that are not loaded yet, and since when, in seconds of `MonotonicClock`.
  private var missingTiles: [TileRequest: Double] = [:]
  private var repaintTimer: LoopSource?
  private var retryTimer: LoopSource?

  /// `upload` copies a tile to where painting from it is fast.
  init(
    _ environment: Environment, on desktop: DesktopSettings, entry: @escaping (ItemID) -> DesktopEntry?,
    upload: @escaping (Surface) -> Surface
  ) {
    self.environment = environment
    self.desktop = desktop
    self.entry = entry
    self.upload = upload
  }

  func start() {
    tiles.onCorrection = { [weak self] in self?.onCorrection() }
    tiles.start()
  }

  /// Adopts a changed configuration or changed settings of the desktop.
  func follow(_ environment: Environment, on desktop: DesktopSettings) {
    let before = iconSetup
    self.environment = environment
    self.desktop = desktop
    if iconSetup != before { tiles.use(iconSetup) }
  }

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
  func icon(of id: ItemID, side: Int) -> IconState {
    guard id.result != nil, let own = resultIcon(id) else { return icon(request(forApplicationOf: id, side: side)) }
    switch own {
    case .picture(let picture): return surface(of: picture, for: id).map(IconState.ready) ?? .missing
    case .named(let value):
      let state = icon(request(for: value.text, side: side))
      if case .missing = state { return icon(request(forApplicationOf: id, side: side)) }
      return state
    }
  }

  private func icon(_ request: TileRequest?) -> IconState {
    guard let request else { return .missing }
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
  func request(for id: ItemID, side: Int) -> TileRequest? {
    guard id.result != nil, let own = resultIcon(id) else { return request(forApplicationOf: id, side: side) }
    guard case .named(let value) = own else { return nil }
    return request(for: value.text, side: side)
  }

  /// Actions have the icon of their application. nil for an application without an icon.
  private func request(forApplicationOf id: ItemID, side: Int) -> TileRequest? {
    entry(id.application)?.icon.map { request(for: $0, side: side) }
  }

  private func request(for icon: String, side: Int) -> TileRequest {
    let looks = environment.configuration
    return TileRequest(
      icon: icon, side: side, scale: scale, shape: looks.iconShape, plate: looks.style.colors.iconPlate,
      radius: looks.style.radii.icon)
  }

  private var iconSetup: IconSetup {
    let own =
      environment.isDemo ? [environment.assets.demo] : environment.configuration.applications.extraDirectories
    return IconSetup(
      theme: environment.configuration.icons.theme ?? desktop.iconTheme, searchPath: own.map { "\($0)/icons" },
      cache: environment.pictureCache)
  }
}
