/// What is in view: an arrangement, the page that is there, and the folder that is open on it.
struct Outlook: Equatable, Sendable {
  let arrangement: Arrangement
  let page: Int
  let folder: ItemID?
  let folderPage: Int

  /// Where an icon is on the glass, or beside it, when all is at rest; nil for what is in a closed folder, or nowhere.
  func icon(of id: ItemID) -> Rect? {
    if let folder, arrangement.folder(holding: id) == folder {
      return arrangement.icon(of: id, in: folder, on: folderPage)
    }
    return arrangement.icon(of: id, on: page)
  }

  /// All that has a tile on the glass.
  var items: [ItemID] {
    let dock = (0..<arrangement.dock.count).map { Board.Place(.dock, $0) }
    let board = (arrangement.places(onScreen: page) + dock).compactMap { arrangement.item(at: $0)?.id }
    return board + (folder.map { arrangement.items(in: $0, onScreen: folderPage) } ?? [])
  }
}
