import CollectionEngine

/// Drags from one view to another. The window in which a pointer went down receives its samples until it is released, also
/// while it is over another window.
extension Springboard {
  /// Returns the view that an input is for, and the input as that view gets it.
  func redirecting(_ input: Input, from id: ViewID) -> (ViewID, Input) {
    guard case .pointer(let sample) = input, sample.phase != .down, let handoff = dragHandoffs[id],
      handoff.pointer == sample.pointer
    else { return (id, input) }
    return (handoff.view, .pointer(converting(sample, from: id, to: handoff.view)))
  }

  /// Moves the drag of a pointer to the view that it is over, if that is another one. `id` is the view in which it went
  /// down.
  mutating func moveDrag(of sample: PointerSample, in source: ViewID, receivedBy id: ViewID) -> [Effect] {
    guard sample.phase == .move else {
      // A pointer that goes down again was released without a sample.
      if source != id || dragHandoffs[id]?.pointer == sample.pointer { dragHandoffs[id] = nil }
      return []
    }
    guard let target = dropView(under: sample, in: source) else { return [] }
    var moved: Drag?
    let side = view(source).layout.metrics.iconSide
    let left = update(source) { moved = $0.acts.releaseDrag(at: $1) }
    let pointer = dragHandoffs[id]?.pointer ?? sample.pointer
    dragHandoffs[id] = target == id ? nil : DragHandoff(pointer: pointer, view: target)
    var entering = converting(sample, from: source, to: target)
    entering.pointer = target == id ? pointer : Self.number(pointer, of: id)
    let entered = update(target) {
      if let moved { $0.acts.continueDrag(moved, with: entering, iconSide: side, at: $1) }
    }
    return deferring(left, of: source, unless: id) + deferring(entered, of: target, unless: id)
  }

  /// The other view that the pointer of a drag is over; nil if there is none that can show the drag.
  private func dropView(under sample: PointerSample, in source: ViewID) -> ViewID? {
    let view = view(source)
    guard view.mode.drag?.pointer != nil, view.input.arena.touch?.pointer == sample.pointer,
      let frame = view.viewport.frame
    else { return nil }
    let point = frame.origin + sample.position
    guard !frame.contains(point) else { return nil }
    return viewIDs.first { self.view($0).viewport.frame?.contains(point) == true && self.view($0).canContinueDrag }
  }

  private func converting(_ sample: PointerSample, from id: ViewID, to other: ViewID) -> PointerSample {
    var sample = sample
    guard let origin = view(id).viewport.position, let target = view(other).viewport.position else { return sample }
    sample.position = sample.position + (origin - target)
    sample.pointer = Self.number(sample.pointer, of: id)
    return sample
  }

  /// A number that no pointer of another view has. Hosts number the pointers of each window from 0.
  private static func number(_ pointer: Int, of view: ViewID) -> Int { pointer + (view.number + 1) << 32 }
}
