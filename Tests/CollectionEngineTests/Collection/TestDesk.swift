import CollectionEngine
import Testing

/// Several collections in one view, with a finger that drags items from one to another.
struct TestDesk {
  var collections: [TestCollection]
  /// The upper left corners of the viewports on the desk.
  let origins: [Point]
  /// The collection that the finger is in.
  var holder = 0
  /// The collection where the drag began.
  private(set) var home = 0

  /// Collections side by side, each 300 wide and with a section of its own.
  init(_ items: [Int]..., side: Double = 100) {
    let size = Size(width: 300, height: 400)
    collections = items.enumerated().map { number, items in
      var collection = TestCollection([], size: size, TestCollection.grid(side))
      collection.state.apply(Snapshot(["\(number)": items]), animation: .none, at: collection.now)
      collection.state.reordersByLongPress = true
      return collection
    }
    origins = items.indices.map { Point(x: 300 * Double($0), y: 0) }
    wait(0)
    for number in collections.indices { collections[number].events = [] }
  }

  var now: Instant { collections[0].now }
  var holding: TestCollection { collections[holder] }
  var texts: [String] { collections.map(\.state.snapshot.text) }

  /// The items on screen, each once, with their attributes on the desk.
  func shown(at time: Instant) -> [Int: LayoutAttributes] {
    var shown: [Int: LayoutAttributes] = [:]
    for (number, collection) in collections.enumerated() {
      for element in collection.state.scene(at: time).elements {
        guard case .cell(let item) = element.identity else { continue }
        #expect(shown[item] == nil, "\(item) is there twice")
        shown[item] = element.attributes
        shown[item]?.frame = element.attributes.frame.moved(by: origins[number])
      }
    }
    return shown
  }

  var shown: [Int: LayoutAttributes] { shown(at: now) }

  mutating func wait(_ seconds: Double) {
    for number in collections.indices { collections[number].wait(seconds) }
  }

  mutating func rest() {
    for _ in 0..<600 { wait(1 / 60) }
    for collection in collections { #expect(collection.next == .never) }
  }

  /// Sends a sample of the finger, at a point on the desk, to the collection that it is in, and does what a host has to do then.
  mutating func touch(_ phase: PointerSample.Phase, _ point: Point) {
    let count = collections[holder].events.count
    let place = point - origins[holder]
    collections[holder].touch(phase, place.x, place.y)
    for event in collections[holder].events.dropFirst(count) { obey(event) }
  }

  private mutating func obey(_ event: CollectionEvent<String, Int>) {
    switch event {
    case .dropped: collections[home].events += collections[home].state.removeDragged(at: now)
    case .cancelled(let dragged):
      let converted = dragged.moved(by: origins[holder] - origins[home])
      collections[home].events += collections[home].state.returnDragged(converted, at: now)
    default: break
    }
  }

  mutating func lift(in number: Int, _ point: Point) {
    (holder, home) = (number, number)
    touch(.down, point)
    wait(0.6)
  }

  mutating func glide(from start: Point, to end: Point) {
    for step in 1...10 {
      wait(0.02)
      let share = Double(step) / 10
      touch(.move, Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  /// Hands the dragged item over, if that is not refused.
  mutating func cross(to number: Int) {
    guard number != holder, let dragged = collections[holder].state.dragged else { return }
    let converted = dragged.moved(by: origins[holder] - origins[number])
    let policy = collections[number].policy
    guard let events = collections[number].state.enterDrag(converted, asking: policy, at: now) else { return }
    collections[number].events += events
    collections[holder].events += collections[holder].state.leaveDrag(at: now)
    holder = number
  }
}
