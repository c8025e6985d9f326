import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("What applications tell about themselves")
struct ActivityTests {
  private func state(_ id: ItemID, _ harness: SpringboardHarness) -> Scene.State? {
    harness.scene.elements.last { $0.kind == .icon(id) || $0.kind == .folder(id) }?.state
  }

  @Test("A tile shows a count, and a folder the sum of its counts")
  func counts() {
    var harness = SpringboardHarness(board: "a b Games(c d)")
    harness.send(.activities(["a": Activity(count: 3), "c": Activity(count: 2), "d": Activity(count: 5)]))
    #expect(state("a", harness)?.count == 3 && state("b", harness)?.count == 0)
    #expect(state("Games", harness)?.count == 7)
    #expect(harness.scene.icon("a")?.description.hasSuffix(" count 3") == true)
    #expect(state("a", harness)?.speech == [.count(3)])
    harness.send(.activities([:]))
    #expect(state("a", harness) == Scene.State() && state("Games", harness)?.count == 0)
  }

  @Test("A sum that is too large is the largest number")
  func overflow() {
    var harness = SpringboardHarness(board: "Games(a b)")
    harness.send(.activities(["a": Activity(count: .max), "b": Activity(count: 1)]))
    #expect(state("Games", harness)?.count == .max)
  }

  @Test("A tile shows how much of a task is done, and a folder does not")
  func progress() {
    var harness = SpringboardHarness(board: "a b Games(c d)")
    harness.send(.activities(["a": Activity(progress: 0.25, isUpdating: true), "c": Activity(progress: 2)]))
    #expect(state("a", harness)?.taskProgress == 0.25 && state("a", harness)?.isUpdating == true)
    #expect(state("Games", harness)?.taskProgress == nil)
    #expect(state("a", harness)?.speech == [.progress(25), .updating])
    harness.send(.act(.openFolder("Games")))
    harness.rest()
    #expect(state("c", harness)?.taskProgress == 1)
  }

  @Test("Values out of range become the nearest possible ones")
  func limits() {
    #expect(Activity(count: -1, progress: -0.5) == Activity(count: 0, progress: 0))
  }

  private func heights(_ id: ItemID, _ harness: inout SpringboardHarness) -> [Double] {
    (0..<40).map { _ in
      defer { harness.wait(1.0 / 60) }
      return harness.scene.elements.last { $0.kind == .icon(id) || $0.kind == .folder(id) }?.frame.minY ?? .nan
    }
  }

  @Test(
    "The tile of an application that begins to want attention hops once, or its folder's", arguments: ["a", "Games"])
  func hop(_ name: String) {
    let tile: ItemID = name == "a" ? "a" : "Games"
    var harness = SpringboardHarness(board: "a b Games(c d)")
    let urgent: [ItemID: Activity] = [name == "a" ? "a" : "c": Activity(count: 1, isUrgent: true)]
    let rest = harness.scene.elements.last { $0.kind == .icon(tile) || $0.kind == .folder(tile) }?.frame.minY ?? .nan
    harness.send(.activities(urgent))
    #expect(harness.scene.next == .nextFrame)
    let hop = heights(tile, &harness)
    #expect(hop.allSatisfy { $0 <= rest } && hop.min()! <= rest - 10 && hop.last == rest)
    #expect(harness.scene.next == .never)
    harness.send(.activities(urgent))
    #expect(heights(tile, &harness).allSatisfy { $0 == rest }, "it is still urgent")
    harness.send(.activities([:]))
    harness.send(.activities(urgent))
    #expect(heights(tile, &harness).min()! < rest, "it is urgent again")
  }

  @Test("Nothing hops with reduced motion, or before the view is shown")
  func still() {
    var preferences = Preferences.small
    preferences.session.animates = false
    var harness = SpringboardHarness(apps: 3, preferences)
    harness.send(.activities(["a": Activity(isUrgent: true)]))
    #expect(harness.scene.next == .never)
    var hidden = SpringboardHarness()
    hidden.send(.catalogue(.named(3)))
    hidden.send(.activities(["a": Activity(isUrgent: true)]))
    hidden.send(.shown)
    hidden.rest()
    #expect(hidden.springboard.main.view.animations.tiles.isEmpty)
  }

  @Test("The tile hops in every view")
  func views() {
    var springboard = Springboard(viewport: SpringboardHarness.viewport, preferences: .small)
    let (now, other) = (Instant(seconds: 1), ViewID(1))
    _ = springboard.handle(.catalogue(.named(3)), in: .main, at: now)
    _ = springboard.handle(.shown, in: .main, at: now)
    springboard.addView(other, like: .main, at: now)
    _ = springboard.handle(.activities(["a": Activity(isUrgent: true)]), in: .main, at: now + 5)
    for view in [ViewID.main, other] {
      let places = [5.0, 5.25].map { springboard.scene(of: view, at: now + $0).icon("a")?.frame.minY ?? .nan }
      #expect(places[1] < places[0])
    }
  }
}
