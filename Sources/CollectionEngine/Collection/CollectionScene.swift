/// The elements that a collection shows at one moment.
public struct CollectionScene<Section: Hashable, Item: Hashable> {
  /// An element on screen.
  public struct Element {
    /// The identity of the element. Each identity is in a scene at most once.
    public var identity: ElementIdentity<Section, Item>
    /// The attributes of the element, in the viewport.
    public var attributes: LayoutAttributes
    /// How it has to be painted.
    public var state: CellState

    /// Creates an element.
    @inline(__always)
    public init(identity: ElementIdentity<Section, Item>, attributes: LayoutAttributes, state: CellState) {
      (self.identity, self.attributes, self.state) = (identity, attributes, state)
    }
  }

  /// The elements, from back to front.
  public var elements: [Element]
  /// When the scene changes next.
  public var next: Wake
}

/// How an element has to be painted.
public struct CellState: OptionSet, Hashable, Sendable {
  /// The bits of the state.
  public let rawValue: Int
  /// Creates a state from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A finger is on the element and may become a tap.
  public static let highlighted = CellState(rawValue: 1)
  /// The element is selected.
  public static let selected = CellState(rawValue: 2)
  /// Items are being arranged or deleted.
  public static let editing = CellState(rawValue: 4)
  /// The element follows a finger.
  public static let lifted = CellState(rawValue: 8)
  /// The data or the layout no longer has the element, and it disappears.
  public static let leaving = CellState(rawValue: 16)
  /// A finger has let it go, and it moves to its place. It is in front of the others, and may be outside of the viewport if it comes
  /// from another collection.
  public static let released = CellState(rawValue: 32)
  /// Keys act on the element.
  public static let focused = CellState(rawValue: 64)
  /// The lifted element would be dropped onto this one.
  public static let dropTarget = CellState(rawValue: 128)
}

extension CollectionState {
  /// Returns what is on screen. The cost is proportional to the number of elements.
  public func scene(at now: Instant) -> CollectionScene<Section, Item> {
    var elements = moving.isEmpty ? restingElements(at: now) : movingElements(at: now)
    if let item = dragged?.item, let state = liftedState(at: now) {
      let painted = self.state(of: .cell(item), Set(selection)).union(.lifted)
      elements.append(.init(identity: .cell(item), attributes: state.attributes, state: painted))
    }
    return CollectionScene(elements: elements, next: nextWake(at: now))
  }

  /// The elements while each is where its layout says. This is what a collection mostly shows, and costs a fraction of
  /// ``movingElements(at:)``.
  private func restingElements(at now: Instant) -> [CollectionScene<Section, Item>.Element] {
    let (bounds, snapshot) = (arrangement.context.bounds, arrangement.context.snapshot)
    let all = arrangement.content.visibleAttributes(at: now).filter { $0.coverage.intersects(bounds) }.inOrderOfDepth
    let (selected, lifted) = (Set(selection), dragged.flatMap { snapshot.index(of: $0.item) })
    let someDiffer = !selected.isEmpty || highlighted != nil || focused != nil || drag?.receiver != nil
    var elements: [CollectionScene<Section, Item>.Element] = []
    elements.reserveCapacity(all.count)
    for attributes in all where lifted == nil || attributes.index != lifted {
      // The loop calls no generic function for a cell: code that is not specialised would look up the types for each call.
      let identity: Identity
      if let index = attributes.index, snapshot.hasItem(at: index) {
        identity = .cell(snapshot.contents[index.section][index.item])
      } else if let other = snapshot.identity(of: attributes.element) {
        identity = other
      } else {
        continue
      }
      let state: CellState = someDiffer ? state(of: identity, selected) : isEditing ? .editing : []
      elements.append(.init(identity: identity, attributes: attributes, state: state))
    }
    return elements
  }

  private func movingElements(at now: Instant) -> [CollectionScene<Section, Item>.Element] {
    let bounds = arrangement.context.bounds
    let selected = Set(selection)
    var elements: [CollectionScene<Section, Item>.Element] = []
    let lifted = dragged.map { Identity.cell($0.item) }
    for (identity, state) in moving.states(in: arrangement, at: now) where lifted == nil || identity != lifted {
      var painted = self.state(of: identity, selected)
      if moving.isReleased(identity, at: now) { painted.insert(.released) }
      guard painted.contains(.released) || state.attributes.coverage.intersects(bounds) else { continue }
      elements.append(.init(identity: identity, attributes: state.attributes, state: painted))
    }
    return Self.isSorted(elements) ? elements : elements.sorted { Self.isBehind($0, $1) }
  }

  /// Whether the elements are in the order in which they are painted. Mostly they are, and then nothing is sorted.
  private static func isSorted(_ elements: [CollectionScene<Section, Item>.Element]) -> Bool {
    for index in 1..<max(1, elements.count) where isBehind(elements[index], elements[index - 1]) { return false }
    return true
  }

  private static func isBehind(
    _ a: CollectionScene<Section, Item>.Element, _ b: CollectionScene<Section, Item>.Element
  ) -> Bool {
    let (isFirst, isSecond) = (a.state.contains(.released), b.state.contains(.released))
    return isFirst == isSecond ? a.attributes.z < b.attributes.z : isSecond
  }

  private func state(of identity: Identity, _ selected: Set<Item>) -> CellState {
    let isLeaving = !moving.departures.isEmpty && moving.departures[identity] != nil
    var state: CellState = isLeaving ? .leaving : []
    if isEditing { state.insert(.editing) }
    guard case .cell(let item) = identity else { return state }
    if item == highlighted { state.insert(.highlighted) }
    if item == focused { state.insert(.focused) }
    if item == drag?.receiver { state.insert(.dropTarget) }
    if !selected.isEmpty, selected.contains(item) { state.insert(.selected) }
    return state
  }

  private func nextWake(at now: Instant) -> Wake {
    let moves =
      !moving.isSettled(at: now) || !values.isSettled(at: now)
      || !arrangement.content.isSettled(at: now) && !arrangement.content.isHeld
    let isLifting = dragged.map { !$0.isEnlarged(at: now) } ?? false
    if moves || isLifting || !updates.isEmpty || dragEdge != .zero { return .nextFrame }
    return [arena.deadline, touchpadEnd].compactMap(\.self).min().map { .at($0) } ?? .never
  }

  /// Returns a value of the layout's own for an element; the default value if the layout does not have the element. While an update
  /// moves elements, values move from those of the layout before, on the same spring, if their key interpolates them.
  public func value<Key: LayoutValueKey>(_ key: Key.Type, of identity: Identity, at now: Instant) -> Key.Value {
    values.value(key, of: identity, in: arrangement, at: now)
  }

  /// Returns the item in front at a point of the viewport; nil if there is none.
  public func item(at point: Point, at now: Instant) -> Item? {
    scene(at: now).elements.last { element in
      element.attributes.index != nil && !element.state.contains(.leaving) && element.attributes.frame.contains(point)
    }.flatMap { if case .cell(let item) = $0.identity { item } else { nil } }
  }

  /// Returns where an item rests in the viewport, or beyond its edges; nil if the layout does not have it.
  public func frame(of item: Item, at now: Instant) -> Rect? { arrangement.place(of: .cell(item), at: now)?.frame }

  /// Returns the items whose places are in view, in reading order.
  public func visibleItems(at now: Instant) -> [Item] {
    arrangement.places(at: now).compactMap { if case .cell(let item) = $0.identity { item } else { nil } }
  }
}

extension CollectionScene.Element: Sendable where Section: Sendable, Item: Sendable {}

extension CollectionScene: Sendable where Section: Sendable, Item: Sendable {}
