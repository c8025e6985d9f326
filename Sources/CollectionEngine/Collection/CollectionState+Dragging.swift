/// Dragging an item to another place.
extension CollectionState {
  /// A finger rests: it lifts the item under it, or the host is told.
  mutating func hold(
    asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    guard !isRefused else { return [] }
    guard reordersByLongPress, drag == nil, let touch = arena.touch, let item = touched,
      let index = snapshot.index(of: item), policy.canMove(item, at: index),
      let state = shownState(of: .cell(item), at: now)
    else { return [.longPressed(touched, touchPoint)] }
    let sample = PointerSample(pointer: touch.pointer, phase: .down, device: touch.device, position: touchPoint)
    var lifted = DraggedItem(
      item, state.attributes, sample, window: tuning.gestures.velocityWindow, at: now)
    lifted.enlarge(to: tuning.liftScale, on: tuning.motion, at: now)
    drag = CollectionDrag(lifted, in: snapshot)
    return [.lifted(item, index)]
  }

  mutating func moveDrag(to point: Point, asking policy: some CollectionPolicy<Item>, at now: Instant) {
    drag?.lifted?.move(to: point, at: now)
    findTarget(asking: policy, at: now)
  }

  /// Finds the item onto which the dragged one would be dropped, or else makes room where it would be dropped.
  private mutating func findTarget(asking policy: some CollectionPolicy<Item>, at now: Instant) {
    guard let dragged else { return }
    let receiver = receiver(of: dragged, asking: policy, at: now)
    drag?.receiver = receiver
    guard receiver == nil, let drag,
      let target = target(of: dragged, in: drag.original, asking: policy, at: now)
    else {
      return
    }
    let index = drag.original.index(of: drag.item)
    guard target != (drag.target ?? index) else { return }
    self.drag?.target = target == index ? nil : target
    guard let preview = self.drag?.preview, preview != snapshot else { return }
    rearrange(.automatic, at: now) { $0.snapshot = preview }
  }

  /// The item onto which another one would be dropped; nil if there is none under the finger, or if that is refused.
  private func receiver(
    of dragged: DraggedItem<Item>, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> Item? {
    let point = dragged.point + contentOffset(at: now)
    guard case .onto(let index)? = layout.dropTarget(at: point, share: tuning.receivingShare),
      let item = snapshot.item(at: index), item != dragged.item, policy.canDrop(dragged.item, onto: item)
    else { return nil }
    return item
  }

  /// Where an item would be dropped, in the data without it; nil where it cannot be dropped, and over its own place.
  func target(
    of dragged: DraggedItem<Item>, in original: Snapshot<Section, Item>, asking policy: some CollectionPolicy<Item>,
    at now: Instant
  ) -> ItemIndex? {
    guard let proposed = proposedTarget(of: dragged, at: now) else { return nil }
    let target =
      original.index(of: dragged.item).map { policy.target(of: dragged.item, from: $0, to: proposed) }
      ?? policy.target(ofEntering: dragged.item, to: proposed)
    return original.section(at: target.section) == nil ? nil : target
  }

  /// The place under the finger in the data without the item; nil where there is none, and over the item's own place. An item
  /// that has no place yet has one everywhere.
  private func proposedTarget(of dragged: DraggedItem<Item>, at now: Instant) -> ItemIndex? {
    let own = snapshot.index(of: dragged.item)
    let target = layout.dropTarget(at: dragged.point + contentOffset(at: now), share: 0)
    switch target {
    case .before(let index), .onto(let index): return index == own ? nil : Self.index(index, without: own)
    case .after(let index):
      guard index != own else { return nil }
      let other = Self.index(index, without: own)
      return ItemIndex(section: other.section, item: other.item + 1)
    case .end: return end(without: own, at: now)
    case nil: return own == nil ? end(without: nil, at: now) : nil
    }
  }

  /// The index of another item in the data without the one at `own`.
  private static func index(_ index: ItemIndex, without own: ItemIndex?) -> ItemIndex {
    guard let own, index.section == own.section, index.item > own.item else { return index }
    return ItemIndex(section: index.section, item: index.item - 1)
  }

  /// The end of the last section that is in view, in the data without the item at `own`.
  private func end(without own: ItemIndex?, at now: Instant) -> ItemIndex? {
    let shown = arrangement.places(at: now).compactMap { $0.attributes.index?.section }.max()
    guard let section = shown ?? snapshot.sections.indices.last, let name = snapshot.section(at: section) else {
      return nil
    }
    return ItemIndex(section: section, item: snapshot.items(in: name).count - (own?.section == section ? 1 : 0))
  }

  /// The item moves from the finger to its place.
  mutating func drop(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard let drag, drag.lifted != nil else { return [] }
    if let receiver = drag.receiver { return drop(drag, onto: receiver, at: now) }
    guard let to = snapshot.index(of: drag.item) else { return cancelDrag(at: now) }
    letGo(at: now)
    guard let from = drag.original.index(of: drag.item) else { return [.dropped(drag.item, to: to)] }
    return [from == to ? .returned(drag.item, to) : .moved(drag.item, from: from, to: to)]
  }

  /// The item returns to its place, unless the host takes it out of the data. The host also decides about an item from elsewhere.
  private mutating func drop(
    _ drag: CollectionDrag<Section, Item>, onto receiver: Item, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    self.drag?.receiver = nil
    if drag.original.contains(drag.item) {
      letGo(at: now)
      if drag.original != snapshot { rearrange(.automatic, at: now) { $0.snapshot = drag.original } }
    }
    return [.droppedOnto(drag.item, receiver)]
  }

  /// Cancels the drag of an item that is here: it returns to where it was, and one from another collection leaves, which
  /// ``CollectionEvent/cancelled(_:)`` reports.
  public mutating func cancelDrag(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard let drag, let dragged else { return [] }
    guard let index = drag.original.index(of: drag.item) else { return leaveDrag(at: now) + [.cancelled(dragged)] }
    letGo(at: now)
    if drag.original != snapshot { rearrange(.automatic, at: now) { $0.snapshot = drag.original } }
    return [.returned(drag.item, index)]
  }

  private mutating func letGo(at now: Instant) {
    guard let item = drag?.item, let state = liftedState(at: now) else { return }
    drag = nil
    moving.release(.cell(item), from: state, in: arrangement, on: tuning.motion, at: now)
  }

  /// The data was changed during a drag. Returns it with the dragged item at its target.
  mutating func adoptDuringDrag(
    _ snapshot: Snapshot<Section, Item>, at now: Instant
  ) -> Snapshot<Section, Item> {
    guard let drag else { return snapshot }
    let isFromHere = drag.original.contains(drag.item)
    guard !isFromHere || snapshot.contains(drag.item) else {
      if drag.lifted == nil { self.drag = nil } else { letGo(at: now) }
      return snapshot
    }
    self.drag?.original = snapshot
    if let receiver = drag.receiver, !snapshot.contains(receiver) { self.drag?.receiver = nil }
    if let target = drag.target, target.section >= snapshot.sections.count {
      self.drag?.target = isFromHere ? nil : snapshot.lastEnd
    }
    return self.drag?.preview ?? snapshot
  }

  /// The lifted item as it is on screen.
  func liftedState(at now: Instant) -> ShownState? {
    guard var state = dragged?.state(at: now) else { return nil }
    if let index = drag.flatMap({ snapshot.index(of: $0.item) }) { state.attributes.element = .cell(index) }
    return state
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
    if isPaging || arrangement.content.paging != nil {
      turnPage(edge, since: time, at: now)
    } else {
      scroll(at: edge, since: time, at: now)
    }
    findTarget(asking: policy, at: now)
  }

  /// How near the dragged item is to the edges behind which there is more content; see ``CollectionDrag/edge(in:_:)``.
  var dragEdge: Point {
    let bounds = arrangement.context.bounds.inset(by: dragInsets)
    guard let edge = drag?.edge(in: bounds, tuning.gestures) else { return .zero }
    return arrangement.content.scrollable(edge)
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
    scroll(to: layout.restingOffset(near: arrangement.content.restingOffset + step, velocity: .zero), at: now)
    drag?.edgeTime = now + (tuning.gestures.edgeRepeat - tuning.gestures.edgeDwell)
  }

  /// Seconds; after a longer pause, for example of the host, the content does not jump.
  private static var longestStep: Double { 0.1 }
}

extension Snapshot {
  /// The end of the last section; nil if there are no sections.
  fileprivate var lastEnd: ItemIndex? {
    itemCounts.last.map { ItemIndex(section: sections.count - 1, item: $0) }
  }
}

extension Double {
  /// A length with the sign of this number; 0 if this number is 0.
  fileprivate func sign(of length: Double) -> Double { self == 0 ? 0 : self < 0 ? -length : length }
}
