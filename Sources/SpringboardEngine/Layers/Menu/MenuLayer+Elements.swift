import CollectionEngine

extension MenuLayer {
  /// The menu in front of a veil. The icon that it belongs to is in front of the veil too.
  func elements(in context: LayerContext) -> [Scene.Element] {
    guard let menu = shown else { return [] }
    let amount = amount(at: context.now)
    let alpha = amount * context.presence
    let frame = menu.layout(in: context.metrics).frame
    return [context.veil(alpha: amount, isTouchable: isModal)] + context.raisedTile
      + [Scene.Element(kind: .menu, frame: frame, touch: isModal ? frame : nil, alpha: alpha)]
      + title(of: menu, alpha: alpha, in: context) + rows(of: menu, alpha: alpha, in: context)
  }

  /// Above the rows: the name of the item, or the typed text that the rows match.
  private func title(of menu: OpenMenu, alpha: Double, in context: LayerContext) -> [Scene.Element] {
    let frames = menu.layout(in: context.metrics)
    guard let title = frames.title else { return [] }
    if let filter = menu.filter { return pinnedTitle(of: menu, filter, title, alpha: alpha, in: context) }
    guard let item = menu.item else { return [] }
    let frame = title.moved(by: Point(x: 0, y: -menu.scroller.offset(at: context.now)))
    let share = Self.visibleShare(of: frame, in: frames.frame)
    return share > 0 ? [Scene.Element(kind: .menuTitle(item), frame: frame, alpha: alpha * share)] : []
  }

  /// The title of a menu that can be typed into. The name of the item leaves room for the symbol that says so.
  private func pinnedTitle(
    of menu: OpenMenu, _ filter: String, _ frame: Rect, alpha: Double, in context: LayerContext
  ) -> [Scene.Element] {
    let text = Scene.Element(kind: .menuFilter(filter), frame: frame, alpha: alpha)
    guard filter.isEmpty, let item = menu.item else { return [text] }
    let isRightToLeft = context.metrics.isRightToLeft
    let name = frame.inset(by: Insets(left: isRightToLeft ? frame.height : 0, right: isRightToLeft ? 0 : frame.height))
    return [Scene.Element(kind: .menuTitle(item), frame: name, alpha: alpha), text]
  }

  private func rows(of menu: OpenMenu, alpha: Double, in context: LayerContext) -> [Scene.Element] {
    let (frames, offset) = (menu.layout(in: context.metrics), menu.scroller.offset(at: context.now))
    return zip(menu.entries, frames.rows).enumerated().flatMap { index, row -> [Scene.Element] in
      let frame = row.1.moved(by: Point(x: 0, y: -offset))
      let share = Self.visibleShare(of: frame, in: frames.rowRegion)
      guard share > 0 else { return [] }
      var state = Scene.State()
      state.isFocused = menu.highlighted == index
      let isTouchable = isModal && row.0.isEnabled && share > Self.touchableShare
      let element = Scene.Element(
        kind: .menuRow(index, row.0), frame: frame,
        touch: isTouchable ? frame.intersection(frames.rowRegion) : nil,
        clip: frames.rowRegion == frames.frame ? nil : frames.rowRegion, alpha: alpha * share, state: state)
      return [element] + miniatures(of: row.0, on: element, in: context)
    }
  }

  /// The icons on the page that a row shows.
  private func miniatures(
    of entry: MenuEntry, on row: Scene.Element, in context: LayerContext
  ) -> [Scene.Element] {
    guard let page = entry.page else { return [] }
    let metrics = context.metrics
    let layout = PageMiniatureLayout(
      of: page, inRow: Rect(origin: .zero, size: row.frame.size), isRightToLeft: metrics.isRightToLeft,
      pixels: metrics.pixels)
    return layout.icons.map { id, frame in
      Scene.Element(
        kind: .miniature(id), frame: frame.moved(by: row.frame.origin), clip: row.clip, alpha: row.alpha)
    }
  }

  /// How much of a row is visible, 0...1. Rows fade at the ends of a menu that scrolls.
  private static func visibleShare(of row: Rect, in menu: Rect) -> Double {
    let hidden = max(menu.minY - row.minY, row.maxY - menu.maxY, 0)
    return (1 - 2 * hidden / max(row.height, 1)).clamped(to: 0...1)
  }

  /// The visible share from which a row can be chosen (by eye).
  private static let touchableShare = 0.3
}
