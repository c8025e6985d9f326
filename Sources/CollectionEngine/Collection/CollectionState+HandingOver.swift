/// Handing a dragged item over to another collection.
///
/// The host decides which collection the item is over. When that changes, it converts ``dragged`` to the viewport of the other
/// collection, calls ``enterDrag(_:asking:at:)`` there, and ``leaveDrag(at:)`` here unless that was refused. The pointer then
/// belongs to the other collection: its samples are sent there, in the coordinates of that viewport, and move, drop and cancel
/// the item as they do in one collection.
///
/// Where the drag began, the item is hidden while it is elsewhere. After ``CollectionEvent/dropped(_:to:)`` the host calls
/// ``removeDragged(at:)`` there, and after ``CollectionEvent/cancelled(_:)`` it calls ``returnDragged(_:at:)``. Data without the
/// item, which the host applies, removes it too; if that was not because of a drop, the host also cancels the drag where the item is.
extension CollectionState {
  /// The item that is dragged here, in the viewport; nil if there is none, or if it is elsewhere.
  public var dragged: DraggedItem<Item>? { drag?.lifted }

  /// Takes an item that is dragged in another collection, and makes room for it. `dragged` is in the viewport of this collection.
  /// Returns nil, and does nothing, if the policy refuses it, if nothing can be dropped here, or if there is another drag or the
  /// same item. The policy is not asked about an item that comes back. A touch here is cancelled.
  public mutating func enterDrag(
    _ dragged: DraggedItem<Item>, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>]? {
    guard canEnter(dragged.item, asking: policy) else { return nil }
    let original = snapshotWithoutDrag
    let (index, target) = (
      original.index(of: dragged.item), target(of: dragged, in: original, asking: policy, at: now)
    )
    guard index != nil || target != nil else { return nil }
    let events = perform(arena.cancel(), asking: policy, at: now)
    arena.hold(dragged.sample, tuning: tuning.gestures, at: now)
    var lifted = dragged
    lifted.enlarge(to: tuning.liftScale, on: tuning.motion, at: now)
    let drag = CollectionDrag(lifted, in: original, to: target == index ? nil : target)
    self.drag = drag
    rearrange(.automatic, at: now) { $0.snapshot = drag.preview }
    return events + (snapshot.index(of: dragged.item).map { [.entered(dragged.item, at: $0)] } ?? [])
  }

  /// Only one item is dragged at a time, and each item is here at most once.
  private func canEnter(_ item: Item, asking policy: some CollectionPolicy<Item>) -> Bool {
    guard let drag else { return !snapshot.contains(item) && policy.canEnter(item) }
    return drag.item == item && drag.lifted == nil
  }

  /// The dragged item has entered another collection, or the host paints it itself. The others close the gap.
  public mutating func leaveDrag(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard var drag, let dragged else { return [] }
    _ = arena.cancel()
    let cancelled = PointerSample(
      pointer: dragged.pointer, phase: .cancel, device: dragged.device, position: dragged.point)
    let events = pinch(cancelled, at: now)
    let index = drag.original.index(of: drag.item)
    (drag.lifted, drag.target, drag.edgeTime, drag.receiver) = (nil, nil, nil, nil)
    self.drag = index == nil ? nil : drag
    rearrange(.automatic, at: now) { $0.snapshot = drag.preview }
    moving.forget(.cell(drag.item))
    return events + [.left(drag.item, from: index)]
  }

  /// The item that left was dropped in another collection: it is no longer in the data here.
  public mutating func removeDragged(at now: Instant) -> [CollectionEvent<Section, Item>] {
    guard let drag, drag.lifted == nil else { return [] }
    self.drag = nil
    deselect(drag.item)
    return drag.original.index(of: drag.item).map { [.removed(drag.item, from: $0)] } ?? []
  }

  /// The drag of the item that left was cancelled: it moves from the finger to its place. `dragged` is in the viewport of this
  /// collection. If the data no longer has the item, it disappears where it is.
  public mutating func returnDragged(
    _ dragged: DraggedItem<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    if let drag, drag.item == dragged.item, drag.lifted == nil {
      self.drag = nil
      rearrange(.automatic, at: now) { $0.snapshot = drag.original }
    }
    moving.release(
      .cell(dragged.item), from: dragged.state(at: now), in: arrangement, on: tuning.motion, at: now)
    return snapshot.index(of: dragged.item).map { [.returned(dragged.item, $0)] } ?? []
  }
}
