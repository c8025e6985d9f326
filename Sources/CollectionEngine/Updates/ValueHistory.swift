/// The layouts from which the elements of a collection still move, so that values of a layout's own change as smoothly as the
/// elements do.
///
/// It is kept once for the collection, not for each element: an update moves all elements at the same time and on the same spring.
/// A value costs two look-ups for each layout that is kept.
struct ValueHistory<Section: Hashable, Item: Hashable> {
  /// An arrangement that was replaced.
  fileprivate struct Stage {
    let arrangement: Arrangement<Section, Item>
    /// The part of its content that was visible last.
    let visible: Rect
    let began: Instant
    let spring: Spring

    /// The share of the way to the next arrangement; 1 at its end.
    func progress(at now: Instant) -> Double {
      let start = Spring.State(position: 1, velocity: 0)
      let left = spring.state(after: now - began, from: start)
      let isSettled = left.position.magnitude < Self.grain && left.velocity.magnitude < Self.grain * spring.frequency
      return spring.response > 0 && !isSettled ? 1 - left.position : 1
    }

    private static var grain: Double { 1e-3 }
  }

  private var stages: [Stage] = []

  /// The greatest number of stages. When changes follow each other faster than elements come to rest, the earliest one is
  /// forgotten, whose share of the value is the least.
  private static var limit: Int { 16 }

  /// An arrangement was replaced, and elements move from there.
  mutating func add(_ arrangement: Arrangement<Section, Item>, on spring: Spring, at now: Instant) {
    stages.append(
      Stage(arrangement: arrangement, visible: arrangement.visible(at: now), began: now, spring: spring))
    if stages.count > Self.limit { stages.removeFirst() }
  }

  mutating func removeAll() { stages = [] }

  /// Forgets the arrangements that no longer matter.
  mutating func removeSettled(at now: Instant) {
    guard let last = stages.lastIndex(where: { $0.progress(at: now) == 1 }) else { return }
    stages.removeSubrange(...last)
  }

  func isSettled(at now: Instant) -> Bool { stages.allSatisfy { $0.progress(at: now) == 1 } }

  /// A value of an element on its way to `arrangement`. An element that only one of two arrangements has keeps its value.
  func value<Key: LayoutValueKey>(
    _ key: Key.Type, of identity: ElementIdentity<Section, Item>, in arrangement: Arrangement<Section, Item>,
    at now: Instant
  ) -> Key.Value {
    var value: Key.Value?
    var progress = 1.0
    func approach(_ next: Key.Value?) {
      guard let next else { return }
      value = progress == 1 ? next : value.map { Key.interpolate($0, next, progress) } ?? next
    }
    for stage in stages {
      approach(stage.arrangement.value(key, of: identity, in: stage.visible))
      progress = stage.progress(at: now)
    }
    approach(arrangement.value(key, of: identity, in: arrangement.visible(at: now)))
    return value ?? Key.defaultValue
  }
}

extension Arrangement {
  /// A value of the layout's own for an element; nil if the layout does not have the element.
  fileprivate func value<Key: LayoutValueKey>(_ key: Key.Type, of identity: Identity, in visible: Rect) -> Key.Value? {
    guard let element = context.snapshot.element(with: identity),
      layout.attributes(for: element, in: visible) != nil
    else { return nil }
    return layout.value(key, of: element, in: visible)
  }
}

extension ValueHistory.Stage: Sendable where Section: Sendable, Item: Sendable {}

extension ValueHistory: Sendable where Section: Sendable, Item: Sendable {}
