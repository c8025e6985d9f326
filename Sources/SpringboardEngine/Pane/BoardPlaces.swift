import CollectionEngine

/// An element that moves on its own when the board changes.
enum BoardElement: Hashable, Sendable {
  case tile(ItemID)
  case dockPlate

  /// The item of a tile.
  var item: ItemID? {
    if case .tile(let id) = self { id } else { nil }
  }
}

/// Where tiles and the plate of the dock belong, for their motions. Content is at rest; scrolling moves a tile together with its
/// place.
struct BoardPlaces: ElementPlaces {
  private let layout: BoardLayout
  /// The items whose tiles have no place.
  private let excluded: Set<ItemID>
  /// Whether items that are not in view, as those of other pages, have places beyond the edges.
  private let reachesBeyondView: Bool
  /// The places in view.
  private var inView: [(identity: BoardElement, attributes: LayoutAttributes)] = []
  private var numbers: [BoardElement: Int] = [:]

  init(in layout: BoardLayout, without excluded: Set<ItemID>, reachingBeyondView: Bool) {
    (self.layout, self.excluded, reachesBeyondView) = (layout, excluded, reachingBeyondView)
    if !layout.dock.isEmpty {
      let plate = LayoutElement.decoration(.backdrop, ItemIndex(section: 0, item: 0))
      add(LayoutAttributes(element: plate, frame: layout.dock.frame), of: .dockPlate)
    }
    for pane in layout.panes where pane.isOpen {
      let (cells, offset) = (pane.layout, pane.restingOffset)
      let visible = pane.content.visible(at: offset)
      for index in pane.shownCells {
        guard let id = pane.item(at: index)?.id, excluded.isEmpty || !excluded.contains(id),
          let cell = cells.attributes(for: .cell(index), in: visible)
        else { continue }
        let icon = cell.icon.moved(by: .zero - offset)
        add(Self.attributes(of: icon, at: index, in: layout.metrics), of: .tile(id))
      }
    }
  }

  private mutating func add(_ attributes: LayoutAttributes, of element: BoardElement) {
    guard numbers[element] == nil else { return }
    numbers[element] = inView.count
    inView.append((element, attributes))
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

  func place(of element: BoardElement, at now: Instant) -> LayoutAttributes? {
    if let number = numbers[element] { return inView[number].attributes }
    guard reachesBeyondView, let id = element.item else { return nil }
    return place(of: id)
  }

  func places(at now: Instant) -> [(identity: BoardElement, attributes: LayoutAttributes)] { inView }
}
