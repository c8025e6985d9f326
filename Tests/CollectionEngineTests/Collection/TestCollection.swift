import CollectionEngine
import Testing

/// A collection of numbers with a clock.
struct TestCollection {
  typealias State = CollectionState<String, Int>
  typealias Identity = ElementIdentity<String, Int>

  var state: State
  var now = Instant(seconds: 100)
  var events: [CollectionEvent<String, Int>] = []
  var policy = TestPolicy()

  init(_ items: [Int], size: Size = Size(width: 300, height: 400), _ layout: @escaping State.LayoutProvider = grid(100))
  {
    state = State(size: size, snapshot: Snapshot(["a": items]), layout: layout)
  }

  /// Square cells of this side in rows.
  static func grid(_ side: Double) -> State.LayoutProvider {
    { context in
      var metrics = FlowMetrics()
      metrics.section.itemSize = .fixed(Size(width: side, height: side))
      return context.flow(metrics)
    }
  }

  /// The frames of the cells on screen, by their items. Fails if an item is there twice.
  var frames: [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for element in state.scene(at: now).elements {
      guard case .cell(let item) = element.identity else { continue }
      #expect(frames[item] == nil, "\(item) is there twice")
      frames[item] = element.attributes.frame
    }
    return frames
  }

  func element(_ item: Int) -> CollectionScene<String, Int>.Element? {
    state.scene(at: now).elements.first { $0.identity == .cell(item) }
  }

  var next: Wake { state.scene(at: now).next }

  mutating func wait(_ seconds: Double) {
    now = now + seconds
    send(.wake)
  }

  /// Waits until nothing moves.
  mutating func rest() {
    for _ in 0..<1000 where next == .nextFrame { wait(1 / 60) }
    #expect(next != .nextFrame)
  }

  mutating func send(_ input: CollectionInput) { events += state.handle(input, asking: policy, at: now) }

  mutating func touch(_ phase: PointerSample.Phase, _ x: Double, _ y: Double) {
    send(.pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: Point(x: x, y: y))))
  }

  mutating func tap(_ x: Double, _ y: Double) {
    touch(.down, x, y)
    wait(0.05)
    touch(.up, x, y)
  }

  /// Lifts what is at a point.
  mutating func lift(_ x: Double, _ y: Double) {
    touch(.down, x, y)
    wait(0.6)
  }

  /// Moves a finger in small steps.
  mutating func glide(from start: (Double, Double), to end: (Double, Double), over seconds: Double = 0.3) {
    for step in 1...20 {
      let share = Double(step) / 20
      now = now + seconds / 20
      touch(.move, start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share)
    }
  }
}

/// Refuses what a test says.
struct TestPolicy: CollectionPolicy {
  var notHighlighted: Set<Int> = []
  var notSelected: Set<Int> = []
  var notDeselected: Set<Int> = []
  var notMoved: Set<Int> = []
  var notDeleted: Set<Int> = []
  /// The only place where an item may be dropped.
  var target: ItemIndex?
  /// The items onto which others may be dropped.
  var receivers: Set<Int> = []
  /// Whether no item from elsewhere may enter.
  var isFull = false
  /// The only place where an item from elsewhere may be dropped.
  var entrance: ItemIndex?

  func shouldHighlight(_ item: Int, at index: ItemIndex) -> Bool { !notHighlighted.contains(item) }
  func shouldSelect(_ item: Int, at index: ItemIndex) -> Bool { !notSelected.contains(item) }
  func shouldDeselect(_ item: Int, at index: ItemIndex) -> Bool { !notDeselected.contains(item) }
  func canMove(_ item: Int, at index: ItemIndex) -> Bool { !notMoved.contains(item) }
  func target(of item: Int, from index: ItemIndex, to proposed: ItemIndex) -> ItemIndex { target ?? proposed }
  func canEnter(_ item: Int) -> Bool { !isFull }
  func target(ofEntering item: Int, to proposed: ItemIndex) -> ItemIndex { entrance ?? proposed }
  func canDrop(_ item: Int, onto other: Int) -> Bool { receivers.contains(other) }
  func shouldDelete(_ item: Int, at index: ItemIndex) -> Bool { !notDeleted.contains(item) }
}

extension Snapshot<String, Int> {
  /// The items as text, such as `1 2 3 | 4`.
  var text: String {
    sections.map { items(in: $0).map(String.init).joined(separator: " ") }.joined(separator: " | ")
  }
}
