import CollectionEngine
import TestSupport
import Testing

/// Random changes of three collections while items are dragged from one to another at random moments: at every frame each item is
/// there once, nothing jumps, and nothing is lost.
@Suite struct CollectionHandoverPropertyTests {
  @Test("Random drags lose nothing", arguments: 0..<20)
  func randomDragsLoseNothing(seed: Int) {
    for round in 0..<5 {
      var user = RandomDragger(seed: seed * 1000 + round)
      for _ in 0..<40 { user.act() }
      user.finish()
    }
  }
}

private struct RandomDragger {
  private var generator: SeededGenerator
  private var desk = TestDesk([1, 2, 3, 4, 5, 6, 7], Array(11...40), [50])
  private var point = Point.zero
  private var items: Set<Int>
  private var nextItem = 100
  private let seed: Int
  /// What has been done, for a failure.
  private var history: [Int] = []

  init(seed: Int) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    items = Set(desk.collections.flatMap(\.state.snapshot.items))
  }

  private var dragged: Int? { desk.holding.state.dragged?.item }

  /// Makes one change, checks that nothing jumps and nothing is lost, and lets some time pass.
  mutating func act() {
    let (before, wasDragged) = (desk.shown, dragged)
    let course = change()
    if course != .later { compare(before, desk.shown, except: course == .following ? wasDragged : nil) }
    if let item = wasDragged, item == dragged { #expect(desk.shown[item] != nil, "\(seed) \(history)") }
    checkItems()
    for _ in 0..<2 {
      desk.wait(Double(generator.number(1...15)) / 100)
      _ = desk.shown
    }
  }

  /// What a change does to what is on screen.
  private enum Course {
    /// Nothing jumps.
    case continuous
    /// The dragged item follows a movement of the finger.
    case following
    /// Some time has passed.
    case later
  }

  private mutating func change() -> Course {
    let choice = generator.number(0..<12)
    history.append(choice)
    let other = generator.number(0...2)
    switch choice {
    case 0, 1: batch(in: other)
    case 2: desk.collections[other].state.resize(to: generator.pick(Self.sizes), at: desk.now)
    case 3:
      desk.collections[other].state.setLayout(at: desk.now, TestCollection.grid(generator.pick([60, 90, 140])))
    case 4...6:
      guard dragged == nil else {
        desk.cross(to: other)
        return .continuous
      }
      lift(in: other)
      return .later
    case 7, 8: desk.cross(to: other)
    case 9 where dragged != nil: end(.up)
    case 10 where dragged != nil: end(.cancel)
    default:
      guard dragged != nil else { return .continuous }
      point = Point(x: Double(generator.number(0...900)), y: Double(generator.number(0...400)))
      desk.touch(.move, point)
      return .following
    }
    return .continuous
  }

  private static let sizes = [Size(width: 300, height: 400), Size(width: 250, height: 600)]

  /// A finger lifts an item where there is one; elsewhere, it rests for a moment.
  private mutating func lift(in number: Int) {
    let place = Point(x: Double(generator.number(5...245)), y: Double(generator.number(5...395)))
    point = place + desk.origins[number]
    for _ in 0..<100 { desk.wait(1 / 60) }
    desk.lift(in: number, point)
    if dragged == nil { desk.touch(.up, point) }
  }

  /// An item that was deleted while it was elsewhere is there again when it is dropped.
  private mutating func end(_ phase: PointerSample.Phase) {
    let item = dragged
    desk.touch(phase, point)
    if case .dropped = desk.holding.events.last, let item { items.insert(item) }
  }

  private mutating func batch(in number: Int) {
    var (generator, items, next) = (generator, items, nextItem)
    desk.collections[number].state.update(at: desk.now) { snapshot in
      for _ in 0..<generator.number(1...3) {
        let present = snapshot.items
        guard present.count > 2 else {
          snapshot.appendItems([next], to: snapshot.sections[0])
          items.insert(next)
          next += 1
          continue
        }
        let (item, other) = (generator.pick(present), generator.pick(present))
        switch generator.number(0...2) {
        case 0:
          snapshot.deleteItems([item])
          items.remove(item)
        case 1:
          snapshot.insertItems([next], before: item)
          items.insert(next)
          next += 1
        default: snapshot.moveItem(item, after: other)
        }
      }
    }
    (self.generator, self.items, nextItem) = (generator, items, next)
  }

  private func compare(_ before: [Int: LayoutAttributes], _ after: [Int: LayoutAttributes], except followed: Int?) {
    for (item, old) in before where item != followed {
      guard let new = after[item] else { continue }
      let (a, b) = (old.frame, new.frame)
      let distance = max(a.origin.distance(to: b.origin), (a.maxX - b.maxX).magnitude, (a.maxY - b.maxY).magnitude)
      #expect(distance < 0.1, "\(item) jumps from \(a) to \(b): \(seed) \(history)")
      #expect((old.alpha - new.alpha).magnitude < 1e-6, "\(item) flashes: \(seed) \(history)")
      #expect((old.transform.scale - new.transform.scale).magnitude < 1e-3, "\(item) flashes: \(seed) \(history)")
    }
  }

  /// Whatever is dragged, the data of all collections together has each item once.
  private func checkItems() {
    let all = desk.collections.flatMap(\.state.snapshotWithoutDrag.items)
    #expect(all.count == Set(all).count && Set(all) == items, "\(seed) \(history)")
  }

  /// Cancels the drag, waits until all is at rest, and compares the collections with their layouts.
  mutating func finish() {
    if dragged != nil { desk.touch(.cancel, point) }
    desk.rest()
    checkItems()
    for collection in desk.collections {
      #expect(collection.state.snapshot == collection.state.snapshotWithoutDrag, "\(seed) \(history)")
      let offset = collection.state.contentOffset(at: collection.now)
      let visible = Rect(origin: offset, size: collection.state.size)
      let expected = collection.state.layout.attributes(in: visible).map { $0.frame.moved(by: .zero - offset) }
      let found = collection.state.scene(at: collection.now).elements.map(\.attributes.frame)
      #expect(expected.count == found.count, "\(seed) \(history)")
      #expect(expected.allSatisfy { frame in found.contains { $0.isNear(frame) } }, "\(seed) \(history)")
    }
  }
}
