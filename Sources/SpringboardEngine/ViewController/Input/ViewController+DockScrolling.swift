import CollectionEngine

/// A dock whose icons do not fit scrolls within its plate: by a finger, the wheel, a touchpad, keys, and a drag that rests at
/// its end.
extension ViewController {
  /// Whether the dock moves. As for the front pane, less than the touch slop counts as at rest.
  func isDockMoving(at now: Instant) -> Bool {
    let dock = view.layout.dock
    return dock.content.contentOffset(at: now).distance(to: dock.restingOffset) > gestures.touchSlop
  }

  /// A notch of the wheel scrolls by a share of the plate.
  mutating func scrollDock(by sample: ScrollSample, at now: Instant) {
    let notch = gestures.wheelShare * view.layout.dock.frame.width / gestures.wheelPage
    scrollDock(onwardBy: distanceOnward(sample) * notch, at: now)
  }

  /// Scrolls towards the last item, or with a negative distance towards the first one.
  private mutating func scrollDock(onwardBy distance: Double, at now: Instant) {
    let step = Point(x: view.preferences.session.rightToLeft ? -distance : distance, y: 0)
    scrollDock(at: now) { $0.content.scroll(by: step, on: $1, at: now) }
  }

  /// Scrolls the dock as far as an item that it shows.
  mutating func revealInDock(_ id: ItemID, at now: Instant) {
    guard view.layout.pane(showing: id)?.id == .dock, view.layout.dock.needsScrolling(toReveal: id) else { return }
    scrollDock(at: now) { $0.reveal(id, on: $1, at: now) }
  }

  /// Scrolls the dock; a finger no longer holds anything.
  mutating func scrollDock(at now: Instant, _ move: (inout Pane, Spring) -> Void) {
    letContentGo(at: now)
    endHover(over: .dock, at: now)
    move(&view.layout.dock, view.animations.appearance.isVisible ? pageSpring : .immediate)
    view.dropFocusOutOfView()
  }
}

extension ViewController {
  /// The end of the dock that a drag is over, if there are more items beyond it: 1 is that of the last item, -1 that of the
  /// first one. Half a slot at each end of the plate counts as the end.
  func dockEnd(at point: Point) -> Int? {
    let dock = view.layout.dock
    guard view.layout.activePanes.contains(where: { $0.id == .dock }), view.layout.metrics.regions.dock.contains(point),
      let first = dock.layout.attributes(for: ItemIndex(section: 0, item: 0))
    else { return nil }
    let zone = view.layout.metrics.dockPadding + first.icon.width / 2
    let physical = point.x < dock.frame.minX + zone ? -1 : point.x >= dock.frame.maxX - zone ? 1 : 0
    guard physical != 0, dock.content.scrollable(Point(x: Double(physical), y: 0)) != .zero else { return nil }
    return view.preferences.session.rightToLeft ? -physical : physical
  }

  /// Scrolls the dock under the dragged items by half of its plate.
  mutating func scrollDockWhileDragging(toward end: Int, at now: Instant) {
    scrollDock(onwardBy: Double(end) * view.layout.dock.frame.width / 2, at: now)
  }
}
