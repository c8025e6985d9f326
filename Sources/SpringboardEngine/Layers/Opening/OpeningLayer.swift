import CollectionEngine

/// The icons that grow into the windows of their applications.
struct OpeningLayer: Layer {
  private var openings: [Opening] = []

  var isActive: Bool { !openings.isEmpty }
  /// The applications that open.
  var items: [ItemID] { openings.map(\.id) }

  mutating func begin(_ id: ItemID, from frame: Rect, on spring: Spring, at now: Instant) {
    var opening = Opening(id: id, from: frame)
    opening.growth.chase(1, on: spring, at: now)
    openings.append(opening)
  }

  /// Lets an icon shrink back to where it was, because the launch has failed.
  mutating func turnBack(_ id: ItemID, on spring: Spring, at now: Instant) {
    for index in openings.indices where openings[index].id == id {
      openings[index].growth.chase(0, on: spring, at: now)
    }
  }

  /// Removes the icons that have stopped. Returns those that fill the viewport.
  mutating func removeSettled(at now: Instant) -> [ItemID] {
    let grown = openings.filter { $0.growth.isSettled(at: now) && $0.growth.target == 1 }
    openings.removeAll { $0.growth.isSettled(at: now) }
    return grown.map(\.id)
  }

  mutating func remove(where isGone: (ItemID) -> Bool) { openings.removeAll { isGone($0.id) } }

  /// An icon that fills the viewport needs one more input, which removes it.
  func nextChange(in context: LayerContext) -> Wake {
    openings.contains { !$0.growth.isSettled(at: context.now) } ? .nextFrame : .at(context.now)
  }

  mutating func reset() { openings = [] }

  func elements(in context: LayerContext) -> [Scene.Element] {
    let viewport = Rect(origin: .zero, size: context.size)
    return openings.map { opening in
      let growth = opening.growth.value(at: context.now)
      return Scene.Element(
        kind: .opening(opening.id), frame: opening.from.interpolated(to: viewport, growth),
        alpha: (1 - growth).clamped(to: 0...1) * context.presence)
    }
  }
}

/// An icon that grows into the window of its application.
private struct Opening: Sendable {
  let id: ItemID
  /// The frame of the icon when it was tapped.
  let from: Rect
  /// 0 is the icon, 1 the whole viewport. It counts as settled a hundredth before the end, when it is almost
  /// transparent.
  var growth = Motion(0, grain: 0.01)
}
