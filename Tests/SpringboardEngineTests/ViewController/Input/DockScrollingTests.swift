import CollectionEngine
import Testing

@testable import SpringboardEngine

/// A telephone whose dock has more icons than fit: it scrolls, and its rules follow its capacity alone.
@Suite("A dock that is wider than the window")
struct DockScrollingTests {
  private static let docked = "b c d e f g h i j k l m"

  private func harness(_ board: String = "a | dock: \(docked)", capacity: Int = 20, rightToLeft: Bool = false)
    -> SpringboardHarness
  {
    let preferences = Preferences.small.with {
      $0.configured.dock.capacity = capacity
      $0.session.rightToLeft = rightToLeft
    }
    var harness = SpringboardHarness(preferences, viewport: Viewport(size: Size(width: 360, height: 720)))
    let board = Board(drawing: board)
    harness.send(.board(board))
    harness.send(.catalogue(SpringboardHarness.apps(of: board)))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private func offset(_ harness: SpringboardHarness) -> Double {
    harness.springboard.main.view.layout.dock.restingOffset.x
  }

  private func plate(_ harness: SpringboardHarness) -> Rect { harness.springboard.main.view.layout.dock.frame }

  private func isVisible(_ id: ItemID, in harness: SpringboardHarness) -> Bool {
    harness.icon(id).map { plate(harness).contains($0.frame) && $0.alpha > 0.7 } == true
  }

  @Test("A finger, a touchpad and the wheel scroll it, but turn no page", arguments: [false, true])
  func scrolling(rightToLeft: Bool) {
    let sign = rightToLeft ? -1.0 : 1
    for means in ["finger", "touchpad", "wheel"] {
      var harness = harness("a b c d e f | g | dock: h i j k l m n o p q r s", rightToLeft: rightToLeft)
      let plate = plate(harness)
      switch means {
      case "finger": harness.drag(from: 180 + sign * 120, to: 180 - sign * 80, y: plate.midY, seconds: 0.3)
      case "touchpad":
        for _ in 0..<10 {
          harness.send(.scroll(ScrollSample(kind: .smooth, dx: sign * 20, dy: 0, at: plate.center)))
          harness.skip(0.01)
        }
        harness.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0, at: plate.center)))
      default: harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 600, at: plate.center)))
      }
      harness.rest()
      #expect(sign * offset(harness) > 100, "\(means)")
      #expect(harness.scene.screen == 0 && !isVisible("h", in: harness))
      #expect(harness.springboard.main.view.layout.dock.content.isHeld == false)
    }
  }

  @Test("The plate cuts icons at its edges, and their badges with them", arguments: [false, true])
  func cutting(rightToLeft: Bool) throws {
    var harness = harness(rightToLeft: rightToLeft)
    harness.send(.act(.edit))
    let plate = plate(harness)
    for offset in stride(from: 0.0, to: 48, by: 6) {
      let distance = (rightToLeft ? -1 : 1) * (offset - self.offset(harness).magnitude)
      harness.send(.scroll(ScrollSample(kind: .smooth, dx: distance, dy: 0, at: plate.center)))
      harness.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0, at: plate.center)))
      harness.wait(1)
      let icons = harness.scene.elements.filter { element in
        guard case .icon(let id) = element.kind else { return false }
        return id != "a"
      }
      let cut = icons.filter { !plate.contains($0.frame) }
      #expect(icons.count > cut.count && cut.allSatisfy { $0.clip?.minX == plate.minX && $0.clip?.maxX == plate.maxX })
      for element in harness.scene.elements where element.kind != .icon("a") && element.kind != .badge("a") {
        guard case .badge = element.kind, element.touch != nil else { continue }
        #expect(plate.contains(element.frame.center), "\(element.kind) at \(offset)")
      }
    }
  }

  @Test("It stays where it is while the window becomes wider and narrower, and the stored dock never changes")
  func resizing() {
    var harness = harness()
    let before = harness.springboard.board
    for width in [1920.0, 320, 800, 360] {
      harness.send(.viewport(Viewport(size: Size(width: width, height: 720))))
      harness.rest()
      #expect(harness.springboard.main.view.layout.board.dock.count == 12)
    }
    #expect(harness.springboard.board == before && harness.effects == [])
  }

  @Test("Add to dock is possible until the capacity is reached, and shows the new icon")
  func adding() throws {
    for (capacity, isEnabled) in [(13, true), (12, false)] {
      var harness = harness(capacity: capacity)
      try harness.openMenu(of: "a")
      let entry = try #require(harness.menuEntries.first { $0.choice == .act(.move("a", to: .dock)) })
      #expect(entry.isEnabled == isEnabled)
    }
    var harness = harness()
    harness.send(.act(.move("a", to: .dock)))
    harness.rest()
    #expect(harness.springboard.board.dock == Board(drawing: "dock: \(Self.docked) a").dock)
    #expect(isVisible("a", in: harness))
  }

  @Test("A drag that rests at an end scrolls the dock, and a drop there places the icon", arguments: [false, true])
  func dropping(rightToLeft: Bool) throws {
    var user = SimulatedUser(harness(rightToLeft: rightToLeft))
    let plate = plate(user.harness)
    user.lift("a")
    user.move(to: Point(x: rightToLeft ? plate.minX + 10 : plate.maxX - 10, y: plate.midY))
    user.harness.wait(0.5)
    #expect(offset(user.harness).magnitude == plate.width / 2)
    user.harness.wait(0.71)
    #expect(offset(user.harness).magnitude == 12 * 48 - 8 + 24 - plate.width)
    user.drop()
    #expect(user.board.dock == Board(drawing: "dock: \(Self.docked) a").dock)
    user.harness.rest()
    #expect(user.harness.scene.screen == 0)
  }

  @Test("A quick drop at an end of the plate is a drop at the icon there")
  func quickDrop() {
    var user = SimulatedUser(harness())
    let plate = plate(user.harness)
    user.lift("a")
    user.move(to: Point(x: plate.maxX - 10, y: plate.midY), seconds: 0.1)
    user.drop()
    #expect(user.board.dock.count == 13 && user.board.dock.last?.id != "a")
  }

  @Test("Items that keys drag through the dock stay in view", arguments: [false, true])
  func keys(rightToLeft: Bool) {
    var harness = harness(rightToLeft: rightToLeft)
    harness.send(.act(.drag(.pickUp("b"))))
    for _ in 0..<11 {
      harness.send(.key(rightToLeft ? .left : .right))
      harness.wait(2)
      #expect(isVisible("b", in: harness))
    }
    harness.send(.key(.activate))
    #expect(harness.springboard.board.dock.last?.id == "b")
  }

  @Test("The first icons of a new board are those that fit at their usual size")
  func firstRun() {
    var harness = SpringboardHarness(viewport: Viewport(size: Size(width: 360, height: 720)))
    let purposes = ["WebBrowser", "Email", "FileManager", "Audio", "Photography", "TerminalEmulator", "Settings"]
    harness.send(.catalogue(.named(7, inCategories: purposes)))
    #expect(harness.springboard.board.dock.count <= 4)
  }
}
