import CollectionEngine

/// The content of an open menu: its rows, or those of a submenu that match a typed text.
struct OpenMenu: Equatable, Sendable {
  /// The item that it belongs to; nil for that of the background.
  let item: ItemID?
  /// The tile of the item that was asked for the menu; it is raised in front of the veil. nil for the background.
  let tile: ItemID?
  /// The rectangle that it belongs to, in the viewport, and where it is in relation to that.
  let anchor: Rect
  let placement: MenuLayout.Placement
  /// The submenu that is shown in place of the menu.
  private(set) var submenu: MenuEntry.Submenu?
  private(set) var entries: [MenuEntry] = []
  /// The typed text that the rows match; nil for a menu whose rows cannot be narrowed by typing.
  private(set) var filter: String?
  /// The height of the menu with all rows. It keeps it while there are fewer, so that it does not move while the user types.
  private var wholeHeight = 0.0
  /// The width in which no title and no row that was shown so far is cut, so that the menu does not become narrower; 0 before the
  /// host has measured it.
  private(set) var wordsWidth = 0.0
  /// Whether the host still has to be asked for the width of the rows.
  private var needsMeasuring = false
  /// The row that Enter chooses.
  var highlighted: Int?
  /// Scrolls the rows of a menu that is higher than the window.
  var scroller = Scroller(0, in: ScrollBounds(range: 0...0, extent: 0), grain: 0.5)
  /// When it closes by itself; nil if it does not.
  var closes: Instant?

  /// `tile` is that of an item, and nil for the menu of the background.
  init(of tile: ItemID?, beside anchor: Rect, _ placement: MenuLayout.Placement) {
    (item, self.tile, self.placement, self.anchor) = (tile?.application, tile, placement, anchor)
  }

  /// Shows the rows of the menu, or of a submenu.
  mutating func show(_ entries: [MenuEntry], of submenu: MenuEntry.Submenu?, in metrics: LayoutMetrics) {
    filter = submenu?.canBeFiltered == true ? "" : nil
    (wholeHeight, needsMeasuring) = (0, true)
    self.submenu = submenu
    show(entries, in: metrics)
    if filter != nil { wholeHeight = layout(in: metrics).frame.height }
  }

  /// Shows only the rows that match a typed text, from the first one, which is highlighted.
  mutating func show(_ entries: [MenuEntry], matching text: String, in metrics: LayoutMetrics) {
    filter = text
    show(entries, in: metrics)
    highlighted = firstChoice
  }

  private mutating func show(_ entries: [MenuEntry], in metrics: LayoutMetrics) {
    (self.entries, highlighted) = (entries, nil)
    scroller = Scroller(0, in: layout(in: metrics).scrollBounds, grain: 0.5)
  }

  /// Whether the host has to be asked for the width of the rows, which it is once.
  mutating func takeMeasuring() -> Bool {
    defer { needsMeasuring = false }
    return needsMeasuring
  }

  mutating func widen(to width: Double) { wordsWidth = max(wordsWidth, width) }

  /// A typed text is in the title, which stays in view.
  func layout(in metrics: LayoutMetrics) -> MenuLayout {
    let title = filter != nil ? MenuLayout.Title.pinned : item != nil ? .scrolling : .none
    return MenuLayout(
      entries, title: title, leastHeight: wholeHeight, wordsWidth: wordsWidth, beside: anchor, placement, in: metrics)
  }

  /// The first row of a submenu that can be chosen, after the one that leads back.
  var firstChoice: Int? { entries.indices.dropFirst().first { entries[$0].isEnabled } }

  /// The next row that can be chosen, after the last one the first; without a highlighted row the first or the last.
  func next(_ step: Int) -> Int? {
    let rows = entries.indices.filter { entries[$0].isEnabled }
    guard let highlighted else { return step > 0 ? rows.first : rows.last }
    return step > 0
      ? rows.first { $0 > highlighted } ?? rows.first : rows.last { $0 < highlighted } ?? rows.last
  }
}
