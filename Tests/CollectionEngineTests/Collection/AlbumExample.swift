import CollectionEngine

/// An album as another program would write it: photographs on pages, in rows or as covers, which are added in batches and dragged
/// from page to page, and of which one may not be moved.
struct AlbumExample: CollectionPolicy {
  enum Mode { case pages, rows, covers }

  private(set) var photos: CollectionState<String, String>
  private(set) var opened: String?
  var lockedPhoto = ""

  init(size: Size) {
    photos = CollectionState(size: size, layout: Self.layout(.pages))
    photos.reordersByLongPress = true
  }

  static func layout(_ mode: Mode) -> CollectionState<String, String>.LayoutProvider {
    { context in
      switch mode {
      case .pages:
        return context.pagedGrid(
          columns: SlotDivision(extent: 120, minimumSpacing: 10), rows: SlotDivision(extent: 120, minimumSpacing: 10))
      case .rows:
        var metrics = FlowMetrics()
        metrics.section.itemSize = .filling(minimum: Size(width: 80, height: 80))
        return context.flow(metrics)
      case .covers: return CoverFlowExample(size: context.size, count: context.itemCounts.reduce(0, +))
      }
    }
  }

  mutating func show(_ mode: Mode, at now: Instant) { photos.setLayout(at: now, Self.layout(mode)) }

  mutating func add(_ names: [String], to album: String, at now: Instant) {
    photos.update(animation: .fade, at: now) { data in
      data.appendSections([album])
      data.appendItems(names, to: album)
    }
  }

  mutating func handle(_ input: CollectionInput, at now: Instant) {
    for event in photos.handle(input, asking: self, at: now) {
      if case .tapped(let photo, _) = event { opened = photo }
    }
  }

  func canMove(_ photo: String, at index: ItemIndex) -> Bool { photo != lockedPhoto }
}
