import Testing

@testable import CollectionEngine

@Suite("A direction lock")
struct DirectionLockTests {
  private let tuning = GestureTuning()

  /// Steps are `dx dy`, 10 ms apart; `rest` is a pause in which the finger stays where it is.
  @Test(
    "A pan is locked to the axis along which it is longer, and a diagonal after a rest frees both",
    arguments: [
      ("too short to decide", "6 0, 3 0", "undecided"),
      ("along x", "10 0", "horizontal"),
      ("along x, backwards", "-6 1, -6 1", "horizontal"),
      ("along y", "2 9, 1 3", "vertical"),
      ("along y, upwards", "5 -10", "vertical"),
      ("diagonal", "8 8", "horizontal"),
      ("diagonal, more down than to the side", "8 9", "vertical"),
      ("back and forth", "6 0, -6 0, 0 3", "undecided"),
      ("once decided, while it moves", "10 0, 0 50, 0 50, 8 8", "horizontal"),
      ("after a rest, until it has moved far enough", "10 0, rest, 4 4", "reconsidering"),
      ("diagonal after a rest", "10 0, rest, 4 4, 8 8", "free"),
      ("diagonal after a rest with a tremble", "10 0, 1 0, rest, -1 1, rest, 0 -1, rest, 4 4, 8 8", "free"),
      ("along the other axis after a rest", "10 0, rest, 0 4, 1 8", "vertical"),
      ("along the same axis after a rest", "10 0, rest, 4 0, 8 3", "horizontal"),
      ("once free, for good", "10 0, rest, 4 4, 8 8, 50 0, rest, 50 0", "free"),
    ])
  func panIsLockedToItsDominantAxis(_ what: Comment, _ steps: String, _ state: String) {
    var (lock, time) = (DirectionLock(), 0.0)
    for step in steps.split(separator: ", ") {
      let numbers = step.split(separator: " ").compactMap { Double($0) }
      time += numbers.isEmpty ? tuning.directionLockRest : 0.01
      guard numbers.count == 2 else { continue }
      _ = lock.follow(Point(x: numbers[0], y: numbers[1]), tuning: tuning, at: Instant(seconds: time))
    }
    #expect(lock.state.name == state, what)
  }

  @Test("Both axes move until the direction is decided, then only the free ones")
  func filtering() {
    var lock = DirectionLock()
    let now = Instant(seconds: 0)
    #expect(lock.follow(Point(x: 1, y: 4), tuning: tuning, at: now) == Point(x: 1, y: 4))
    #expect(lock.follow(Point(x: 1, y: 8), tuning: tuning, at: now) == Point(x: 0, y: 8))
    #expect(lock.locked(Point(x: 100, y: -900)) == Point(x: 0, y: -900))
  }

  @Test("The distance before the pan was recognized counts")
  func distanceBeforeThePanWasRecognizedCounts() {
    var lock = DirectionLock(after: Point(x: 12, y: 1))
    #expect(lock.follow(Point(x: 1, y: 3), tuning: tuning, at: Instant(seconds: 0)) == Point(x: 1, y: 0))
  }
}

extension DirectionLock.State {
  fileprivate var name: String {
    switch self {
    case .undecided: "undecided"
    case .locked(.horizontal): "horizontal"
    case .locked(.vertical): "vertical"
    case .reconsidering: "reconsidering"
    case .free: "free"
    }
  }
}
