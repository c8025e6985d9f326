import GtkBridge
import SpringboardEngine

/// Turns the crank: what happens goes into the springboard, what it answers is carried out, what it shows is painted, and
/// it is asked again when it said it wants to be.
final class Stage {
  private(set) var springboard: Springboard
  /// Carries out what the springboard asks of the world.
  var onEffect: (Effect) -> Void = { _ in }
  /// Something came to rest: what is on the glass now stays until something happens.
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
    if next == .nextFrame { foresight.stop() } else { cameToRest(scene) }
  }

  private func cameToRest(_ scene: Scene) {
    onRest(scene)
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
