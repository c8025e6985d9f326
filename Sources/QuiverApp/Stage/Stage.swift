import CollectionEngine
import CollectionGtk
import GioBridge
import GtkBridge
import SpringboardEngine

/// Runs one view of a springboard on a canvas: it sends inputs to the springboard, passes the effects on, paints the scene,
/// and wakes the springboard when the scene says so.
final class Stage {
  enum FirstFrame {
    /// The first frame was not shown yet, and may be in the cache.
    case expected
    /// The cached picture is on screen. Whether it shows the scene is not known yet, because the content was not read.
    case unchecked(Surface)
    /// The cached picture is on screen, it shows the scene, and nothing else was painted yet. `isUpToDate`: the files that it was
    /// made from have not changed since.
    case cached(Surface, key: FirstFrameKey, isUpToDate: Bool)
    /// The frame on screen was painted in this run. The key is that of the picture in the cache, if it is known.
    case painted(kept: FirstFrameKey?)
  }

  let shared: SharedSpringboard
  let view: ViewID
  /// Carries out an effect outside the springboard.
  var onEffect: (Effect) -> Void = { _ in }
  /// Called when the elements that can be touched have stopped moving. They may go on to wiggle.
  var onRest: (Scene) -> Void = { _ in }
  /// Called after each frame.
  var onFrame: (Scene) -> Void = { _ in }
  /// Called when the cached picture is on screen, before the content is known.
  var onPicture: () -> Void = {}
  /// Called when the first frame is known to be right, or was painted anew.
  var onConfirm: () -> Void = {}
  /// The parts of the viewport that panels cover.
  private(set) var insets = Insets.zero
  /// The upper left corner of the canvas on the desktop, in logical pixels; nil if it is not known.
  private var position: Point?
  /// Other windows cover the whole window, so that nothing has to be animated.
  private(set) var isCovered = false
  let resources: RenderResources
  let canvas: Canvas
  let prefetcher: Prefetcher
  /// nil if the first frame is always painted.
  let firstFrameCache: FirstFrameCache?
  var firstFrame = FirstFrame.painted(kept: nil)
  var keepFirstFrameTimer: LoopSource?
  /// Whether a picture of the first page is kept that this run has made, or found right.
  var hasKeptFirstFrame = false
  /// Takes the content when the cached picture is on screen, or starts the decoders when the painted first frame is.
  var contentTimer: LoopSource?
  /// Returns the files that the scene is made from; nil while they are read or written.
  var contentFiles: () -> [String]? = { nil }
  private let timing: FrameTiming?
  let clock: FrameClock
  /// Runs while the view fades out.
  var departureTimer: LoopSource?
  private var prerenderIdle: LoopSource?
  private var drawWantedIdle: LoopSource?
  /// The scene on screen; nil if everything has to be painted.
  var painted: Scene? {
    didSet { if painted == nil { resources.painter.forgetVeiledPicture() } }
  }
  /// The scene that the next frame shows, if it is known already.
  private var upcoming: Scene?
  /// The scene of the last frame in which something moved, and the one that was last reported as being at rest.
  private var moving: Scene?
  private var reported: Scene?
  /// The page whose neighbours were prefetched while the tiles wiggle.
  private var prefetchedPage: Int?

  init(
    _ shared: SharedSpringboard, _ view: ViewID, resources: RenderResources, canvas: Canvas, timing: FrameTiming?,
    firstFrameCache: FirstFrameCache? = nil
  ) {
    self.firstFrameCache = firstFrameCache
    (self.shared, self.view) = (shared, view)
    self.resources = resources
    self.canvas = canvas
    self.timing = timing
    clock = FrameClock(canvas)
    prefetcher = Prefetcher(resources.painter)
    resources.painter.tools.rotations.drawBetweenFrames()
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onPainted = { [weak self] in self?.timing?.painted() }
    canvas.onResize = { [weak self] in self?.fit(Size(width: $0, height: $1)) }
    clock.onTick = { [weak self] in self?.timing?.ticked() }
    clock.onWake = { [weak self] in self?.send(.wake, at: $0) }
    clock.onFrame = { [weak self] in self?.update() }
    shared.add(self)
  }

  /// Removes the view. Afterwards the stage sends, paints and carries out nothing, whoever still has it.
  func end() {
    shared.remove(self)
    (onEffect, onRest, onFrame, onPicture, onConfirm) = ({ _ in }, { _ in }, { _ in }, {}, {})
    (departureTimer, prerenderIdle, drawWantedIdle, keepFirstFrameTimer, contentTimer) = (nil, nil, nil, nil, nil)
    clock.end()
    prefetcher.stop()
    resources.onChange = {}
    canvas.disconnect()
  }

  var springboard: Springboard { shared.springboard }

  private var viewport: Viewport { resources.viewport }

  var now: Instant { clock.now }

  /// The scene at this moment.
  var scene: Scene { springboard.scene(of: view, at: now) }

  /// Whether the mouse is over another target than the springboard knows. The springboard is told only of such movements, so
  /// that nothing happens while the mouse moves within a target.
  func isElsewhere(_ point: Point?) -> Bool {
    guard let painted else { return true }
    return point.map(painted.hit) != springboard.hoverTarget(in: view)
  }

  /// The names of the labels and titles on screen, which the elements of a scene do not contain.
  var paintedNames: [String] {
    (painted?.elements ?? []).compactMap { $0.kind.namedItem.map { springboard.name(of: $0) ?? "" } }
  }

  /// Call this when elements may have other names or actions. `former` are the painted names before that.
  func namesMayHaveChanged(from former: [String]) {
    reported = nil
    if paintedNames != former { painted = nil }
  }

  /// Starts to load the icons of the present page, before the first of them is painted.
  func prefetchIcons() {
    prefetcher.prefetchIcons(of: springboard, in: view, at: now)
  }

  /// Call this when something that is painted has changed, but not the springboard: an icon was loaded, for example.
  func repaint() {
    switch firstFrame {
    case .expected, .unchecked: return
    case .cached: return compareCachedFrame()
    case .painted: firstFrame = .painted(kept: nil)
    }
    painted = nil
    redraw()
  }

  /// Paints the scene in the next frame.
  func redraw() {
    // What is on screen was not compared yet; see contentIsKnown().
    if case .unchecked = firstFrame { return }
    guard canvas.isMapped else {
      (painted, upcoming) = (nil, nil)
      clock.cancelRequest()
      return prerenderSoon()
    }
    if painted == nil {
      // A scene that was made before this input must not be painted after it.
      upcoming = nil
      return canvas.queueDraw()
    }
    clock.requestFrame()
  }

  /// Runs once a frame, however many inputs came since the last one, and queues the parts that have changed.
  private func update() {
    let scene = springboard.scene(of: view, at: clock.frameTime)
    upcoming = scene
    guard let painted, !resources.isFading, let parts = resources.painter.parts(changedFrom: painted, to: scene) else {
      return canvas.queueDraw()
    }
    if parts.isEmpty { shown(scene, next: scene.next) } else { canvas.queueDraw(parts.map(Extent.init)) }
  }

  /// Leaves out the parts of the viewport that panels cover.
  func leaveOut(_ insets: Insets) {
    guard insets != self.insets else { return }
    self.insets = insets
    fit(viewport.size)
  }

  /// The canvas is at another position on the desktop; nil if that is not known.
  func place(at position: Point?) {
    guard position != self.position else { return }
    self.position = position
    fit(viewport.size)
  }

  /// Other windows cover the whole window now, or no longer.
  func coveringChanged(isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    clock.halt(isCovered)
    if !isCovered { repaint() }
  }

  private func fit(_ size: Size) {
    let viewport = Viewport(size: size, insets: insets, scale: canvas.scale, position: position)
    guard viewport != self.viewport else { return }
    resources.fit(viewport)
    send(.viewport(viewport))
  }

  private func draw(_ target: DrawTarget) {
    if showCachedFrameBeforeContent(on: target) { return }
    let scene = upcoming ?? painted ?? springboard.scene(of: view, at: clock.frameTime)
    if showCachedFrame(of: scene, on: target) { return showsCachedFrame(of: scene) }
    let next = resources.advance(to: clock.frameTime) ? .nextFrame : scene.next
    resources.painter.paint(scene, on: target)
    drawWanted()
    onFrame(scene)
    shown(scene, next: next)
  }

  /// Draws between two frames what this one did without.
  private func drawWanted() {
    let painter = resources.painter
    drawWantedIdle = painter.isWanting ? MainLoop.idle { painter.drawWanted() } : nil
  }

  /// The scene is on screen now.
  private func shown(_ scene: Scene, next: Wake) {
    (painted, upcoming, keepFirstFrameTimer) = (scene, nil, nil)
    clock.wait(for: next)
    if next == .nextFrame { continueMotion(in: scene) } else { cameToRest(scene) }
  }

  /// A spinner or wiggling tiles can move for a long time. The scene counts as at rest if nothing else moves.
  private func continueMotion(in scene: Scene) {
    if scene.mode != .browsing { prefetchPages(around: scene) } else { prefetcher.stop() }
    if moving.map(scene.hasSameTargets) == true, reported.map(scene.hasSameTargets) != true { report(scene) }
    moving = scene
  }

  /// Wiggling tiles never come to rest, so the neighbouring pages are prefetched as soon as another page is turned to.
  private func prefetchPages(around scene: Scene) {
    guard scene.screen != prefetchedPage else { return }
    prefetchedPage = scene.screen
    _ = prefetcher.prefetch(around: springboard, in: view, at: now)
  }

  /// The cached picture of the scene is on screen.
  func showsCachedFrame(of scene: Scene) {
    clock.wait(for: scene.next)
    report(scene)
    onFrame(scene)
  }

  private func report(_ scene: Scene) {
    reported = scene
    onRest(scene)
  }

  private func cameToRest(_ scene: Scene) {
    report(scene)
    prefetchedPage = nil
    resources.keep(iconsOf: prefetcher.prefetch(around: springboard, in: view, at: now))
    keepFirstFrameSoon()
  }
}

extension Stage {
  private func prerenderSoon() {
    prerenderIdle = MainLoop.idle { [weak self] in self?.prerender() }
  }

  /// Paints the hidden springboard as it will appear, so that all its pictures are there when it is shown.
  private func prerender() {
    guard !canvas.isMapped, viewport.size != .zero else { return }
    let surface = resources.paintingEnvironment.blankSurface(filling: viewport, isOpaque: true)
    let drawing = Drawing(on: surface)
    for scene in springboard.scenesWhenShown(in: view, at: now) { resources.painter.paint(scene, on: drawing) }
    // Somebody may have launched something before the springboard came to rest for the first time.
    if !hasKeptFirstFrame { keepFirstFrameSoon() }
  }
}
