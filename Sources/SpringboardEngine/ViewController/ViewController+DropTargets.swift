import CollectionEngine

/// What a drop at a point would do.
extension ViewController {
  /// Returns what a drop at a point of the viewport would do. It uses positions at rest, so that items that move aside
  /// do not change the result. At the drop itself, an item counts as the position beside it, and an end of the dock as the
  /// position there.
  func dropTarget(at point: Point, isDrop: Bool = false) -> DropTarget {
    if view.layout.front.isModal, !view.layout.front.frame.contains(point) {
      return view.mode.drag?.hasEnteredFolder == true ? .outside : .nothing
    }
    if !isDrop, let end = dockEnd(at: point) { return .side(.dock(end)) }
    if !view.layout.front.isModal, let side = side(at: point) { return .side(.pages(side)) }
    let share = !isDrop && isFoldable ? interaction.folderShare : 0
    for pane in view.layout.activePanes {
      if let target = pane.dropTarget(at: point, share: share) { return dropTarget(target, in: pane) }
    }
    return .nothing
  }

  private func side(at point: Point) -> Int? {
    let width = view.layout.front.frame.width
    let zone = max(gestures.edgeZone, gestures.edgeShare * width)
    let physical = point.x < zone ? -1 : point.x >= width - zone ? 1 : 0
    return physical == 0 ? nil : view.preferences.session.rightToLeft ? -physical : physical
  }

  /// Dragged items are not targets themselves.
  private func dropTarget(_ target: LayoutDropTarget, in pane: Pane) -> DropTarget {
    func id(_ index: ItemIndex) -> ItemID? {
      pane.item(at: index).map(\.id).flatMap { isDragged($0) ? nil : $0 }
    }
    switch target {
    case .onto(let index): return id(index).map(DropTarget.item) ?? .nothing
    case .before(let index): return id(index).map { .gap(.before($0)) } ?? .nothing
    case .after(let index): return id(index).map { .gap(.after($0)) } ?? .nothing
    case .end: return end(of: pane).map(DropTarget.gap) ?? .nothing
    }
  }

  /// The position after the last item of the screen that is not dragged.
  private func end(of pane: Pane) -> Board.Destination? {
    let ids = pane.shownItems
    if ids.isEmpty { return pane.end.map(Board.Destination.endOf) }
    guard let last = ids.last(where: { !isDragged($0) }) else { return nil }
    return ids.last == last ? .after(last) : view.mode.drag?.destination
  }

  /// The position for items that are dragged to the current screen: the last one. If the screen is full, its last item
  /// moves to the next page.
  var arrivalOnScreen: Board.Destination? {
    let ids = view.layout.grid.shownItems.filter { !isDragged($0) }
    return ids.last.map { ids.count >= view.layout.pageCapacity ? .before($0) : .after($0) }
  }

  /// Whether the dragged items could be in a folder, which they cannot if one of them is a folder.
  private var isFoldable: Bool {
    view.mode.drag?.items.allSatisfy { document.applications[$0] != nil } ?? false
  }

  func isDragged(_ id: ItemID) -> Bool { view.mode.drag?.items.contains(id) == true }

  /// The end of the dock that a drag is over, if there are more items beyond it: 1 is that of the last item, -1 that of the
  /// first one. Half a slot at each end of the plate counts as the end.
  private func dockEnd(at point: Point) -> Int? {
    let dock = view.layout.dock
    guard view.layout.activePanes.contains(where: { $0.id == .dock }), view.layout.metrics.regions.dock.contains(point),
      let first = dock.layout.attributes(for: ItemIndex(section: 0, item: 0))
    else { return nil }
    let zone = view.layout.metrics.dockPadding + first.icon.width / 2
    let physical = point.x < dock.frame.minX + zone ? -1 : point.x >= dock.frame.maxX - zone ? 1 : 0
    guard physical != 0, dock.content.scrollable(Point(x: Double(physical), y: 0)) != .zero else { return nil }
    return view.preferences.session.rightToLeft ? -physical : physical
  }
}
