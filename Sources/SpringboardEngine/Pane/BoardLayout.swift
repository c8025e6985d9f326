/// The visible board, laid out in panes for the present viewport. It is made again when either changes, not for each frame.
struct BoardLayout: Sendable {
  /// Without applications that are not installed; what the dock has no room for ends the last page.
  let board: Board
  let metrics: LayoutMetrics
  var grid: Pane
  var dock: Pane
  /// The folder that is open, or on its way there or back.
  var folder: Pane?
  let pageCapacity: Int
  let dockCapacity: Int
  /// The folder of each application that is in one.
  private let homes: [ItemID: ItemID]

  init(_ board: Board, isShown: (ItemID) -> Bool, viewport: Viewport, preferences: Preferences) {
    metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    dockCapacity = DockLayout(metrics: metrics, count: 0).capacity
    self.board = board.visible(where: isShown).spilling(dockCapacity: dockCapacity)
    let pages = PagedGridLayout(metrics: metrics, pageCounts: self.board.pages.map(\.count))
    pageCapacity = pages.capacity
    grid = Pane(.grid, pages, self.board.pages, frame: Rect(origin: .zero, size: metrics.screen))
    let row = DockLayout(metrics: metrics, count: self.board.dock.count)
    dock = Pane(.dock, row, [self.board.dock], frame: row.contentBounds)
    homes = Self.homes(on: self.board)
  }

  /// How many slots a page and the dock have in a viewport.
  static func capacities(viewport: Viewport, preferences: Preferences) -> (page: Int, dock: Int) {
    let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
    return (
      PagedGridLayout(metrics: metrics, pageCounts: []).capacity, DockLayout(metrics: metrics, count: 0).capacity
    )
  }

  private static func homes(on board: Board) -> [ItemID: ItemID] {
    var homes: [ItemID: ItemID] = [:]
    for case .folder(let folder) in board.everything {
      for id in folder.items { homes[id] = folder.id }
    }
    return homes
  }
}

extension BoardLayout {
  var isEmpty: Bool { grid.isEmpty && dock.isEmpty }

  /// All panes, from back to front.
  var panes: [Pane] { [grid, dock] + (folder.map { [$0] } ?? []) }

  /// The panes that take input, from front to back: an open folder alone, since it covers the others.
  var activePanes: [Pane] {
    if let folder, folder.isOpen { [folder] } else { [dock, grid] }
  }

  /// The pane that pages are turned in.
  var front: Pane {
    get { if let folder, folder.isOpen { folder } else { grid } }
    set { if newValue.id == .grid { grid = newValue } else { folder = newValue } }
  }

  /// The pane that shows an item, whether it is in view or not; nil for what is in a closed folder, or nowhere.
  func pane(showing id: ItemID) -> Pane? {
    if let folder, folder.isOpen, folder.holds(id) { return folder }
    return boardPane(holding: id)
  }

  private func boardPane(holding id: ItemID) -> Pane? { dock.holds(id) ? dock : grid.holds(id) ? grid : nil }

  /// A folder as it is seen.
  func folder(_ id: ItemID) -> Board.Folder? {
    guard let pane = boardPane(holding: id), let index = pane.index(of: id),
      case .folder(let folder)? = pane.item(at: index)
    else { return nil }
    return folder
  }

  /// The folder an application is in.
  func folder(holding id: ItemID) -> ItemID? { homes[id] }

  /// Whether an item has a place of its own on a page or in the dock.
  func isOnBoard(_ id: ItemID) -> Bool { boardPane(holding: id) != nil }

  /// Whether an item has a place on the visible board, in a folder or out of one.
  func holds(_ id: ItemID) -> Bool { isOnBoard(id) || homes[id] != nil }

  /// nil for what is in the dock or in a folder, or nowhere.
  func page(of id: ItemID) -> Int? { grid.screen(of: id) }

  /// Where an icon is in the viewport, or beside it, when everything is at rest; nil for what is in a closed folder, or
  /// nowhere.
  func icon(of id: ItemID) -> Rect? { pane(showing: id)?.restingIcon(of: id) }

  /// Whether an item is on the screen that is shown, in the dock, or in the folder that is open.
  func isInView(_ id: ItemID) -> Bool {
    guard let pane = pane(showing: id) else { return false }
    return pane.id != .grid || pane.screen(of: id) == pane.pager.page
  }

  /// All items that have a tile in view.
  var shownItems: [ItemID] { panes.filter(\.isOpen).flatMap(\.shownItems) }

  /// The item that an arrow key goes to from another; nil at the ends of the board.
  func neighbor(of id: ItemID, toward direction: FocusStep) -> ItemID? {
    guard let pane = pane(showing: id) else { return nil }
    if let next = pane.neighbor(of: id, toward: direction) { return next }
    guard let x = pane.iconOnOwnScreen(of: id)?.midX else { return nil }
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
    var pane = Pane(.folder(id), layout, [items.map { .app($0) }], frame: layout.panel)
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
