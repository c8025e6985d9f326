import GtkBridge
import SpringboardEngine

/// Turns the crank: what happens goes into the springboard, what it answers is carried out, what it shows is painted, and
/// it is asked again when it said it wants to be.
final class Stage {
  private(set) var springboard: Springboard
  /// Carries out what the springboard asks of the world.
  var onEffect: (Effect) -> Void = { _ in }
  /// The icons came to rest: where they are now they stay until something happens.
  var onRest: (Scene) -> Void = { _ in }
  /// A frame was painted.
  var onFrame: () -> Void = {}
  /// Sees every input before the springboard does: `QUIVER_RECORD`.
  var onInput: (Input, Instant) -> Void = { _, _ in }
  /// What panels cover of the glass.
  var insets = Insets.zero {
    didSet { if insets != oldValue { fit(springboard.viewport.size) } }
  }
  private let scenery: Scenery
  private let canvas: Canvas
  private let frames: FrameTrace?
  private let foresight: Foresight
  private var alarm: LoopSource?
  /// Where the icons were in the last frame, and where they were when they last came to rest.
  private var icons = (last: [Scene.Kind: Rect](), resting: [Scene.Kind: Rect]())
  private var isTicking = false

  init(_ springboard: Springboard, scenery: Scenery, canvas: Canvas, frames: FrameTrace?) {
    self.springboard = springboard
    self.scenery = scenery
    self.canvas = canvas
    self.frames = frames
    foresight = Foresight(scenery.painter)
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onResize = { [weak self] in self?.fit(Size(width: $0, height: $1)) }
  }

  private var now: Instant { Instant(seconds: MonotonicClock.now) }

  /// What can be touched and read at this moment.
  var scene: Scene { springboard.scene(at: now) }

  func send(_ input: Input, at moment: Instant? = nil) {
    let moment = moment ?? now
    onInput(input, moment)
    let effects = springboard.handle(input, at: moment)
    canvas.queueDraw()
    for effect in effects { onEffect(effect) }
  }

  /// Asks for the icons that will be seen when all is at rest, before the first of them is painted.
  func expectIcons() {
    foresight.ask(for: springboard, at: now)
  }

  /// Something that is painted changed, though nothing happened to the springboard.
  func repaint() {
    canvas.queueDraw()
  }

  private func fit(_ size: Size) {
    let viewport = Viewport(size: size, insets: insets, scale: Double(canvas.scaleFactor))
    guard viewport != springboard.viewport else { return }
    scenery.fit(viewport)
    send(.viewport(viewport))
  }

  private func draw(_ target: DrawTarget) {
    let now = self.now
    let scene = springboard.scene(at: now)
    let next = scenery.advance(to: now) ? .nextFrame : scene.next
    scenery.painter.paint(scene, on: Drawing(target))
    frames?.painted()
    onFrame()
    wait(for: next)
    if next == .nextFrame { goesOn(scene) } else { cameToRest(scene) }
  }

  /// Something moves, if only a ring that turns: that can take long, and the icons may have come to rest meanwhile.
  private func goesOn(_ scene: Scene) {
    foresight.stop()
    let places = scene.iconPlaces
    if places == icons.last, places != icons.resting { iconsRest(in: scene) }
    icons.last = places
  }

  private func iconsRest(in scene: Scene) {
    icons.resting = scene.iconPlaces
    onRest(scene)
  }

  private func cameToRest(_ scene: Scene) {
    iconsRest(in: scene)
    scenery.keep(iconsOf: foresight.look(ahead: springboard, at: now))
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
    guard !isTicking else { return }
    isTicking = true
    canvas.onTick = { [weak self] _ in
      self?.frames?.ticked()
      self?.send(.wake)
    }
  }

  private func rest() {
    isTicking = false
    canvas.onTick = nil
  }
}

extension Scene {
  /// Where each icon is.
  fileprivate var iconPlaces: [Kind: Rect] {
    let icons = elements.lazy.compactMap { element -> (Kind, Rect)? in
      if case .icon = element.kind { (element.kind, element.frame) } else { nil }
    }
    return Dictionary(icons, uniquingKeysWith: { first, _ in first })
  }
}
