import CollectionEngine

/// Where tiles and the plate of the dock belong, for their motions. Content is at rest; scrolling moves a tile together with its
/// place.
struct BoardPlaces: ElementPlaces {
  typealias Identity = ElementIdentity<Pane.ID, ItemID>

  /// The plate of the dock.
  static let plate = Identity.decoration(.backdrop, .dock, 0)

  private let layout: BoardLayout
  /// The items whose tiles have no place.
  private let excluded: Set<ItemID>
  /// Whether items that are not in view, as those of other pages, have places beyond the edges.
  private let reachesBeyondView: Bool
  /// The places in view.
  private var inView: [(identity: Identity, attributes: LayoutAttributes)] = []
  private var table: [Identity: LayoutAttributes] = [:]

  init(in layout: BoardLayout, without excluded: Set<ItemID>, reachingBeyondView: Bool) {
    (self.layout, self.excluded, reachesBeyondView) = (layout, excluded, reachingBeyondView)
    if !layout.dock.isEmpty {
      let plate = LayoutElement.decoration(.backdrop, ItemIndex(section: 0, item: 0))
      add(LayoutAttributes(element: plate, frame: layout.dock.frame), of: Self.plate)
    }
    for id in layout.shownItems {
      if let place = place(of: id) { add(place, of: .cell(id)) }
    }
  }

  private mutating func add(_ attributes: LayoutAttributes, of identity: Identity) {
    if table.updateValue(attributes, forKey: identity) == nil { inView.append((identity, attributes)) }
  }

  private func place(of id: ItemID) -> LayoutAttributes? {
    guard !excluded.contains(id), let pane = layout.pane(showing: id), let icon = pane.restingIcon(of: id),
      let index = pane.index(of: id)
    else { return nil }
    return Self.attributes(of: icon, at: index, in: layout.metrics)
  }

  /// The attributes of a tile whose icon has a frame. Its label has the height of the font, so that the size of the text moves with
  /// the tile.
  static func attributes(
    of icon: Rect, at index: ItemIndex = ItemIndex(section: 0, item: 0), in metrics: LayoutMetrics
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(index), frame: icon,
      label: Rect(center: icon.center, size: Size(width: 0, height: metrics.label.size)))
  }

  func offset(at now: Instant) -> Point { .zero }
  func scrolling(_ attributes: LayoutAttributes, at now: Instant) -> Point { .zero }

  func place(of identity: Identity, at now: Instant) -> LayoutAttributes? {
    table[identity] ?? (reachesBeyondView ? identity.cell.flatMap(place) : nil)
  }

  func places(at now: Instant) -> [(identity: Identity, attributes: LayoutAttributes)] { inView }
}

extension ElementIdentity {
  /// The item of a cell; nil for other elements.
  var cell: Item? {
    if case .cell(let item) = self { item } else { nil }
  }
}
