import CollectionEngine
import GtkBridge

/// The pictures of elements, so that a page that scrolls is only copied. There are at most twice as many as elements were on screen
/// in one frame.
struct PaintedCells<Section: Hashable, Item: Hashable> {
  typealias Element = CollectionScene<Section, Item>.Element

  private struct Picture {
    let surface: Surface
    let size: Size
    let state: CellState
    /// The number of the frame in which it was used last.
    var frame: Int
    let checks: [(CollectionState<Section, Item>, Instant) -> Bool]
  }

  private var pictures: [ElementIdentity<Section, Item>: Picture] = [:]
  private var frame = 0

  var count: Int { pictures.count }

  mutating func forget() { pictures = [:] }

  mutating func forget(_ identity: ElementIdentity<Section, Item>) { pictures[identity] = nil }

  /// Begins a frame. Pictures that were not used in the last one are dropped if they are more than those that were.
  mutating func beginFrame(of count: Int) {
    if pictures.count > 2 * max(count, Self.least) { pictures = pictures.filter { $0.value.frame == frame } }
    frame += 1
  }

  /// The number of pictures that are always kept.
  private static var least: Int { 64 }

  /// Returns the picture of an element. While elements move, one of another size is stretched instead of painting it in each frame.
  mutating func picture(
    of element: Element, in state: CollectionState<Section, Item>, scale: Double, isMoving: Bool, at now: Instant,
    _ paint: (CellContext) -> Void, upload: (Surface) -> Surface
  ) -> Surface? {
    let size = element.attributes.frame.size
    let painted = element.state.subtracting(.passing)
    if let ready = pictures[element.identity], ready.state == painted, isMoving || ready.size == size,
      ready.surface.scale == scale, ready.checks.allSatisfy({ $0(state, now) })
    {
      pictures[element.identity]?.frame = frame
      return ready.surface
    }
    let pixels = { (length: Double) in Int((length * scale).rounded(.up)) }
    guard let surface = Surface(width: pixels(size.width), height: pixels(size.height), scale: scale) else {
      return nil
    }
    let values = StateValues(state, element.identity, at: now)
    let drawing = Drawing(on: surface)
    paint(
      CellContext(
        cairo: drawing.context, size: size, scale: scale, state: painted, attributes: element.attributes,
        values: values))
    let copy = upload(surface)
    pictures[element.identity] = Picture(
      surface: copy, size: size, state: painted, frame: frame, checks: values.checks)
    return copy
  }
}

extension CellState {
  /// What changes how an element moves, but not how it looks.
  static let passing: CellState = [.leaving, .released]
}
