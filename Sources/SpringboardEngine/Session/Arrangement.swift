/// The visible board, laid out on the present glass. Made anew when either changes, never to paint.
struct Arrangement: Equatable, Sendable {
  /// Without what is not installed; what the dock has no room for ends the last page.
  let board: Board
  let grid: PagedGridLayout
  let dock: DockLayout
  private let places: [ItemID: Board.Place]
  /// The folder of each application that is in one.
  let homes: [ItemID: ItemID]

  init(_ board: Board, isShown: (ItemID) -> Bool, viewport: Viewport, preferences: Preferences) {
    let metrics = GlassMetrics(viewport: viewport, preferences: preferences)
    self.board = board.visible(where: isShown).spilling(dockCapacity: Self.dockCapacity(metrics))
    grid = PagedGridLayout(metrics: metrics, pageCounts: self.board.pages.map(\.count))
    dock = DockLayout(metrics: metrics, count: self.board.dock.count)
    places = Self.places(on: self.board)
    homes = Self.homes(on: self.board)
  }

  /// How many slots a page and the dock have on a glass.
  static func capacities(viewport: Viewport, preferences: Preferences) -> (page: Int, dock: Int) {
    let metrics = GlassMetrics(viewport: viewport, preferences: preferences)
    return (PagedGridLayout(metrics: metrics, pageCounts: []).capacity, dockCapacity(metrics))
  }

  private static func dockCapacity(_ metrics: GlassMetrics) -> Int { DockLayout(metrics: metrics, count: 0).capacity }

  var metrics: GlassMetrics { grid.metrics }
  var isEmpty: Bool { places.isEmpty }

  func place(of id: ItemID) -> Board.Place? { places[id] }

  func item(at place: Board.Place) -> Board.Item? {
    switch place.container {
    case .page(let page): board.pages.element(at: page)?.element(at: place.index)
    case .dock: board.dock.element(at: place.index)
    case .folder: nil
    }
  }

  /// In the grid's content, or in the dock on the glass.
  func attributes(at place: Board.Place) -> LayoutAttributes? {
    switch place.container {
    case .page(let page): grid.attributes(for: IndexPath(section: page, item: place.index))
    case .dock: dock.attributes(for: IndexPath(section: 0, item: place.index))
    case .folder: nil
    }
  }

  /// nil for what is in the dock, or nowhere.
  func screen(of id: ItemID) -> Int? {
    guard let place = places[id], case .page(let page) = place.container else { return nil }
    return grid.screen(of: IndexPath(section: page, item: place.index))
  }

  /// The places of a screen in reading order.
  func places(onScreen number: Int) -> [Board.Place] {
    guard let screen = grid.screen(number) else { return [] }
    return screen.items.map { Board.Place(.page(screen.page), $0) }
  }

  private static func places(on board: Board) -> [ItemID: Board.Place] {
    var places: [ItemID: Board.Place] = [:]
    places.reserveCapacity(board.pages.reduce(board.dock.count) { $0 + $1.count })
    for (page, items) in board.pages.enumerated() {
      for (index, item) in items.enumerated() { places[item.id] = Board.Place(.page(page), index) }
    }
    for (index, item) in board.dock.enumerated() { places[item.id] = Board.Place(.dock, index) }
    return places
  }

  private static func homes(on board: Board) -> [ItemID: ItemID] {
    var homes: [ItemID: ItemID] = [:]
    for case .folder(let folder) in board.everything {
      for id in folder.items { homes[id] = folder.id }
    }
    return homes
  }
}

extension Array {
  /// nil beyond the ends.
  func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension Arrangement {
  /// Where an icon is on the glass while a screen rests on it.
  func icon(of id: ItemID, on screen: Int) -> Rect? {
    guard let place = places[id], let cell = attributes(at: place) else { return nil }
    if place.container == .dock { return cell.icon }
    return cell.icon.moved(by: .zero - grid.contentOffset(ofScreen: Double(screen)))
  }
}
