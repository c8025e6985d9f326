import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Paints random input twice: one picture is painted entirely in every frame, the other one only
/// where the painter says that the scene has changed.
@MainActor
@Suite("Repainting")
struct PaintingChangesTests {

  @Test("Everything that changed is repainted", arguments: 1...6)
  func changes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var springboard = PaintedPicture.springboard()
    let (whole, parts) = (PaintedPicture(), PaintedPicture())
    let selection = Style.Selection.allCases[Int(seed) % 3]
    for picture in [whole, parts] { picture.painter.tools.changeStyle { $0.selection = selection } }
    var (now, finger) = (0.0, Point.zero)
    var partly = 0
    for _ in 0..<20 {
      for input in Self.act(&finger, &generator) { _ = springboard.handle(input, in: .main, at: Instant(seconds: now)) }
      if Bool.random(using: &generator) { parts.painter.drawWanted() }
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        now += PaintedPicture.frame
        _ = springboard.handle(.wake, in: .main, at: Instant(seconds: now))
        let scene = springboard.scene(of: .main, at: Instant(seconds: now))
        whole.paint(scene)
        if parts.paintChanges(to: scene) { partly += 1 }
        try #require(parts.mismatch(with: whole) == nil)
      }
    }
    #expect(partly > 60)
  }

  @Test("Nothing is repainted without a change, and little after a small one")
  func nothingIsRepaintedWithoutAChangeAndLittleAfterASmallOne() throws {
    let painted = PaintedPicture()
    var springboard = PaintedPicture.springboard()
    let before = springboard.scene(of: .main, at: Instant(seconds: 20))
    #expect(painted.painter.parts(changedFrom: before, to: before)?.isEmpty == true)
    _ = springboard.handle(.key(.right), in: .main, at: Instant(seconds: 20))
    let after = springboard.scene(of: .main, at: Instant(seconds: 30))
    let parts = try #require(painted.painter.parts(changedFrom: before, to: after))
    #expect(parts.count == 1)
    #expect(parts.allSatisfy { $0.width < 200 && $0.height < 200 })
  }

  /// The hint of the first starts, and the notice of a change, which has a button and takes its place.
  @Test(
    "A notice is painted without the page",
    arguments: [
      [Input.hint(.mouse)], [.act(.remove(.application("app 10")))],
      [.hint(.mouse), .act(.remove(.application("app 10")))],
    ])
  func noticeIsPaintedWithoutThePage(inputs: [Input]) throws {
    var springboard = PaintedPicture.springboard()
    let (whole, parts) = (PaintedPicture(), PaintedPicture())
    _ = parts.paintChanges(to: springboard.scene(of: .main, at: Instant(seconds: 20)))
    var now = 20.0
    for input in inputs {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: now))
      for _ in 0..<600 {
        now += PaintedPicture.frame
        _ = springboard.handle(.wake, in: .main, at: Instant(seconds: now))
        let scene = springboard.scene(of: .main, at: Instant(seconds: now))
        // Without the removed item, many tiles move, and all is painted.
        #expect(parts.paintChanges(to: scene) || inputs != [.hint(.mouse)])
        whole.paint(scene)
        try #require(parts.mismatch(with: whole) == nil)
      }
    }
  }

  @Test("The hint changes nothing but its own place")
  func hintChangesNothingButItsOwnPlace() throws {
    let painted = PaintedPicture()
    var springboard = PaintedPicture.springboard()
    let before = springboard.scene(of: .main, at: Instant(seconds: 20))
    painted.paint(before)
    _ = springboard.handle(.hint(.mouse), in: .main, at: Instant(seconds: 20))
    let after = springboard.scene(of: .main, at: Instant(seconds: 21))
    let hint = try #require(after.elements.first { $0.kind == .notice(.hint(.mouse)) })
    let parts = try #require(painted.painter.parts(changedFrom: before, to: after))
    #expect(try parts == [#require(painted.painter.reach(of: hint))])
    #expect(parts.allSatisfy { $0.height < PaintedPicture.viewport.size.height / 3 })
  }

  /// Tiles enter the viewport in the meantime, and others leave it.
  @Test("A page turn never repaints the whole viewport")
  func pageTurnNeverRepaintsTheWholeViewport() throws {
    var springboard = PaintedPicture.springboard()
    let (whole, parts) = (PaintedPicture(), PaintedPicture())
    _ = parts.paintChanges(to: springboard.scene(of: .main, at: Instant(seconds: 20)))
    _ = springboard.handle(.act(.screen(2)), in: .main, at: Instant(seconds: 20))
    var count = 0
    for number in 1...120 {
      let now = Instant(seconds: 20 + Double(number) * PaintedPicture.frame)
      _ = springboard.handle(.wake, in: .main, at: now)
      let scene = springboard.scene(of: .main, at: now)
      count = max(count, scene.elements.count)
      #expect(parts.paintChanges(to: scene))
      whole.paint(scene)
      try #require(parts.picture.content.mismatch(with: whole.picture.content) == nil)
    }
    #expect(count > springboard.scene(of: .main, at: Instant(seconds: 30)).elements.count)
  }

  @Test("Only the words of a label are repainted once they are known")
  func onlyTheWordsOfALabelAreRepaintedOnceTheyAreKnown() throws {
    let painted = PaintedPicture()
    let scene = PaintedPicture.springboard().scene(of: .main, at: Instant(seconds: 20))
    let label = try #require(scene.elements.first { $0.kind == .label(.application("app 10")) })
    let before = try #require(painted.painter.reach(of: label))
    #expect(before.width > label.frame.width)
    painted.paint(scene)
    let after = try #require(painted.painter.reach(of: label))
    #expect(after.width < label.frame.width)
    #expect(after.midX == before.midX)
  }

  /// At rest they are painted with a better filter.
  @Test("Rotated and scaled tiles are repainted when they come to rest")
  func rotatedAndScaledTilesAreRepaintedWhenTheyComeToRest() throws {
    let painted = PaintedPicture()
    var moving = PaintedPicture.springboard().scene(of: .main, at: Instant(seconds: 20))
    let number = try #require(moving.elements.firstIndex { $0.kind == .icon(.application("app 10")) })
    moving.elements[number].scale = 0.9
    var still = moving
    (moving.next, still.next) = (.nextFrame, .never)
    let reach = try #require(painted.painter.reach(of: still.elements[number]))
    #expect(painted.painter.parts(changedFrom: moving, to: still) == [reach])
  }

  /// A part of a click that extends the selection.
  private static func click(_ phase: PointerSample.Phase, at place: Point) -> Input {
    .pointer(PointerSample(pointer: 0, phase: phase, device: .mouse, position: place, extends: true))
  }

  /// A random action.
  private static func act(_ finger: inout Point, _ generator: inout SeededGenerator) -> [Input] {
    let touch = { (phase: PointerSample.Phase, place: Point) in
      Input.pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: place))
    }
    let anywhere = Point(x: .random(in: 0..<320, using: &generator), y: .random(in: 0..<240, using: &generator))
    let id = ItemID.application("app \(Int.random(in: 10..<20, using: &generator))")
    switch Int.random(in: 0..<13, using: &generator) {
    case 0...2:
      finger = anywhere
      return [touch(.down, finger)]
    case 3...6:
      finger = Point(x: (finger.x + anywhere.x) / 2, y: (finger.y + anywhere.y) / 2)
      return [touch(.move, finger)]
    case 7: return [touch(.up, finger)]
    case 8: return [.key(Key.allCases.randomElement(using: &generator) ?? .right)]
    case 9: return [.installations(Installations([id: .init(firstSeen: 0)]))]
    case 10, 11: return [PointerSample.Phase.down, .up].map { click($0, at: anywhere) }
    default: return [.act(.edit)]
    }
  }
}
