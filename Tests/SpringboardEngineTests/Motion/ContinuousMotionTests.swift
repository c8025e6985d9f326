import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("Icons that stay visible never jump")
struct ContinuousMotionTests {
  private static let landscape = Viewport(size: Size(width: 1024, height: 768))
  private static let portrait = Viewport(size: Size(width: 768, height: 1024))

  /// A home screen that has been visible for a while.
  private func harness(_ viewport: Viewport = landscape) -> SpringboardHarness {
    var harness = SpringboardHarness(Preferences(), viewport: viewport)
    harness.send(.catalogue(.named(40)))
    harness.send(.shown)
    harness.rest()
    harness.wait(1)
    return harness
  }

  @Test("Rotation moves icons from where they are, and they come to rest where they belong")
  func rotation() {
    var harness = harness()
    let before = harness.scene.centers
    harness.send(.viewport(Self.portrait))
    #expect(harness.scene.next == .nextFrame)
    #expect(harness.scene.farthestJump(from: before) < 0.01)
    harness.rest()
    var other = self.harness()
    other.send(.hidden)
    other.send(.viewport(Self.portrait))
    other.send(.shown)
    other.rest()
    #expect(harness.scene.farthestJump(from: other.scene.centers) < 0.01)
  }

  @Test("Rotation back during the movement keeps position and velocity")
  func reversal() {
    var harness = harness()
    harness.send(.viewport(Self.portrait))
    harness.wait(0.12)
    let before = harness.scene.centers
    harness.wait(0.001)
    let step = harness.scene.farthestJump(from: before)
    #expect(step > 0.2)
    let now = harness.scene.centers
    harness.send(.viewport(Self.landscape))
    #expect(harness.scene.farthestJump(from: now) < 0.01)
    harness.wait(0.001)
    #expect(abs(harness.scene.farthestJump(from: now) - step) < 0.2 * step)
  }

  @Test("A window that has just appeared may get its size from the window manager, without a movement")
  func appearing() {
    var harness = SpringboardHarness(Preferences(), viewport: Self.landscape)
    harness.send(.catalogue(.named(40)))
    harness.send(.shown)
    harness.wait(0.1)
    harness.send(.viewport(Self.portrait))
    let before = harness.scene.centers
    harness.wait(0.05)
    #expect(harness.scene.farthestJump(from: before) == 0)
  }

  @Test("An icon that leaves a page and returns continues where it is, shown once", arguments: [0.03, 0.06])
  func returning(after seconds: Double) throws {
    var harness = SpringboardHarness(apps: 14)
    harness.send(.board(Board(drawing: "a b c d e f | g h i j k l | m n")))
    harness.rest()
    harness.send(.board(Board(drawing: "b c d e f | g h i j k l | m n a")))
    harness.wait(seconds)
    let before = try #require(harness.icon("a"))
    harness.send(.board(Board(drawing: "a b c d e f | g h i j k l | m n")))
    let after = try #require(harness.icon("a"))
    #expect(after.frame.center.distance(to: before.frame.center) < 0.01)
    #expect(abs(after.frame.width * after.scale - before.frame.width * before.scale) < 0.1)
    #expect(abs(after.alpha - before.alpha) < 0.01)
    #expect(harness.scene.iconIDs.filter { $0 == "a" }.count == 1)
  }

  @Test("An icon that is dragged while it still moves stays under the mouse")
  func dragging() throws {
    var harness = SpringboardHarness(board: "a b c d e f")
    harness.send(.act(.edit))
    harness.wait(1)
    harness.send(.board(Board(drawing: "c b a d e f")))
    harness.wait(0.1)
    let start = try #require(harness.icon("a")?.frame.center)
    let place = try #require(harness.springboard.main.view.layout.icon(of: "a")?.center)
    #expect(start.distance(to: place) > 5)
    harness.pointer(.down, start.x, start.y, device: .mouse)
    for step in 1...20 { harness.pointer(.move, start.x + Double(step), start.y, device: .mouse) }
    #expect(harness.springboard.main.view.mode.drag != nil)
    let dragged = try #require(harness.icon("a")?.frame.center)
    #expect(dragged.distance(to: Point(x: start.x + 20, y: start.y)) < 1)
  }

  @Test("Random changes of the board and of the viewport", arguments: 0..<40)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var harness = SpringboardHarness(.small.with { $0.configured.grid.columns = .automatic }, viewport: Self.landscape)
    harness.send(.catalogue(.named(12)))
    harness.send(.shown)
    harness.wait(2)
    for _ in 0..<25 {
      let (before, opacities) = (harness.scene.centers, harness.scene.opacities)
      if Bool.random(using: &random) {
        let names = "abcdefghijkl".map { Board.Item.app(.application(String($0))) }.shuffled(using: &random)
        let (first, second) = (Int.random(in: 1...5, using: &random), Int.random(in: 6...11, using: &random))
        let pages = [names[..<first], names[first..<second], names[second...]].map { Board.Page(Array($0)) }
        harness.send(.board(Board(pages: pages)))
      } else {
        harness.send(.viewport([Self.landscape, Self.portrait].randomElement(using: &random) ?? Self.portrait))
      }
      #expect(harness.scene.farthestJump(from: before) < 0.01, "seed \(seed)")
      for (id, alpha) in harness.scene.opacities where opacities[id] != nil {
        #expect(abs(alpha - opacities[id]!) < 0.01, "\(id), seed \(seed)")
      }
      #expect(Set(harness.scene.iconIDs).count == harness.scene.iconIDs.count, "seed \(seed)")
      harness.wait(Double.random(in: 0...0.3, using: &random))
    }
  }
}

extension Scene {
  fileprivate var iconIDs: [ItemID] {
    elements.compactMap { if case .icon(let id) = $0.kind { id } else { nil } }
  }

  /// The centres of the icons.
  fileprivate var centers: [ItemID: Point] { ofIcons(\.frame.center) }

  fileprivate var opacities: [ItemID: Double] { ofIcons(\.alpha) }

  private func ofIcons<Value>(_ value: (Element) -> Value) -> [ItemID: Value] {
    let pairs = elements.compactMap { element -> (ItemID, Value)? in
      if case .icon(let id) = element.kind { (id, value(element)) } else { nil }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The greatest distance that an icon has moved, in logical pixels.
  fileprivate func farthestJump(from before: [ItemID: Point]) -> Double {
    centers.compactMap { id, center in before[id]?.distance(to: center) }.max() ?? 0
  }
}
