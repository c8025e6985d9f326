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

  /// Forgets the pictures of what is marked to be reloaded: of items, and of the supplementary and decoration views of sections.
  mutating func forget(items: Set<Item>, sections: Set<Section> = []) {
    for item in items { pictures[.cell(item)] = nil }
    guard !sections.isEmpty else { return }
    pictures = pictures.filter { identity, _ in
      switch identity {
      case .cell, .unattached: true
      case .supplementary(_, let section, _), .decoration(_, let section, _): !sections.contains(section)
      }
    }
  }

  /// Begins a frame. Pictures that were not used in the last one are dropped if they are more than those that were.
  mutating func beginFrame(of count: Int) {
    if pictures.count > 2 * max(count, Self.least) { pictures = pictures.filter { $0.value.frame == frame } }
    frame += 1
  }

  /// The number of pictures that are always kept.
  private static var least: Int { 64 }

  /// Returns the picture of an element; nil if it has to be painted. While elements move, one of another size is stretched instead of
  /// painting it in each frame.
  mutating func picture(
    of element: Element, in state: CollectionState<Section, Item>, scale: Double, isMoving: Bool, at now: Instant
  ) -> Surface? {
    guard let ready = pictures[element.identity], ready.state == element.state.subtracting(.passing),
      isMoving || ready.size == element.attributes.frame.size, ready.surface.scale == scale,
      ready.checks.allSatisfy({ $0(state, now) })
    else { return nil }
    pictures[element.identity]?.frame = frame
    return ready.surface
  }

  /// Keeps a picture. `values` are those of the layout's own that it was painted with.
  mutating func keep(_ surface: Surface, of element: Element, values: StateValues<Section, Item>) {
    pictures[element.identity] = Picture(
      surface: surface, size: element.attributes.frame.size, state: element.state.subtracting(.passing), frame: frame,
      checks: values.checks)
  }
}

extension CellState {
  /// What changes how an element moves, but not how it looks.
  static let passing: CellState = [.leaving, .released]
}
