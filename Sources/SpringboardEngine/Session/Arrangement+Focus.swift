extension Arrangement {
  var firstInDock: Board.Place? { dock.count > 0 ? Board.Place(.dock, 0) : nil }

  /// The place one step away; nil at the ends of the board.
  func place(_ step: FocusStep, from place: Board.Place, onScreen shown: Int) -> Board.Place? {
    switch place.container {
    case .page(let page):
      guard let screen = grid.screen(of: IndexPath(section: page, item: place.index)) else { return nil }
      return slot(step, from: place.index % grid.capacity, onScreen: screen)
    case .dock: return docked(step, from: place.index, onScreen: shown)
    case .folder: return nil
    }
  }

  private func slot(_ step: FocusStep, from slot: Int, onScreen screen: Int) -> Board.Place? {
    let (row, column) = slot.quotientAndRemainder(dividingBy: grid.columnCount)
    let places = places(onScreen: screen)
    switch step {
    case .back where column > 0: return places.element(at: slot - 1)
    case .back: return place(row: row, column: grid.columnCount - 1, onScreen: screen - 1)
    case .onward where column + 1 < grid.columnCount && slot + 1 < places.count: return places[slot + 1]
    case .onward: return place(row: row, column: 0, onScreen: screen + 1)
    case .up: return places.element(at: slot - grid.columnCount)
    case .down: return below(slot, places) ?? nearestInDock(to: places[slot], onScreen: screen)
    }
  }

  /// The last item stands for an empty place over which there is none.
  private func below(_ slot: Int, _ places: [Board.Place]) -> Board.Place? {
    let isInLastRow = slot / grid.columnCount == (places.count - 1) / grid.columnCount
    return isInLastRow ? nil : places[min(slot + grid.columnCount, places.count - 1)]
  }

  private func docked(_ step: FocusStep, from index: Int, onScreen screen: Int) -> Board.Place? {
    switch step {
    case .back: index > 0 ? Board.Place(.dock, index - 1) : nil
    case .onward: index + 1 < dock.count ? Board.Place(.dock, index + 1) : nil
    case .up: nearestInLastRow(to: Board.Place(.dock, index), onScreen: screen)
    case .down: nil
    }
  }

  private func place(row: Int, column: Int, onScreen screen: Int) -> Board.Place? {
    let places = places(onScreen: screen)
    guard let last = places.indices.last else { return nil }
    let start = min(row, last / grid.columnCount) * grid.columnCount
    return places[min(start + column, last)]
  }

  private func nearestInDock(to place: Board.Place, onScreen screen: Int) -> Board.Place? {
    nearest(to: place, among: (0..<dock.count).map { Board.Place(.dock, $0) }, onScreen: screen)
  }

  private func nearestInLastRow(to place: Board.Place, onScreen screen: Int) -> Board.Place? {
    let places = places(onScreen: screen)
    let start = max(0, places.count - 1) / grid.columnCount * grid.columnCount
    return nearest(to: place, among: Array(places[start...]), onScreen: screen)
  }

  /// Across the glass, while it shows the screen.
  private func nearest(to place: Board.Place, among places: [Board.Place], onScreen screen: Int) -> Board.Place? {
    func x(_ place: Board.Place) -> Double {
      item(at: place).flatMap { icon(of: $0.id, on: screen)?.midX } ?? 0
    }
    return places.min { abs(x($0) - x(place)) < abs(x($1) - x(place)) }
  }
}
