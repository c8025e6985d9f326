/// Dragging an item to another place.
extension CollectionState {
  /// A finger rests: it lifts the item under it, or the host is told.
  mutating func hold(
    asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    guard !isRefused else { return [] }
    guard reordersByLongPress, let item = touched, let index = snapshot.index(of: item),
      policy.canMove(item, at: index), let state = shownState(of: .cell(item), at: now)
    else { return [.longPressed(touched, touchPoint)] }
    drag = CollectionDrag(
      item, state.attributes, in: snapshot, at: touchPoint, window: tuning.gestures.velocityWindow, now: now)
    drag?.lift.chase(1, on: tuning.motion, at: now)
    return [.lifted(item, index)]
  }

  mutating func moveDrag(to point: Point, asking policy: some CollectionPolicy<Item>, at now: Instant) {
    drag?.move(to: point, at: now)
    findTarget(asking: policy, at: now)
  }

  /// Makes room for the item where it would be dropped.
  private mutating func findTarget(asking policy: some CollectionPolicy<Item>, at now: Instant) {
    guard let drag, let index = drag.original.index(of: drag.item), let proposed = proposedTarget(of: drag, at: now)
    else { return }
    let target = policy.target(of: drag.item, from: index, to: proposed)
    guard target != (drag.target ?? index) else { return }
    self.drag?.target = target == index ? nil : target
    guard let preview = self.drag?.preview, preview != snapshot else { return }
    rearrange(.automatic, at: now) { $0.snapshot = preview }
  }

  /// The place under the finger in the data without the item; nil where there is none, and over the item's own place.
  private func proposedTarget(of drag: CollectionDrag<Section, Item>, at now: Instant) -> ItemIndex? {
    guard let own = snapshot.index(of: drag.item) else { return nil }
    let target = layout.dropTarget(at: drag.point + contentOffset(at: now), share: 0)
    switch target {
    case .before(let index), .onto(let index): return index == own ? nil : Self.index(index, without: own)
    case .after(let index):
      guard index != own else { return nil }
      let other = Self.index(index, without: own)
      return ItemIndex(section: other.section, item: other.item + 1)
    case .end:
      guard let section = sectionOfEnd(at: now), let name = snapshot.section(at: section) else { return nil }
      return ItemIndex(section: section, item: snapshot.items(in: name).count - (own.section == section ? 1 : 0))
    case nil: return nil
    }
  }

  /// The index of another item in the data without the one at `own`.
  private static func index(_ index: ItemIndex, without own: ItemIndex) -> ItemIndex {
    index.section == own.section && index.item > own.item
      ? ItemIndex(section: index.section, item: index.item - 1) : index
  }

  /// The last section that is in view, to which an item is appended that is dropped behind the others.
  private func sectionOfEnd(at now: Instant) -> Int? {
    arrangement.places(at: now).compactMap { $0.attributes.index?.section }.max() ?? snapshot.sections.indices.last
  }

  /// The item moves from the finger to its place.
  mutating func drop(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard let drag, let from = drag.original.index(of: drag.item), let to = snapshot.index(of: drag.item) else {
      return []
    }
    letGo(of: drag, at: now)
    return [from == to ? .returned(drag.item, to) : .moved(drag.item, from: from, to: to)]
  }

  /// The item returns to where it was.
  mutating func cancelDrag(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard let drag, let index = drag.original.index(of: drag.item) else { return [] }
    letGo(of: drag, at: now)
    if drag.original != snapshot { rearrange(.automatic, at: now) { $0.snapshot = drag.original } }
    return [.returned(drag.item, index)]
  }

  private mutating func letGo(of drag: CollectionDrag<Section, Item>, at now: Instant) {
    guard let attributes = liftedAttributes(at: now) else { return }
    self.drag = nil
    let velocity = AttributeVector(movement: drag.velocity(at: now))
    moving.move(
      .cell(drag.item), from: ShownState(attributes: attributes, velocity: velocity), in: arrangement,
      on: tuning.motion, at: now)
  }

  /// The data was changed during a drag. Returns it with the dragged item at its target, if both still exist.
  mutating func adoptDuringDrag(
    _ snapshot: Snapshot<Section, Item>, at now: Instant
  ) -> Snapshot<Section, Item> {
    guard let drag else { return snapshot }
    guard snapshot.contains(drag.item) else {
      letGo(of: drag, at: now)
      return snapshot
    }
    self.drag?.original = snapshot
    if let target = drag.target, target.section >= snapshot.sections.count { self.drag?.target = nil }
    return self.drag?.preview ?? snapshot
  }
}

extension CollectionState {
  /// The lifted item as it is on screen.
  func liftedAttributes(at now: Instant) -> LayoutAttributes? {
    guard let drag else { return nil }
    var attributes = drag.attributes.moved(by: drag.point + drag.grip - drag.attributes.frame.center)
    attributes.transform.scale *= interpolate(1, tuning.liftScale, drag.lift.value(at: now))
    return attributes
  }

  /// An element as it is on screen; nil if the layout does not have it.
  func shownState(of identity: Identity, at now: Instant) -> ShownState? {
    arrangement.place(of: identity, at: now).map { moving.state(of: identity, towards: $0, in: arrangement, at: now) }
  }

  /// Scrolls while the dragged item is at an edge: the faster, the nearer; or by a viewport after a while.
  mutating func advanceDrag(asking policy: some CollectionPolicy<Item>, at now: Instant) {
    guard let drag else { return }
    let edge = dragEdge
    guard edge != .zero else {
      self.drag?.edgeTime = nil
      return
    }
    guard let time = drag.edgeTime else {
      self.drag?.edgeTime = now
      return
    }
    if isPaging { turnPage(edge, since: time, at: now) } else { scroll(at: edge, since: time, at: now) }
    findTarget(asking: policy, at: now)
  }

  /// How near the dragged item is to the edges behind which there is more content; see ``CollectionDrag/edge(in:_:)``.
  var dragEdge: Point {
    guard let edge = drag?.edge(in: size, tuning.gestures) else { return .zero }
    func reachable(_ edge: Double, _ scroller: Scroller) -> Double {
      let (range, target) = (scroller.bounds.range, scroller.target)
      return edge < 0 && target > range.lowerBound || edge > 0 && target < range.upperBound ? edge : 0
    }
    return Point(x: reachable(edge.x, arrangement.scroller.x), y: reachable(edge.y, arrangement.scroller.y))
  }

  private mutating func scroll(at edge: Point, since time: Instant, at now: Instant) {
    let seconds = min(now - time, Self.longestStep)
    let step = Point(
      x: edge.x * tuning.edgeSpeed * size.width * seconds, y: edge.y * tuning.edgeSpeed * size.height * seconds)
    scroll(to: contentOffset(at: now) + step, animated: false, at: now)
    drag?.edgeTime = now
  }

  private mutating func turnPage(_ edge: Point, since time: Instant, at now: Instant) {
    guard now - time >= tuning.gestures.edgeDwell else { return }
    let step = Point(x: edge.x.sign(of: size.width), y: edge.y.sign(of: size.height))
    scroll(to: layout.restingOffset(near: arrangement.scroller.target + step, velocity: .zero), at: now)
    drag?.edgeTime = now + (tuning.gestures.edgeRepeat - tuning.gestures.edgeDwell)
  }

  /// Seconds; after a longer pause, for example of the host, the content does not jump.
  private static var longestStep: Double { 0.1 }
}

extension Double {
  /// A length with the sign of this number; 0 if this number is 0.
  fileprivate func sign(of length: Double) -> Double { self == 0 ? 0 : self < 0 ? -length : length }
}
