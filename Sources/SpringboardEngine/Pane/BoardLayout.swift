import CollectionEngine

/// The visible board, laid out in panes for the viewport. It is computed again when the board or the viewport changes,
/// not for each frame.
struct BoardLayout: Sendable {
  /// The board without applications that are not installed. Items beyond the capacity of the dock are at the end of the last
  /// page.
  let board: Board
  let metrics: LayoutMetrics
  /// The grid pane of each presentation; empty for those that are not shown.
  var grids: [Pane]
  /// Which of `grids` is shown. A position between two of them is a transition.
  var presentation: PresentationSwitch
  var dock: Pane
  /// The pane of a folder that is open, opening or closing.
  var folder: Pane?
  /// The programme guide, on a screen beside those of the pages; nil if there is none.
  var guide: GuidePane?
  /// The results of a search, which cover the other panes; nil if nothing is searched.
  var results: Pane?
  /// Whether the results are suggestions for an empty field, which leave the dock in view.
  private(set) var isSuggesting = false
  let pageCapacity: Int
  let dockCapacity: Int
  /// The correspondences between the cells of each grid pane that may be in view and those of the next one.
  let correspondences: [LayoutCorrespondence]
  /// The item of each pane that had the focus before it moved to another one.
  var formerFocus: [Pane.ID: ItemID]
  /// The source of the panes.
  let source: Source
  private let folders: [ItemID: Board.Folder]
  /// The folder of each application that is in one.
  private let homes: [ItemID: ItemID]

  /// The presentations that do not depend on the pages are taken from `old` if they are the same as there.
  init(
    _ board: Board, of document: Document, viewport: Viewport, preferences: Preferences,
    presentations: BoardPresentations, presentation: PresentationSwitch, reusing old: BoardLayout? = nil,
    at now: Instant? = nil
  ) {
    let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    dockCapacity = DockLayout(metrics: metrics, count: 0).capacity
    pageCapacity = metrics.pageCapacity
    let visible =
      preferences.configured.guidePosition == .only
      ? Board()
      : document.visible(board, pageCapacity: pageCapacity).spilling(dockCapacity: dockCapacity)
    let content = PresentedContent(
      board: visible, applications: document.applications, usage: document.usage,
      installations: document.installations, time: (document.day, document.dayPart), preferences: preferences,
      metrics: metrics)
    let shown = now.map(presentation.inView) ?? [presentation.shown]
    source = Source(
      revision: document.revision, dock: visible.dock, viewport: viewport, preferences: preferences,
      presentations: presentations, shown: shown)
    grids = Self.grids(of: content, source, reusing: old)
    self.presentation = presentation
    formerFocus = old?.formerFocus ?? [:]
    correspondences = zip(shown, shown.dropFirst()).map { [grids] in
      LayoutCorrespondence(from: grids[$0], to: grids[$1])
    }
    let row = DockLayout(metrics: metrics, count: visible.dock.count)
    dock = Pane(.dock, row, [BoardSection(items: visible.dock)], frame: row.plate ?? .zero, metrics: metrics)
    dock.content.margins = Insets(left: row.sideMargin, right: row.sideMargin)
    (self.board, self.metrics) = (visible, metrics)
    folders = Dictionary(visible.folders.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    homes = folders.values.reduce(into: [:]) { homes, folder in
      for id in folder.items { homes[id] = folder.id }
    }
    guard guideScreen != nil else { return }
    guide = GuidePane(
      document.guide, currentTime: now.flatMap { document.clock?.minute(at: $0) }, frame: metrics.guideFrame,
      metrics: metrics.timeline(hourWidth: old?.guide?.layout.metrics.hourWidth), pixels: metrics.pixels)
  }

  /// The number of slots of a page, and the number of icons that fit in the dock at their usual size.
  static func capacities(viewport: Viewport, preferences: Preferences) -> (page: Int, dock: Int) {
    let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    return (metrics.pageCapacity, metrics.usualDockCount)
  }
}

extension BoardLayout {
  /// The values that the panes of the presentations were made from.
  struct Source: Equatable, Sendable {
    /// The revision of the document.
    let revision: Int
    let dock: [Board.Item]
    let viewport: Viewport
    let preferences: Preferences
    let presentations: BoardPresentations
    /// The presentations that may be in view.
    let shown: [Int]

    /// Whether a presentation that does not depend on the pages is the same.
    fileprivate func suits(_ number: Int, of other: Source) -> Bool {
      shown.contains(number) && revision == other.revision && dock == other.dock && viewport == other.viewport
        && preferences == other.preferences && presentations == other.presentations
    }
  }

  /// Pages are always laid out, since items are dropped on them and return to them.
  private static func grids(of content: PresentedContent, _ source: Source, reusing old: BoardLayout?) -> [Pane] {
    source.presentations.list.enumerated().map { number, presentation in
      guard !presentation.keepsPages else { return Pane(presentation, content) }
      if let old, old.source.suits(number, of: source) { return old.grids[number] }
      return Pane(presentation, content, isShown: source.shown.contains(number))
    }
  }
}

extension Pane {
  /// The pane of a presentation that is not shown has no items.
  fileprivate init(_ presentation: any BoardPresentation, _ content: PresentedContent, isShown: Bool = true) {
    let sections = isShown ? presentation.sections(of: content) : []
    self.init(
      .grid, presentation.layout(of: sections, in: content), sections, isArrangeable: presentation.keepsPages,
      frame: presentation.frame(in: content), metrics: content.metrics)
    indexBar = presentation.indexBar(of: sections, in: content)
  }
}

extension LayoutCorrespondence {
  /// Cells of the same item correspond.
  fileprivate init(from: Pane, to: Pane) {
    self.init(from: from.sections.map { $0.items.map(\.id) }, to: to.sections.map { $0.items.map(\.id) })
  }
}

extension BoardLayout {
  var isEmpty: Bool { grid.isEmpty && dock.isEmpty }

  /// The grid pane that is shown, or that a transition leads to.
  var grid: Pane {
    get { grids[presentation.shown] }
    set { grids[presentation.shown] = newValue }
  }

  /// Whether the screen of the guide is shown or being turned to, and nothing covers it.
  var isGuideInFront: Bool {
    guide != nil && results == nil && !front.isModal && grid.isArrangeable && grid.screen == guideScreen
  }

  /// How far the guide is beside its position when its screen is shown, in logical pixels.
  func guideShift(at now: Instant) -> Double {
    guard let pages, let guideScreen else { return 0 }
    return pages.content.contentOffset(ofScreen: Double(guideScreen)).x - pages.content.contentOffset(at: now).x
  }

  /// Whether the pages exist, but something else is shown in their place: the library.
  var isShowingLibrary: Bool { !grid.isArrangeable && pages != nil }

  /// How far the folder has opened that is open, opening or closing, 0...1; 0 if there is none.
  func expansion(at now: Instant) -> Double { folder?.expansion.value(at: now).clamped(to: 0...1) ?? 0 }

  /// The folder that is open, opening or closing.
  var openFolder: ItemID? {
    if case .folder(let id)? = folder?.id { id } else { nil }
  }

  /// The visible panes, from back to front.
  var panes: [Pane] {
    results.map { isSuggesting ? [$0, dock] : [$0] } ?? [grid, dock] + (folder.map { [$0] } ?? [])
  }

  /// All panes, including those of presentations that are not shown.
  var allPanes: [Pane] { grids + [dock] + [folder, results].compactMap(\.self) }

  /// The panes that receive input, from front to back. Results and an open folder cover the others.
  var activePanes: [Pane] {
    if let results { return isSuggesting ? [dock, results] : [results] }
    return if let folder, folder.isOpen { [folder] } else { [dock, grid] }
  }

  /// The pane in which pages are turned.
  var front: Pane {
    get { results ?? folder.flatMap { $0.isOpen ? $0 : nil } ?? grid }
    set {
      switch newValue.id {
      case .results: results = newValue
      case .folder: folder = newValue
      case .grid, .dock: grid = newValue
      }
    }
  }

  /// Whether the dock scrolls from a point: its icons do not fit, and nothing covers it.
  func scrollsDock(from point: Point?) -> Bool {
    guard let point, dock.content.scrollsFreely, dock.frame.contains(point) else { return false }
    return activePanes.contains { $0.id == .dock }
  }

  /// The pane that contains an item, in view or not; nil for items in a closed folder or not on the board.
  func pane(showing id: ItemID) -> Pane? {
    if let results { return results.holds(id) ? results : isSuggesting && dock.holds(id) ? dock : nil }
    if let folder, folder.isOpen, folder.holds(id) { return folder }
    return boardPane(holding: id)
  }

  private func boardPane(holding id: ItemID) -> Pane? { dock.holds(id) ? dock : grid.holds(id) ? grid : nil }

  /// Returns a folder of the visible board; nil if there is none.
  func folder(_ id: ItemID) -> Board.Folder? { folders[id] }

  /// The folder that an application is in; nil if it is in none.
  func folder(holding id: ItemID) -> ItemID? { homes[id] }

  /// Whether an item occupies a slot of a page or of the dock.
  func isOnBoard(_ id: ItemID) -> Bool { dock.holds(id) || pages?.holds(id) == true }

  /// Whether an item is on a page, in the dock or in a folder of one of them.
  func isArranged(_ id: ItemID) -> Bool {
    homes[id] != nil || dock.holds(id) || grids.contains { $0.isArrangeable && $0.holds(id) }
  }

  /// Whether an item is on the visible board, in a folder or not, or among the results.
  func holds(_ id: ItemID) -> Bool {
    results?.holds(id) == true || dock.holds(id) || homes[id] != nil || folders[id] != nil
      || grids.contains { $0.holds(id) }
  }

  /// The screen of the grid pane that an item is on; nil for items in the dock or in a closed folder, or not on the
  /// board.
  func screen(of id: ItemID) -> Int? { grid.screen(of: id) }

  /// The frame of an icon at rest, in the coordinates of the viewport, which it may be outside of; nil for items in a
  /// closed folder or not on the board.
  func icon(of id: ItemID) -> Rect? { pane(showing: id)?.restingIcon(of: id) }

  /// Whether an item is in the visible part of the grid, of the dock or of the open folder.
  func isInView(_ id: ItemID) -> Bool { pane(showing: id)?.isInView(id) == true }

  /// The items with a tile in view.
  var shownItems: [ItemID] { panes.filter(\.isOpen).flatMap(\.shownItems) }

  /// The item that an arrow key moves the focus to; nil at the ends of the board.
  func neighbor(of id: ItemID, toward direction: FocusDirection) -> ItemID? {
    guard let pane = pane(showing: id) else { return nil }
    if let next = pane.neighbor(of: id, toward: direction) { return next }
    guard let x = pane.revealedIcon(of: id)?.midX else { return nil }
    switch (pane.id, direction) {
    case (.grid, .down): return dock.entry(from: x, toward: .down)
    case (.dock, .up): return grid.entry(from: x, toward: .up)
    default: return nil
    }
  }

  /// Returns the pane of a folder of the visible board, closed; nil if there is none.
  func folderPane(_ id: ItemID) -> Pane? {
    guard let items = folder(id)?.items else { return nil }
    let layout = FolderLayout(metrics: metrics, count: items.count)
    var pane = Pane(
      .folder(id), layout, [BoardSection(items: items.map { .app($0) })], frame: layout.panel, metrics: layout.metrics)
    pane.expansion = Motion(0, grain: 0.002)
    return pane
  }
}

extension BoardLayout {
  /// Shows the results of a search. If there were results before, the new ones begin at the top too.
  mutating func show(_ results: SearchResults, titles: SearchTitles) {
    let presentation = SearchPresentation(metrics: metrics)
    show(presentation.sections(of: results, titles: titles), in: presentation)
  }

  /// Shows applications in place of the pages while nothing has been typed.
  mutating func suggest(_ ids: [ItemID], title: String) {
    let section = BoardSection(title: title, items: ids.map { .app($0) })
    show([section], in: SearchPresentation(metrics: metrics, keepsDock: true))
  }

  private mutating func show(_ sections: [BoardSection], in presentation: SearchPresentation) {
    isSuggesting = presentation.keepsDock
    self.results = Pane(
      .results, presentation.layout(of: sections), sections, isArrangeable: false, frame: presentation.frame,
      metrics: metrics)
  }
}
