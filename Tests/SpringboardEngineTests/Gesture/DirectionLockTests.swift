import Testing

@testable import SpringboardEngine

@Suite("A direction lock")
struct DirectionLockTests {
  private let tuning = GestureTuning()

  @Test(
    "A pan is locked to its dominant axis",
    arguments: [
      ("too short to decide", "6 0, 3 0", "undecided"),
      ("along x", "10 0", "horizontal"),
      ("along x, backwards", "-6 1, -6 1", "horizontal"),
      ("along x, at the ratio", "10 5", "horizontal"),
      ("along y", "2 9, 1 3", "vertical"),
      ("along y, upwards and at the ratio", "5 -10", "vertical"),
      ("diagonal", "8 8", "free"),
      ("just outside the ratio", "10 5.1", "free"),
      ("back and forth", "6 0, -6 0, 0 3", "undecided"),
      ("once decided, for good", "10 0, 0 50, 0 50", "horizontal"),
      ("once free, for good", "8 8, 50 0", "free"),
    ])
  func panIsLockedToItsDominantAxis(_ what: Comment, _ steps: String, _ state: String) {
    var lock = DirectionLock()
    for step in steps.split(separator: ", ") {
      let numbers = step.split(separator: " ").compactMap { Double($0) }
      _ = lock.follow(Point(x: numbers[0], y: numbers[1]), tuning: tuning)
    }
    #expect("\(lock.state)".prefix { $0 != "(" } == state, what)
  }

  @Test("Both axes move until the direction is decided, then only the free ones")
  func filtering() {
    var lock = DirectionLock()
    #expect(lock.follow(Point(x: 1, y: 4), tuning: tuning) == Point(x: 1, y: 4))
    #expect(lock.follow(Point(x: 1, y: 8), tuning: tuning) == Point(x: 0, y: 8))
    #expect(lock.locked(Point(x: 100, y: -900)) == Point(x: 0, y: -900))
  }

  @Test("The distance before the pan was recognized counts")
  func distanceBeforeThePanWasRecognizedCounts() {
    var lock = DirectionLock(after: Point(x: 12, y: 1))
    #expect(lock.follow(Point(x: 1, y: 3), tuning: tuning) == Point(x: 1, y: 0))
  }
}
