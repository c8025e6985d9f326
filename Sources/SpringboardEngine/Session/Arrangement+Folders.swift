extension Arrangement {
  /// A folder as it is seen.
  func folder(_ id: ItemID) -> Board.Folder? {
    guard let place = place(of: id), case .folder(let folder) = item(at: place) else { return nil }
    return folder
  }

  /// The folder an application is in.
  func folder(holding id: ItemID) -> ItemID? { homes[id] }

  func layout(ofFolder id: ItemID) -> FolderLayout? {
    folder(id).map { FolderLayout(metrics: metrics, count: $0.items.count) }
  }

  func items(in folder: ItemID, onScreen screen: Int) -> [ItemID] {
    guard let items = self.folder(folder)?.items, let layout = layout(ofFolder: folder) else { return [] }
    let first = screen * layout.capacity
    return first < items.count ? Array(items[first..<min(first + layout.capacity, items.count)]) : []
  }

  /// Where an icon of an open folder is on the glass while one of its screens rests there.
  func icon(of id: ItemID, in folder: ItemID, on screen: Int) -> Rect? {
    guard let layout = layout(ofFolder: folder), let index = self.folder(folder)?.items.firstIndex(of: id) else {
      return nil
    }
    let cell = layout.attributes(for: IndexPath(section: 0, item: index))
    return cell?.icon.moved(by: .zero - layout.contentOffset(ofScreen: Double(screen)))
  }

  /// Whether it has a place on the visible board, in a folder or out of one.
  func holds(_ id: ItemID) -> Bool { place(of: id) != nil || homes[id] != nil }

  /// The index one step away in an open folder; nil at its ends.
  func index(_ step: FocusStep, from index: Int, in folder: ItemID) -> Int? {
    guard let count = self.folder(folder)?.items.count, let layout = layout(ofFolder: folder) else { return nil }
    let next =
      switch step {
      case .back: index - 1
      case .onward: index + 1
      case .up: index - layout.grid.columnCount
      case .down: min(index + layout.grid.columnCount, count - 1)
      }
    let isElsewhere = next != index && (0..<count).contains(next)
    let changesRow = step == .up || step == .down
    return isElsewhere && (!changesRow || next / layout.grid.columnCount != index / layout.grid.columnCount)
      ? next : nil
  }

  func screen(ofFolderItem id: ItemID) -> Int? {
    guard let folder = homes[id], let layout = layout(ofFolder: folder) else { return nil }
    return self.folder(folder)?.items.firstIndex(of: id).map { $0 / layout.capacity }
  }
}
