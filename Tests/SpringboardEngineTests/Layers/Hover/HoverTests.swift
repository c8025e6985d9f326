import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Hovering with the mouse")
struct HoverTests {
  private var harness = SpringboardHarness(board: "a b f(c d)\ne\ndock: x")

  private mutating func hover(over id: ItemID) {
    let center = harness.icon(id)?.frame.center
    harness.send(.hover(center))
  }

  /// The plates and tooltips, with their opacities.
  private var shown: [String] {
    harness.scene.elements.compactMap { element in
      switch element.kind {
      case .hover, .tooltip: "\(element.kind)\(element.alpha < 1 ? " fading" : "")"
      default: nil
      }
    }
  }

  @Test("A plate fades in after 80 ms, and a tooltip after 500")
  mutating func delays() {
    hover(over: "a")
    #expect(shown.isEmpty && harness.scene.next == .at(harness.now + 0.08))
    harness.wait(0.1)
    #expect(shown == ["hover a fading"] && harness.scene.next == .nextFrame)
    harness.wait(0.35)
    #expect(shown == ["hover a"])
    harness.wait(0.07)
    #expect(shown == ["hover a", "tooltip a fading"])
    harness.rest()
    #expect(shown == ["hover a", "tooltip a"] && harness.scene.next == .never, "a mouse that rests needs no wake-ups")
  }

  @Test("The result does not depend on when the wake-ups arrive")
  mutating func lateness() {
    hover(over: "a")
    harness.wait(10)
    #expect(shown == ["hover a", "tooltip a"])
  }

  @Test("Plate and tooltip fade out when the mouse leaves the tile or the window")
  mutating func leaving() {
    hover(over: "a")
    harness.rest()
    hover(over: "b")
    harness.wait(0.02)
    #expect(shown == ["hover a fading", "tooltip a fading"])
    harness.rest()
    #expect(shown == ["hover b", "tooltip b"])
    harness.send(.hover(nil))
    harness.rest()
    #expect(shown.isEmpty && harness.scene.next == .never)
  }

  @Test("A mouse that passes over a tile leaves no trail")
  mutating func passing() {
    hover(over: "a")
    harness.wait(0.05)
    hover(over: "b")
    harness.wait(0.05)
    #expect(shown.isEmpty)
  }

  @Test("Folders and items in the dock have plates and tooltips too", arguments: [.folder("f"), "x"] as [ItemID])
  mutating func kinds(_ id: ItemID) {
    hover(over: id)
    harness.rest()
    #expect(shown == ["hover \(id)", "tooltip \(id)"])
  }

  @Test("Nothing is shown where there is no tile")
  mutating func background() {
    harness.send(.hover(Point(x: 1, y: 1)))
    #expect(harness.scene.next == .never)
    harness.wait(1)
    #expect(shown.isEmpty)
  }

  @Test("Wiggling tiles have neither a plate nor a tooltip")
  mutating func editing() {
    hover(over: "a")
    harness.rest()
    harness.send(.act(.edit))
    harness.wait(1)
    #expect(shown.isEmpty)
    hover(over: "b")
    harness.wait(1)
    #expect(shown.isEmpty)
    harness.send(.act(.done))
    harness.rest()
    #expect(shown.isEmpty, "not before the mouse moves again")
  }

  @Test(
    "Input ends the tooltip",
    arguments: [
      .key(.right), .secondary(Point(x: 1, y: 1)), .act(.screen(1)), .act(.openFolder(.folder("f"))),
      .act(.showDetails("a")),
      .scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)), .hidden, .board(Board(drawing: "b e")),
      .pointer(PointerSample(pointer: 0, phase: .down, device: .mouse, position: Point(x: 1, y: 1))),
    ] as [Input])
  mutating func ending(_ input: Input) {
    hover(over: "a")
    harness.rest()
    harness.send(input)
    harness.wait(0.4)
    #expect(!shown.contains { $0.hasPrefix("tooltip") }, "\(input)")
    harness.wait(5)
    #expect(!shown.contains { $0.hasPrefix("tooltip") }, "\(input)")
  }

  @Test("A finger shows no plate, and removes that of the mouse")
  mutating func touching() {
    hover(over: "a")
    harness.rest()
    harness.pointer(.down, 1, 1)
    harness.rest()
    #expect(shown.isEmpty)
  }

  @Test("A tile in the dock keeps its plate while the page turns")
  mutating func dock() {
    hover(over: "x")
    harness.rest()
    harness.send(.act(.screen(1)))
    harness.rest()
    #expect(shown == ["hover x", "tooltip x"])
  }

  @Test("Without animations, the plate and the tooltip appear at once when they are due")
  mutating func reducedMotion() {
    harness.send(.preferences(Preferences.small.with { $0.session.animates = false }))
    hover(over: "a")
    harness.wait(0.081)
    #expect(shown == ["hover a"] && harness.scene.next != .nextFrame)
    harness.wait(0.42)
    #expect(shown == ["hover a", "tooltip a"] && harness.scene.next == .never)
  }
}
