import GtkBridge
import SpringboardEngine

/// Turns the crank: what happens goes into the springboard, what it answers is carried out, what it shows is painted, and
/// it is asked again when it said it wants to be.
final class Stage {
  private(set) var springboard: Springboard
  /// Carries out what the springboard asks of the world.
  var onEffect: (Effect) -> Void = { _ in }
  /// What is on screen came to rest, or only quivers: where it is now it stays until something happens.
  var onRest: (Scene) -> Void = { _ in }
  /// A frame was painted.
  var onFrame: () -> Void = {}
  /// Sees every input before the springboard does: `QUIVER_RECORD`.
  var onInput: (Input, Instant) -> Void = { _, _ in }
  /// What panels cover of the viewport.
  var insets = Insets.zero {
    didSet { if insets != oldValue { fit(springboard.viewport(of: .main).size) } }
  }
  /// Other windows hide all of it: nobody sees what moves.
  var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      if isCovered { rest() } else { repaint() }
    }
  }
  let scenery: RenderResources
  let canvas: Canvas
  let foresight: Prefetcher
  /// Where the first frame of a run may come from; nil: it is always painted.
  let launchPicture: FirstFrameCache?
  var launch = Launch.over(kept: nil)
  /// Keeps it for the next run.
  var keeping: LoopSource?
  private let frames: FrameTrace?
  private var alarm: LoopSource?
  private var rehearsal: LoopSource?
  private var turning: LoopSource?
  /// What is on screen; nil: all of it is to be painted anew. And what the next frame shows.
  private var painted: Scene?
  private var upcoming: Scene?
  /// The next frame is to show something else.
  private var isStale = false
  /// What could be met in the last frame, and when it last came to rest.
  private var standings = (last: [Scene.Kind: AccessibilityDigest](), resting: [Scene.Kind: AccessibilityDigest]())
  private var isTicking = false
  /// The page whose neighbours were got ready while things quiver.
  private var pageAhead: Int?

  init(
    _ springboard: Springboard, scenery: RenderResources, canvas: Canvas, frames: FrameTrace?,
    launch: FirstFrameCache? = nil
  ) {
    launchPicture = launch
    self.springboard = springboard
    self.scenery = scenery
    self.canvas = canvas
    self.frames = frames
    foresight = Prefetcher(scenery.painter)
    scenery.painter.turns.drawsAtOnce = false
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onPainted = { [weak self] in self?.frames?.painted() }
    canvas.onResize = { [weak self] in self?.fit(Size(width: $0, height: $1)) }
  }

  var now: Instant { Instant(seconds: MonotonicClock.now) }

  /// What can be touched and read at this moment.
  var scene: Scene { springboard.scene(of: .main, at: now) }

  func send(_ input: Input, at moment: Instant? = nil) {
    let moment = moment ?? now
    onInput(input, moment)
    let names = input.renames ? namesOnGlass : []
    let effects = springboard.handle(input, in: .main, at: moment)
    if input.renames {
      standings.resting = [:]
      if namesOnGlass != names { painted = nil }
    }
    if input.isSeen {
      endLaunch()
      redraw()
    }
    for effect in effects { onEffect(effect) }
  }

  /// What stands under icons and over an open folder, which no element says.
  private var namesOnGlass: [String] {
    var names: [String] = []
    for element in painted?.elements ?? [] {
      switch element.kind {
      case .label(let id), .title(let id): names.append(springboard.name(of: id) ?? "")
      default: continue
      }
    }
    return names
  }

  /// Asks for the icons that will be seen when all is at rest, before the first of them is painted.
  func expectIcons() {
    foresight.ask(for: springboard, at: now)
  }

  /// Something that is painted changed, though nothing happened to the springboard.
  func repaint() {
    switch launch {
    case .expected: return
    case .showing: return compareLaunch()
    case .over: launch = .over(kept: nil)
    }
    painted = nil
    redraw()
  }

  /// Has the next frame show what there is to see by then.
  private func redraw() {
    guard canvas.isMapped else {
      (painted, upcoming, isStale) = (nil, nil, false)
      if !isTicking { canvas.onTick = nil }
      return rehearseSoon()
    }
    if painted == nil { return canvas.queueDraw() }
    isStale = true
    followClock()
  }

  /// Once a frame, however much happened since the last one: what looks other than before is to be painted anew.
  private func update() {
    guard isStale else { return }
    isStale = false
    let scene = springboard.scene(of: .main, at: now)
    upcoming = scene
    guard let painted, !scenery.isFading, let parts = scenery.painter.parts(changedFrom: painted, to: scene) else {
      return canvas.queueDraw()
    }
    if parts.isEmpty { came(scene, next: scene.next) } else { canvas.queueDraw(parts.map(Extent.init)) }
  }

  private func fit(_ size: Size) {
    let viewport = Viewport(size: size, insets: insets, scale: Double(canvas.scaleFactor))
    guard viewport != springboard.viewport(of: .main) else { return }
    scenery.fit(viewport)
    send(.viewport(viewport))
  }

  private func draw(_ target: DrawTarget) {
    let scene = upcoming ?? painted ?? springboard.scene(of: .main, at: now)
    if showLaunch(as: scene, on: target) {
      wait(for: scene.next)
      rests(scene)
      return onFrame()
    }
    let next = scenery.advance(to: now) ? .nextFrame : scene.next
    scenery.painter.paint(scene, on: target)
    turnTiles()
    onFrame()
    came(scene, next: next)
  }

  /// What quivers is turned between frames.
  private func turnTiles() {
    let turns = scenery.painter.turns
    turning = turns.isWanting ? MainLoop.idle { turns.drawWanted() } : nil
  }

  /// This is on screen now.
  private func came(_ scene: Scene, next: Wake) {
    (painted, upcoming, keeping) = (scene, nil, nil)
    wait(for: next)
    if next == .nextFrame { goesOn(scene) } else { cameToRest(scene) }
  }

  /// Something moves, if only a ring that turns or tiles that quiver: that can take long, and all may be in its place.
  private func goesOn(_ scene: Scene) {
    if scene.isEditing { lookAhead(in: scene) } else { foresight.stop() }
    let now = scene.standings
    if now.isLike(standings.last), !now.isLike(standings.resting) { rests(scene) }
    standings.last = now
  }

  /// While things quiver nothing comes to rest: the neighbours are got ready as soon as another page is turned to.
  private func lookAhead(in scene: Scene) {
    guard scene.page != pageAhead else { return }
    pageAhead = scene.page
    _ = foresight.look(ahead: springboard, at: now)
  }

  private func rests(_ scene: Scene) {
    standings.resting = scene.standings
    onRest(scene)
  }

  private func cameToRest(_ scene: Scene) {
    rests(scene)
    pageAhead = nil
    scenery.keep(iconsOf: foresight.look(ahead: springboard, at: now))
    keepLaunchSoon()
  }
}

extension Stage {
  private func rehearseSoon() {
    rehearsal = MainLoop.idle { [weak self] in self?.rehearse() }
  }

  /// Paints what will be seen where nobody sees it, so that every picture in it is there in the first frame that is shown.
  private func rehearse() {
    guard !canvas.isMapped, springboard.viewport(of: .main).size != .zero else { return }
    let glass = Drawing(on: scenery.painter.blank(springboard.viewport(of: .main)))
    for scene in springboard.entrance(at: now) { scenery.painter.paint(scene, on: glass) }
  }
}

extension Stage {
  /// Frames tick only while something moves, and the alarm is set only while something counts.
  private func wait(for wake: Wake) {
    alarm = nil
    switch wake {
    case .nextFrame: tick()
    case .at(let instant):
      rest()
      alarm = MainLoop.timer(at: instant.seconds) { [weak self] in self?.send(.wake) }
    case .never: rest()
    }
  }

  private func tick() {
    guard !isTicking, !isCovered else { return }
    isTicking = true
    followClock()
  }

  private func followClock() {
    guard canvas.onTick == nil else { return }
    canvas.onTick = { [weak self] _ in self?.beginFrame() }
  }

  private func beginFrame() {
    frames?.ticked()
    if isTicking { send(.wake) }
    update()
    if !isTicking { canvas.onTick = nil }
  }

  private func rest() {
    isTicking = false
    if !isStale { canvas.onTick = nil }
  }
}

extension Input {
  /// Whether it can change what is on screen.
  fileprivate var isSeen: Bool {
    if case .history = self { false } else { true }
  }

  /// What stays where it is may be called otherwise from now on, or have other things done to it.
  fileprivate var renames: Bool {
    switch self {
    case .act, .key, .catalogue, .board, .preferences: true
    case .pointer, .scroll, .viewport, .shown, .hidden, .secondary, .history, .launch, .notice, .wake:
      false
    }
  }
}

extension Scene {
  fileprivate nonisolated var isEditing: Bool { elements.contains { $0.kind == .button(.done) } }
}
