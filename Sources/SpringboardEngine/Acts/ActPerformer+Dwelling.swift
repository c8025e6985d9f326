import CollectionEngine

/// What happens when a pointer that drags rests.
extension ActPerformer {
  /// Performs all effects of a resting pointer that are due, each at its own time, however late this is called.
  mutating func dwell(until now: Instant) {
    while let due = view.nextDwell, due <= now { dwell(at: due) }
  }

  private mutating func dwell(at due: Instant) {
    guard let drag = view.mode.drag, let pointer = drag.pointer else { return }
    if due >= pointer.lastMove + gestures.lostDrag { return controller.putBack(at: due) }
    if let hovered = view.due(drag.hover), due >= hovered {
      act(on: drag.hover, at: due)
    } else {
      view.mode.drag?.pointer?.hasRested = true
    }
    controller.aim(at: due)
  }

  private mutating func act(on hover: Drag.Hover, at now: Instant) {
    switch hover {
    case .nothing: break
    case .item(let id, _):
      view.mode.drag?.hover = .nothing
      controller.openFolder(id, at: now)
      controller.preview(.endOf(.folder(id)), at: now)
    case .side(let side, _, _):
      view.mode.drag?.hover = .side(side, since: now, turned: true)
      switch side {
      case .pages(let pages): turnPageWhileDragging(by: pages, at: now)
      case .dock(let end): scrollDockWhileDragging(toward: end, at: now)
      }
    case .outside:
      view.mode.drag?.hover = .nothing
      controller.closeFolder(at: now)
      controller.preview(controller.arrivalOnScreen, at: now)
    }
  }

  /// Turns the page under the dragged items, which move to it. After the last page, it adds a new one.
  mutating func turnPageWhileDragging(by pages: Int, at now: Instant) {
    guard let drag = view.mode.drag, !view.layout.front.isModal else { return }
    let (screens, target) = (view.layout.pageScreens, view.layout.grid.screen + pages)
    if screens.contains(target) {
      controller.turn(to: target, at: now)
      if let arrival = controller.arrivalOnScreen { controller.preview(arrival, at: now) }
    } else if target == screens.upperBound, mayAddPage(for: drag), controller.preview(.newPage, at: now) {
      controller.turn(to: view.layout.pageScreens.upperBound - 1, at: now)
    }
  }

  /// Whether a page may be added. A last page that has only dragged items is as good as a new one.
  private func mayAddPage(for drag: Drag) -> Bool {
    view.layout.grid.items(onScreen: view.layout.pageScreens.upperBound - 1).contains { !drag.items.contains($0) }
  }

  /// Scrolls the dock under the dragged items by half of its plate.
  private mutating func scrollDockWhileDragging(toward end: Int, at now: Instant) {
    controller.scrollDock(onwardBy: Double(end) * view.layout.dock.frame.width / 2, at: now)
  }
}
