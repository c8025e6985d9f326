/// The visible board, laid out in panes for the present viewport. It is made again when either changes, not for each frame.
struct BoardLayout: Sendable {
  /// Without applications that are not installed. Items that the dock has no room for are at the end of the last page.
  let board: Board
  let metrics: LayoutMetrics
  /// The grid pane of each presentation.
  var grids: [Pane]
  /// Which of them is shown: a position between two of them is a transition.
  var presentation: Pager
  var dock: Pane
  /// The folder that is open, or on its way there or back.
  var folder: Pane?
  let pageCapacity: Int
  let dockCapacity: Int
  /// The cells of each grid pane that are the cells of the next one.
  let correspondences: [LayoutCorrespondence]
  private let folders: [ItemID: Board.Folder]
  /// The folder of each application that is in one.
  private let homes: [ItemID: ItemID]

  init(
    _ board: Board, applications: [ItemID: AppItem], viewport: Viewport, preferences: Preferences,
    presentations: BoardPresentations
  ) {
    let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    dockCapacity = DockLayout(metrics: metrics, count: 0).capacity
    pageCapacity = PagedGridLayout(metrics: metrics, pageCounts: []).capacity
    let visible = board.visible { applications.index(forKey: $0) != nil }.spilling(dockCapacity: dockCapacity)
    grids = presentations.list.map { presentation in
      let sections = presentation.sections(of: visible, applications: applications, preferences: preferences)
      return Pane(presentation, sections, metrics)
    }
    presentation = Pager(count: grids.count)
    correspondences = zip(grids, grids.dropFirst()).map { LayoutCorrespondence(from: $0, to: $1) }
    let row = DockLayout(metrics: metrics, count: visible.dock.count)
    dock = Pane(.dock, row, [BoardSection(items: visible.dock)], frame: row.contentBounds)
    (self.board, self.metrics, folders) = (visible, metrics, visible.folders)
    homes = folders.values.reduce(into: [:]) { homes, folder in
      for id in folder.items { homes[id] = folder.id }
    }
  }

  /// How many slots a page and the dock have.
  static func capacities(viewport: Viewport, preferences: Preferences) -> (page: Int, dock: Int) {
    let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    return (
      PagedGridLayout(metrics: metrics, pageCounts: []).capacity, DockLayout(metrics: metrics, count: 0).capacity
    )
  }
}

extension Pane {
  fileprivate init(_ presentation: any BoardPresentation, _ sections: [BoardSection], _ metrics: LayoutMetrics) {
    self.init(
      .grid, presentation.layout(of: sections, metrics: metrics), sections, takesDrops: presentation.keepsPages,
      frame: presentation.frame(in: metrics))
  }
}

extension LayoutCorrespondence {
  /// The cells of the same items correspond.
  fileprivate init(from: Pane, to: Pane) {
    self.init(from: from.sections.map { $0.items.map(\.id) }, to: to.sections.map { $0.items.map(\.id) })
  }
}

extension Board {
  fileprivate var folders: [ItemID: Folder] {
    everything.reduce(into: [:]) { folders, item in
      if case .folder(let folder) = item { folders[folder.id] = folder }
    }
  }
}

extension BoardLayout {
  var isEmpty: Bool { grid.isEmpty && dock.isEmpty }

  /// The grid pane that is shown, or that a transition goes to.
  var grid: Pane {
    get { grids[presentation.page] }
    set { grids[presentation.page] = newValue }
  }

  /// The panes that are shown, from back to front.
  var panes: [Pane] { [grid, dock] + (folder.map { [$0] } ?? []) }

  /// Those of the presentations that are not shown too.
  var allPanes: [Pane] { grids + [dock] + (folder.map { [$0] } ?? []) }

  /// The panes that take input, from front to back: an open folder alone, since it covers the others.
  var activePanes: [Pane] {
    if let folder, folder.isOpen { [folder] } else { [dock, grid] }
  }

  /// The pane that pages are turned in.
  var front: Pane {
    get { if let folder, folder.isOpen { folder } else { grid } }
    set { if newValue.isModal { folder = newValue } else { grid = newValue } }
  }

  /// The pane that shows an item, whether it is in view or not; nil for what is in a closed folder, or nowhere.
  func pane(showing id: ItemID) -> Pane? {
    if let folder, folder.isOpen, folder.holds(id) { return folder }
    return boardPane(holding: id)
  }

  private func boardPane(holding id: ItemID) -> Pane? { dock.holds(id) ? dock : grid.holds(id) ? grid : nil }

  /// A folder as it is seen; nil where there is none.
  func folder(_ id: ItemID) -> Board.Folder? { folders[id] }

  /// The folder an application is in.
  func folder(holding id: ItemID) -> ItemID? { homes[id] }

  /// Whether an item has a place of its own on a page or in the dock.
  func isOnBoard(_ id: ItemID) -> Bool { boardPane(holding: id) != nil }

  /// Whether an item has a place on the visible board, in a folder or out of one.
  func holds(_ id: ItemID) -> Bool {
    dock.holds(id) || homes[id] != nil || folders[id] != nil || grids.contains { $0.holds(id) }
  }

  /// The screen of the grid pane that an item is on; nil for what is in the dock or in a closed folder, or nowhere.
  func page(of id: ItemID) -> Int? { grid.screen(of: id) }

  /// Where an icon is in the viewport, or beside it, when everything is at rest; nil for what is in a closed folder, or
  /// nowhere.
  func icon(of id: ItemID) -> Rect? { pane(showing: id)?.restingIcon(of: id) }

  /// Whether an item is on the screen that is shown, in the dock, or in the folder that is open.
  func isInView(_ id: ItemID) -> Bool {
    guard let pane = pane(showing: id) else { return false }
    return pane.id != .grid || pane.isInView(id)
  }

  /// All items that have a tile in view.
  var shownItems: [ItemID] { panes.filter(\.isOpen).flatMap(\.shownItems) }

  /// The item that an arrow key goes to from another; nil at the ends of the board.
  func neighbor(of id: ItemID, toward direction: FocusStep) -> ItemID? {
    guard let pane = pane(showing: id) else { return nil }
    if let next = pane.neighbor(of: id, toward: direction) { return next }
    guard let x = pane.revealedIcon(of: id)?.midX else { return nil }
    switch (pane.id, direction) {
    case (.grid, .down): return dock.entry(from: x, toward: .down)
    case (.dock, .up): return grid.entry(from: x, toward: .up)
    default: return nil
    }
  }

  /// A pane for a folder of the visible board.
  func folderPane(_ id: ItemID) -> Pane? {
    guard let items = folder(id)?.items else { return nil }
    let layout = FolderLayout(metrics: metrics, count: items.count)
    var pane = Pane(.folder(id), layout, [BoardSection(items: items.map { .app($0) })], frame: layout.panel)
    pane.expansion = Motion(0, grain: 0.002)
    return pane
  }
}

extension Array {
  /// nil beyond the ends.
  func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
