import CollectionEngine
import GtkBridge

/// Painting the elements.
extension CollectionView {
  typealias Element = CollectionScene<Section, Item>.Element

  /// Paints the present scene in the next frame.
  func redraw() {
    shown = nil
    canvas.queueDraw()
  }

  /// Paints in the next frame what is then different from the scene on screen.
  func redrawChanges() { clock.requestFrame() }

  /// Queues the parts that have changed. After a motion that is everything, also if nothing has moved in between, because pictures
  /// are sharp and screen readers are told only at rest.
  func update() {
    guard let shown, shown.next != .nextFrame, !movesBesideScene else { return canvas.queueDraw() }
    let scene = state.scene(at: clock.frameTime)
    guard scene.next != .nextFrame, let parts = Self.parts(changedFrom: shown, to: scene) else {
      return canvas.queueDraw()
    }
    if parts.isEmpty { wait(for: scene) } else { canvas.queueDraw(parts) }
  }

  func draw(_ target: DrawTarget) {
    appearOnce()
    let scene = beginFrame()
    target.paint { drawing, _ in paint(scene, on: drawing, scale: target.scale) }
    endFrame(scene)
  }

  private func beginFrame() -> CollectionScene<Section, Item> {
    let scene = state.scene(at: clock.frameTime)
    painted.beginFrame(of: scene.elements.count)
    return scene
  }

  private func paint(_ scene: CollectionScene<Section, Item>, on drawing: Drawing, scale: Double) {
    let now = clock.frameTime
    paintBackground(on: drawing, scale: scale, at: now)
    paintBack(on: drawing, at: now)
    for element in scene.elements {
      drawing.clipped(to: isCarried(element) ? nil : visiblePart) {
        paint(element, of: scene, on: drawing, scale: scale, at: now)
      }
    }
    paintFront(on: drawing, at: now)
  }

  private func endFrame(_ scene: CollectionScene<Section, Item>) {
    shown = scene
    wait(for: scene)
    reportShown(scene)
  }

  private func wait(for scene: CollectionScene<Section, Item>) {
    clock.wait(for: movesBesideScene ? .nextFrame : scene.next)
  }

  /// Whether the element is at a finger or on its way from there.
  private func isCarried(_ element: Element) -> Bool { !element.state.isDisjoint(with: [.lifted, .released]) }

  private func paintBackground(on drawing: Drawing, scale: Double, at now: Instant) {
    guard let paint = painters.background else { return }
    let element = LayoutElement.decoration("background", ItemIndex(section: 0, item: 0))
    let attributes = LayoutAttributes(element: element, frame: Rect(origin: .zero, size: state.size))
    let background = Element(
      identity: .unattached(element), attributes: attributes, state: state.isEditing ? .editing : [])
    guard let picture = picture(of: background, scale: scale, isMoving: false, at: now, paint) else { return }
    drawing.paint(picture, x: 0, y: 0, filter: .exact)
  }

  private func paint(
    _ element: Element, of scene: CollectionScene<Section, Item>, on drawing: Drawing, scale: Double, at now: Instant
  ) {
    let frame = element.attributes.frame
    guard element.attributes.alpha > 0, frame.width > 0, frame.height > 0,
      let paint = painters.painter(of: element.identity, element.attributes.element)
    else { return }
    let isMoving = scene.next == .nextFrame || isWiggling
    let transform = transform(of: element, at: now)
    let body: @MainActor () -> Void = {
      self.paintMark(of: element, isBehind: true, on: drawing)
      if self.isLarge(frame) {
        self.paintDirectly(element, on: drawing, scale: scale, at: now, paint)
      } else if let picture = self.picture(of: element, scale: scale, isMoving: isMoving, at: now, paint) {
        drawing.paintPicture(
          picture, in: frame, alpha: element.attributes.alpha, isMoving: isMoving,
          isTransformed: transform != LayoutTransform(), scale: scale)
      }
      self.paintMark(of: element, isBehind: false, on: drawing)
      self.paintBadge(of: element, on: drawing)
    }
    if transform == LayoutTransform() { body() } else { drawing.transformed(by: transform, in: frame, body) }
  }

  /// Whether most of an element is out of view, as of an airing that lasts the whole day: a picture of it would need more memory than
  /// the whole view, or be larger than cairo's surfaces can be.
  private func isLarge(_ frame: Rect) -> Bool {
    frame.width > 2 * state.size.width || frame.height > 2 * state.size.height
  }

  private func paintDirectly(
    _ element: Element, on drawing: Drawing, scale: Double, at now: Instant, _ paint: (CellContext) -> Void
  ) {
    let frame = element.attributes.frame
    drawing.layer(alpha: element.attributes.alpha, within: frame) {
      drawing.saved {
        drawing.translate(frame.minX, frame.minY)
        drawing.rectangle(0, 0, frame.width, frame.height)
        drawing.clip()
        paint(context(of: element, on: drawing, scale: scale, StateValues(state, element.identity, at: now)))
      }
    }
  }

  /// The picture of an element, which is painted if there is none. The painter may call the view.
  private func picture(
    of element: Element, scale: Double, isMoving: Bool, at now: Instant, _ paint: (CellContext) -> Void
  ) -> Surface? {
    if let ready = painted.picture(of: element, in: state, scale: scale, isMoving: isMoving, at: now) { return ready }
    let size = element.attributes.frame.size
    let pixels = { (length: Double) in Int((length * scale).rounded(.up)) }
    guard let surface = Surface(width: pixels(size.width), height: pixels(size.height), scale: scale) else {
      return nil
    }
    let (drawing, values) = (Drawing(on: surface), StateValues(state, element.identity, at: now))
    withExtendedLifetime(drawing) { paint(context(of: element, on: drawing, scale: scale, values)) }
    let picture = canvas.upload(surface)
    painted.keep(picture, of: element, values: values)
    return picture
  }

  private func context(
    of element: Element, on drawing: Drawing, scale: Double, _ values: StateValues<Section, Item>
  ) -> CellContext {
    CellContext(
      cairo: drawing.context, size: element.attributes.frame.size, scale: scale,
      state: element.state.subtracting(.passing), attributes: element.attributes, values: values)
  }

  /// The transform of an element, with its wiggle.
  private func transform(of element: Element, at now: Instant) -> LayoutTransform {
    var transform = element.attributes.transform
    if isWiggling, case .cell(let item) = element.identity, !element.state.contains(.lifted) {
      transform.rotation += CellWiggle(item).rotation(at: now)
    }
    return transform
  }

  /// Whether cells wiggle now.
  var isWiggling: Bool { wigglesWhileEditing && state.isEditing && state.tuning.motion.response > 0 }

  /// The regions in which two scenes differ; nil if that may be anywhere.
  private static func parts(
    changedFrom old: CollectionScene<Section, Item>, to new: CollectionScene<Section, Item>
  ) -> [Extent]? {
    guard old.elements.count == new.elements.count else { return nil }
    var parts: [Extent] = []
    for (one, other) in zip(old.elements, new.elements) {
      guard one.identity == other.identity else { return nil }
      guard one.attributes != other.attributes || one.state != other.state else { continue }
      for element in [one, other] {
        parts.append(
          Extent(element.attributes.transform.coverage(of: element.attributes.frame).outset(by: Self.markRoom)))
      }
    }
    return parts
  }

  /// The room round an element that its mark may need, in logical pixels.
  private static var markRoom: Double { 24 }
}

/// For tests and measurements.
extension CollectionView {
  /// Measures the frames from now on.
  package func time(with timing: FrameTiming) {
    clock.onTick = { timing.ticked() }
    canvas.onPainted = { timing.painted() }
  }

  /// Lets time be what `moment` returns, and gives the view a size, without a window.
  package func drive(size: Size, at moment: @escaping () -> Instant) {
    clock.read = moment
    state.resize(to: size, scale: 1, animated: false, at: now)
    wasResized()
  }

  /// Handles an event as if it came from the canvas.
  package func receive(_ event: Event) { _ = handle(event) }

  /// Paints one frame on a surface, after what is due by then. Returns the number of elements, and of the pictures that are kept.
  package func paintFrame(on surface: Surface) -> (elements: Int, pictures: Int) {
    send(.wake, at: now)
    let scene = beginFrame()
    paint(scene, on: Drawing(on: surface), scale: 1)
    endFrame(scene)
    return (scene.elements.count, painted.count)
  }
}

/// The wiggle of a cell: a rotation by less than two degrees, a little faster or slower for each item.
struct CellWiggle {
  private let pace: Double
  private let phase: Double

  init(_ item: some Hashable) {
    let hash = UInt64(bitPattern: Int64(item.hashValue))
    pace = 0.88 + 0.24 * Double(hash % 1024) / 1024
    phase = Double(hash >> 32 % 1024) / 1024
  }

  /// The rotation in radians, clockwise. The numbers are those of the springboard's icons (by eye: those of phones).
  func rotation(at now: Instant) -> Double { 0.028 * sine(2 * .pi * (3.8 * pace * now.seconds + phase)) }
}
