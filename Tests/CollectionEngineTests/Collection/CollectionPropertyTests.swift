import CollectionEngine
import TestSupport
import Testing

/// Random changes at random moments: at every frame each element is there once, nothing jumps, and in the end everything is where
/// the same changes lead without animation.
@Suite struct CollectionPropertyTests {
  @Test("Random changes never jump", arguments: 0..<20)
  func randomChangesNeverJump(seed: Int) {
    for round in 0..<5 {
      var user = RandomUser(seed: seed * 1000 + round)
      for _ in 0..<20 { user.act() }
      user.finish()
    }
  }
}

/// Changes a collection at random, and checks what it shows.
private struct RandomUser {
  private typealias Identity = ElementIdentity<String, Int>
  private var generator: SeededGenerator
  private var state: CollectionState<String, Int>
  private var now = Instant(seconds: 10)
  private var nextItem = 100
  private var finger = Point.zero
  private var isTouching = false
  private let seed: Int
  /// What has been done, for a failure.
  private var history: [String] = []

  init(seed: Int) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let sections = (0..<generator.number(1...3)).map { ("s\($0)", Array($0 * 20..<$0 * 20 + 12)) }
    state = CollectionState(
      size: Size(width: 300, height: 400), isRightToLeft: seed % 3 == 0,
      snapshot: Snapshot(sections.map { (section: $0.0, items: $0.1) }), layout: Self.layouts[0])
    state.reordersByLongPress = true
  }

  private static let layouts: [CollectionState<String, Int>.LayoutProvider] = [60.0, 90, 140].map { side in
    { context in
      var metrics = FlowMetrics()
      // Items are smaller while they are being arranged.
      let width = context.isEditing ? side * 0.9 : side
      metrics.section.itemSize = .fixed(Size(width: width, height: side * 0.8))
      metrics.section.headerReferenceSize = Size(width: 0, height: 24)
      metrics.section.backdrop = side > 100 ? .zero : nil
      metrics.pinsHeaders = side > 80
      return context.flow(metrics)
    }
  }

  /// Makes one change, checks that nothing jumps, and lets some time pass. What a finger drags or scrolls follows it at once.
  mutating func act() {
    let before = (earlier: shown(at: now + -Self.step), now: shown(at: now))
    let isFollowing = change()
    let after = (now: shown(at: now), later: shown(at: now + Self.step))
    if !isFollowing { compare(before, after) }
    pass(Double(generator.number(1...30)) / 100)
  }

  private mutating func pass(_ seconds: Double) {
    for _ in 0..<2 {
      now = now + seconds / 2
      _ = state.handle(.wake, at: now)
      _ = shown(at: now)
    }
  }

  /// Returns whether the change is without animation, or a movement of the finger.
  private mutating func change() -> Bool {
    let choice = generator.number(0..<17)
    history.append("\(choice)")
    switch choice {
    case 0...3: batch(generator.pick([.automatic, .automatic, .fade, .left, .bottom]))
    case 4, 5: state.setLayout(at: now, generator.pick(Self.layouts))
    case 6: state.resize(to: generator.pick(Self.sizes), at: now)
    case 7: state.setRightToLeft(generator.number(0...1) == 0, at: now)
    case 8: state.beginTransition(at: now, to: generator.pick(Self.layouts))
    case 9: state.endTransition(finishing: generator.number(0...1) == 0, at: now)
    case 11, 12, 13:
      touch()
      return true
    case 14: state.setEditing(!state.isEditing, at: now)
    case 15:
      pinch()
      return true
    case 10: state.scroll(to: Point(x: 0, y: Double(generator.number(0...900))), at: now)
    default:
      batch(.none)
      return true
    }
    return false
  }

  /// Moves a finger that lifts and drops items, or scrolls.
  private mutating func touch() {
    finger = Point(x: Double(generator.number(5...295)), y: Double(generator.number(5...395)))
    let phase: PointerSample.Phase = !isTouching ? .down : generator.pick([.move, .move, .up, .cancel])
    isTouching = phase == .down || phase == .move
    _ = state.handle(.pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: finger)), at: now)
  }

  /// Pinches to another layout with two fingers, and lets go somewhere on the way. Nothing jumps when the fingers come or leave.
  private mutating func pinch() {
    guard !isTouching else { return }
    let (center, layout) = (Point(x: 150, y: 200), generator.pick(Self.layouts))
    let speed = Double(generator.number(-40...40)) * 5
    var (distance, isPinching) = (Self.pinchStart, false)
    fingers(.down, about: center, apart: distance)
    for step in 1...generator.number(3...20) {
      now = now + 0.015
      distance = max(10, Self.pinchStart + speed * 0.015 * Double(step))
      for event in fingers(.move, about: center, apart: distance) {
        guard case .pinched(let pinch) = event else { continue }
        if !isPinching { keepingPlaces { $0.beginTransition(at: $1, to: layout) } }
        isPinching = true
        state.setTransitionProgress((pinch.scale - 1).magnitude, at: now)
      }
      _ = shown(at: now)
    }
    for case .pinchEnded(let velocity) in fingers(.up, about: center, apart: distance) {
      let (isFinished, progress) = (generator.number(0...1) == 0, velocity.magnitude / Self.pinchStart)
      keepingPlaces { $0.endTransition(finishing: isFinished, velocity: progress, at: $1) }
    }
  }

  /// The distance of the fingers at the beginning, in logical pixels.
  private static let pinchStart = 60.0

  /// Fails if the change moves anything at once.
  private mutating func keepingPlaces(_ change: (inout CollectionState<String, Int>, Instant) -> Void) {
    let before = shown(at: now)
    change(&state, now)
    let after = shown(at: now)
    for (identity, old) in before {
      guard let new = after[identity] else { continue }
      let distance = Self.distance(old.frame, new.frame)
      #expect(distance < 0.1, "\(identity) jumps from \(old.frame) to \(new.frame): \(seed) \(history)")
    }
  }

  /// Two fingers on a horizontal line, at a distance from each other.
  @discardableResult
  private mutating func fingers(
    _ phase: PointerSample.Phase, about center: Point, apart distance: Double
  ) -> [CollectionEvent<String, Int>] {
    [-0.5, 0.5].enumerated().flatMap { number, side in
      let position = center + Point(x: side * distance, y: 0)
      return state.handle(
        .pointer(PointerSample(pointer: number + 1, phase: phase, device: .touch, position: position)), at: now)
    }
  }

  private static let sizes = [
    Size(width: 300, height: 400), Size(width: 400, height: 300), Size(width: 500, height: 700),
  ]

  private mutating func batch(_ animation: UpdateAnimation) {
    var generator = generator
    let new = nextItem
    state.update(animation: animation, at: now) { snapshot in
      for number in 0..<generator.number(1...4) {
        let items = snapshot.items
        guard items.count > 2 else {
          snapshot.appendItems([new + number], to: snapshot.sections[0])
          continue
        }
        let (item, other) = (generator.pick(items), generator.pick(items))
        switch generator.number(0...2) {
        case 0: snapshot.deleteItems([item])
        case 1: snapshot.insertItems([new + number], before: item)
        default: snapshot.moveItem(item, after: other)
        }
      }
    }
    (self.generator, nextItem) = (generator, new + 10)
  }

  private static let step = 2e-3

  /// What is on screen, each identity once.
  private func shown(at time: Instant) -> [Identity: LayoutAttributes] {
    var shown: [Identity: LayoutAttributes] = [:]
    for element in state.scene(at: time).elements {
      #expect(shown[element.identity] == nil, "\(element.identity) is there twice: \(seed) \(history)")
      shown[element.identity] = element.attributes
    }
    return shown
  }

  /// What is there before and after a change has the same position and velocity: it continues its movement. In a step, a
  /// spring changes the movement by at most three logical pixels where the way is thousands of pixels long.
  private func compare(
    _ before: (earlier: [Identity: LayoutAttributes], now: [Identity: LayoutAttributes]),
    _ after: (now: [Identity: LayoutAttributes], later: [Identity: LayoutAttributes])
  ) {
    for (identity, old) in before.now {
      guard let new = after.now[identity] else { continue }
      let distance = Self.distance(old.frame, new.frame)
      #expect(distance < 0.1, "\(identity) jumps from \(old.frame) to \(new.frame): \(seed) \(history)")
      // A drag moves items aside between two changes too.
      if !isTouching, let earlier = before.earlier[identity], let later = after.later[identity] {
        let (past, future) = (old.frame.origin - earlier.frame.origin, later.frame.origin - new.frame.origin)
        let tolerance = 3 + 0.25 * past.distance(to: .zero)
        #expect(
          past.distance(to: future) < tolerance, "\(identity) changes its pace: \(past) \(future) \(seed) \(history)")
      }
      #expect((old.alpha - new.alpha).magnitude < 1e-6, "\(identity) flashes: \(seed) \(history)")
    }
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    max(a.origin.distance(to: b.origin), (a.maxX - b.maxX).magnitude, (a.maxY - b.maxY).magnitude)
  }

  /// Waits until all is at rest, and compares it with a collection that has never changed.
  mutating func finish() {
    _ = state.handle(
      .pointer(PointerSample(pointer: 1, phase: .cancel, device: .touch, position: finger)), at: now)
    state.endTransition(finishing: true, at: now)
    for _ in 0..<20 { pass(0.5) }
    #expect(state.scene(at: now).next == .never, "\(seed) \(history)")
    let offset = state.contentOffset(at: now)
    let (layout, size) = (state.layout, state.size)
    let visible = Rect(origin: offset, size: size)
    let expected = layout.attributes(in: visible).map { $0.frame.moved(by: .zero - offset) }
    let found = state.scene(at: now).elements.map(\.attributes.frame)
    #expect(expected.count == found.count, "\(seed) \(history)")
    #expect(expected.allSatisfy { frame in found.contains { $0.isNear(frame) } }, "\(seed) \(history)")
  }
}
