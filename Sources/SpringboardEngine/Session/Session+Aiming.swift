extension Session {
  /// Says what a drop would do here: by where things rest, so that what makes way is not chased.
  func aimed(at point: Point, folding: Bool = true) -> Aim {
    if let folder, folder.isOpening { return aimed(at: point, in: folder) }
    if let side = side(at: point) { return .side(side) }
    if let room = dockRoom, room.contains(point) { return aimedAtDock(point, folding) }
    return aimedAtPage(point, folding)
  }

  private func side(at point: Point) -> Int? {
    let width = arrangement.metrics.screen.width
    let zone = max(gestures.edgeZone, gestures.edgeShare * width)
    let physical = point.x < zone ? -1 : point.x >= width - zone ? 1 : 0
    return physical == 0 ? nil : preferences.rightToLeft ? -physical : physical
  }

  /// The dock's strip of the glass; an empty dock takes things too.
  private var dockRoom: Rect? {
    let room = arrangement.metrics.rooms.dock
    return room.height > 0 ? room : nil
  }

  private func aimedAtDock(_ point: Point, _ folding: Bool) -> Aim {
    guard let plate = arrangement.dock.plate else { return .gap(.endOf(.dock)) }
    let cells = arrangement.dock.attributes(in: arrangement.dock.contentBounds)
    if let cell = cells.first(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX }),
      let id = arrangement.board.dock.element(at: cell.index.item)?.id
    {
      return aimed(at: id, in: cell, at: point, folding)
    }
    let isBefore = (point.x < plate.midX) != preferences.rightToLeft
    guard let end = isBefore ? arrangement.board.dock.first : arrangement.board.dock.last else { return .nothing }
    return isCarried(end.id) ? .nothing : .gap(isBefore ? .before(end.id) : .after(end.id))
  }

  private func aimedAtPage(_ point: Point, _ folding: Bool) -> Aim {
    let grid = arrangement.grid
    let content = point + grid.contentOffset(ofScreen: Double(pager.page))
    let view = Rect(origin: content, size: Size(width: 0.01, height: 0.01))
    if let cell = grid.attributes(in: view).first,
      let id = arrangement.item(at: Board.Place(.page(cell.index.section), cell.index.item))?.id
    {
      return aimed(at: id, in: cell, at: content, folding)
    }
    guard arrangement.metrics.rooms.grid.contains(point) else { return .nothing }
    return endOfScreen.map(Aim.gap) ?? .nothing
  }

  /// Behind the last item of the screen that is not carried itself.
  var endOfScreen: Board.Destination? {
    let ids = arrangement.places(onScreen: pager.page).compactMap { arrangement.item(at: $0)?.id }
    guard let last = ids.last(where: { !isCarried($0) }) else { return nil }
    return ids.last == last ? .after(last) : mode.carry?.destination
  }

  /// The last place of the screen, for what comes from another one: a full screen's last item goes over to the next.
  var arrivalOnScreen: Board.Destination? {
    let ids = arrangement.places(onScreen: pager.page).compactMap { arrangement.item(at: $0)?.id }
    guard let last = ids.last(where: { !isCarried($0) }) else { return nil }
    let isFull = ids.count(where: { !isCarried($0) }) >= arrangement.grid.capacity
    return isFull ? .before(last) : .after(last)
  }

  private func aimed(at point: Point, in folder: OpenFolder) -> Aim {
    guard let layout = arrangement.layout(ofFolder: folder.id), layout.panel.contains(point) else {
      return folder.isEntered ? .outside : .nothing
    }
    let content = point + layout.contentOffset(ofScreen: Double(folder.pager.page))
    let items = arrangement.folder(folder.id)?.items ?? []
    let view = Rect(origin: content, size: Size(width: 0.01, height: 0.01))
    if let cell = layout.attributes(in: view).first, let id = items.element(at: cell.index.item) {
      return isCarried(id) ? .nothing : gap(at: id, in: cell, content)
    }
    guard let last = items.last, !isCarried(last) else { return .nothing }
    return .gap(.after(last))
  }

  private func aimed(at id: ItemID, in cell: LayoutAttributes, at point: Point, _ folding: Bool) -> Aim {
    if isCarried(id) { return .nothing }
    let middle = Rect(
      center: cell.icon.center,
      size: Size(
        width: cell.icon.width * gestures.folderShare, height: cell.icon.height * gestures.folderShare))
    return folding && middle.contains(point) && isFoldable ? .item(id) : gap(at: id, in: cell, point)
  }

  /// Whether what is carried could go into a folder: folders hold no folders.
  private var isFoldable: Bool {
    mode.carry?.items.allSatisfy { applications[$0] != nil } ?? false
  }

  private func gap(at id: ItemID, in cell: LayoutAttributes, _ point: Point) -> Aim {
    let isBefore = (point.x < cell.frame.midX) != preferences.rightToLeft
    return .gap(isBefore ? .before(id) : .after(id))
  }

  func isCarried(_ id: ItemID) -> Bool { mode.carry?.items.contains(id) == true }
}
