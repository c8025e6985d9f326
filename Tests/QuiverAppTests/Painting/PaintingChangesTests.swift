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
  private static let viewport = Viewport(size: Size(width: 320, height: 240))
  private static let frame = 1.0 / 60
  /// Of 255. Rotated and scaled pixels are rounded differently at clip edges.
  private static let rounding = 4

  @Test("Everything that changed is repainted", arguments: 1...6)
  func changes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var springboard = Self.springboard()
    let (whole, parts) = (PaintedPicture(of: Self.viewport), PaintedPicture(of: Self.viewport))
    let selection = Style.Selection.allCases[Int(seed) % 3]
    for picture in [whole, parts] { picture.painter.tools.changeStyle { $0.selection = selection } }
    var (now, finger) = (0.0, Point.zero)
    var partly = 0
    for _ in 0..<20 {
      for input in Self.act(&finger, &generator) { _ = springboard.handle(input, in: .main, at: Instant(seconds: now)) }
      if Bool.random(using: &generator) { parts.painter.drawWanted() }
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        now += Self.frame
        _ = springboard.handle(.wake, in: .main, at: Instant(seconds: now))
        let scene = springboard.scene(of: .main, at: Instant(seconds: now))
        whole.paint(scene)
        if parts.paintChanges(to: scene) { partly += 1 }
        try #require(parts.picture.content.mismatch(with: whole.picture.content, beyond: Self.rounding) == nil)
      }
    }
    #expect(partly > 60)
  }

  /// The picture of what is behind the veil is drawn between frames or with one, and only where it has changed.
  @Test("What is behind an open folder and a menu is painted as in one piece", arguments: [false, true])
  func veils(isEditing: Bool) throws {
    var springboard = Self.springboard()
    let folder = Self.folder(on: &springboard)
    let whole = PaintedPicture(of: Self.viewport, on: Self.wallpaper)
    let parts = PaintedPicture(of: Self.viewport, on: Self.wallpaper)
    var now = Instant(seconds: 20)
    let inputs: [(Input, frames: Int)] = [
      (.act(.openFolder(folder)), 40), (.key(.menu), 30), (.act(.menu(.close)), 6), (.act(.closeFolder), 3),
      (.act(.openFolder(folder)), 20), (.act(.closeFolder), 40),
    ]
    if isEditing { _ = springboard.handle(.act(.edit), in: .main, at: now) }
    for (number, input) in inputs.enumerated() {
      _ = springboard.handle(input.0, in: .main, at: now)
      for _ in 0..<input.frames {
        now = now + Self.frame
        _ = springboard.handle(.wake, in: .main, at: now)
        let scene = springboard.scene(of: .main, at: now)
        whole.paint(scene)
        _ = parts.paintChanges(to: scene)
        let difference = parts.picture.content.mismatch(with: whole.picture.content, beyond: Self.rounding)
        try #require(difference == nil, "input \(number) at \(now)")
        if number.isMultiple(of: 2) { parts.painter.drawWanted() }
      }
    }
  }

  @Test("Behind an open folder at rest, no icon is painted")
  func behindOpenFolder() throws {
    var springboard = Self.springboard()
    let folder = Self.folder(on: &springboard)
    let painted = PaintedPicture(of: Self.viewport, on: Self.wallpaper)
    var asked: Set<ItemID> = []
    painted.environment.icon = { id, _ in
      asked.insert(id)
      return .missing
    }
    _ = springboard.handle(.act(.openFolder(folder)), in: .main, at: Instant(seconds: 20))
    let scene = springboard.scene(of: .main, at: Instant(seconds: 30))
    _ = painted.paintChanges(to: scene)
    #expect(asked.count > 2)
    asked = []
    painted.paintAll(scene)
    #expect(asked == [.application("app 10"), .application("app 11")])
    painted.painter.forgetVeiledPicture()
    painted.paintAll(scene)
    #expect(asked.count > 2)
  }

  @Test("While the springboard fades, what a veil shows is not drawn anew")
  func fading() throws {
    var springboard = Self.springboard()
    let folder = Self.folder(on: &springboard)
    let painted = PaintedPicture(of: Self.viewport, on: Self.wallpaper)
    let page = springboard.scene(of: .main, at: Instant(seconds: 20))
    _ = springboard.handle(.act(.openFolder(folder)), in: .main, at: Instant(seconds: 20))
    let open = springboard.scene(of: .main, at: Instant(seconds: 30))
    var fading = open
    fading.presence = 0.5
    for number in fading.elements.indices { fading.elements[number].alpha *= 0.5 }
    var count = 0
    painted.environment.icon = { id, _ in
      if id == .application("app 12") { count += 1 }
      return .missing
    }
    painted.paintAll(page)
    let once = count
    painted.paintAll(open)
    count = 0
    painted.paintAll(fading)
    #expect(once > 0 && count == once)
  }

  @Test("Nothing is repainted without a change, and little after a small one")
  func nothingIsRepaintedWithoutAChangeAndLittleAfterASmallOne() throws {
    let painted = PaintedPicture(of: Self.viewport)
    var springboard = Self.springboard()
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
    var springboard = Self.springboard()
    let (whole, parts) = (PaintedPicture(of: Self.viewport), PaintedPicture(of: Self.viewport))
    _ = parts.paintChanges(to: springboard.scene(of: .main, at: Instant(seconds: 20)))
    var now = 20.0
    for input in inputs {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: now))
      for _ in 0..<600 {
        now += Self.frame
        _ = springboard.handle(.wake, in: .main, at: Instant(seconds: now))
        let scene = springboard.scene(of: .main, at: Instant(seconds: now))
        // Without the removed item, many tiles move, and all is painted.
        #expect(parts.paintChanges(to: scene) || inputs != [.hint(.mouse)])
        whole.paint(scene)
        try #require(parts.picture.content.mismatch(with: whole.picture.content, beyond: Self.rounding) == nil)
      }
    }
  }

  @Test("The hint changes nothing but its own place")
  func hintChangesNothingButItsOwnPlace() throws {
    let painted = PaintedPicture(of: Self.viewport)
    var springboard = Self.springboard()
    let before = springboard.scene(of: .main, at: Instant(seconds: 20))
    painted.paint(before)
    _ = springboard.handle(.hint(.mouse), in: .main, at: Instant(seconds: 20))
    let after = springboard.scene(of: .main, at: Instant(seconds: 21))
    let hint = try #require(after.elements.first { $0.kind == .notice(.hint(.mouse)) })
    let parts = try #require(painted.painter.parts(changedFrom: before, to: after))
    #expect(try parts == [#require(painted.painter.reach(of: hint))])
    #expect(parts.allSatisfy { $0.height < Self.viewport.size.height / 3 })
  }

  /// Tiles enter the viewport in the meantime, and others leave it.
  @Test("A page turn never repaints the whole viewport")
  func pageTurnNeverRepaintsTheWholeViewport() throws {
    var springboard = Self.springboard()
    let (whole, parts) = (PaintedPicture(of: Self.viewport), PaintedPicture(of: Self.viewport))
    _ = parts.paintChanges(to: springboard.scene(of: .main, at: Instant(seconds: 20)))
    _ = springboard.handle(.act(.screen(2)), in: .main, at: Instant(seconds: 20))
    var count = 0
    for number in 1...120 {
      let now = Instant(seconds: 20 + Double(number) * Self.frame)
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
    let painted = PaintedPicture(of: Self.viewport)
    let scene = Self.springboard().scene(of: .main, at: Instant(seconds: 20))
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
    let painted = PaintedPicture(of: Self.viewport)
    var moving = Self.springboard().scene(of: .main, at: Instant(seconds: 20))
    let number = try #require(moving.elements.firstIndex { $0.kind == .icon(.application("app 10")) })
    moving.elements[number].scale = 0.9
    var still = moving
    (moving.next, still.next) = (.nextFrame, .never)
    let reach = try #require(painted.painter.reach(of: still.elements[number]))
    #expect(painted.painter.parts(changedFrom: moving, to: still) == [reach])
  }

  /// A springboard with several pages of icons.
  private static func springboard() -> Springboard {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(3), .fixed(2))
    preferences.configured.windowKind = .home
    preferences.configured.grid.minimumSlot = Size(width: 60, height: 60)
    var springboard = Springboard(viewport: viewport, preferences: preferences)
    let names = (10..<30).map { "app \($0)" }
    _ = springboard.handle(
      .catalogue(names.map { AppItem(id: .application($0), name: $0) }), in: .main, at: Instant(seconds: 0))
    _ = springboard.handle(.shown, in: .main, at: Instant(seconds: 0))
    return springboard
  }

  /// Makes a folder of two applications, closed.
  private static func folder(on springboard: inout Springboard) -> ItemID {
    let ids = ["app 10", "app 11"].map { ItemID.application($0) }
    for input in [Input.act(.combine(ids[0], with: ids[1])), .act(.closeFolder), .act(.done)] {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: 1))
    }
    let scene = springboard.scene(of: .main, at: Instant(seconds: 19))
    return scene.elements.lazy.compactMap { if case .folder(let id) = $0.kind { id } else { nil } }.first ?? ids[0]
  }

  /// Stripes.
  private static var wallpaper: Backdrop {
    Backdrop(filling: viewport) { drawing, _ in
      drawing.ink(Color(hex: 0x224466))
      drawing.paint()
      drawing.ink(Color(hex: 0xddbb88))
      for column in 0..<16 {
        drawing.rectangle(Double(column) * 20, 0, 10, viewport.size.height)
        drawing.fill()
      }
    }
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

/// A painter and the picture that it paints.
@MainActor
private final class PaintedPicture {
  let painter: Painter
  let picture: Surface
  private var painted: Scene?

  let environment = StubEnvironment()

  init(of viewport: Viewport, on backdrop: Backdrop = Backdrop(plain: Color(hex: 0x3366aa))) {
    picture = Surface(filling: viewport)
    painter = Painter(style: Style(), backdrop: backdrop, environment: environment)
  }

  func paint(_ scene: Scene) {
    painter.paint(scene, on: Drawing(on: picture))
  }

  /// Returns whether less than everything was painted.
  func paintChanges(to scene: Scene) -> Bool {
    let parts = painted.flatMap { painter.parts(changedFrom: $0, to: scene) }
    painted = scene
    guard let parts else {
      paintAll(scene)
      return false
    }
    if !parts.isEmpty { paint(scene, parts.map(\.outwards)) }
    return true
  }

  /// Paints everything as on a canvas.
  func paintAll(_ scene: Scene) {
    paint(scene, [Rect(x: 0, y: 0, width: picture.logicalWidth, height: picture.logicalHeight)])
  }

  private func paint(_ scene: Scene, _ parts: [Rect]) {
    let drawing = Drawing(on: picture)
    for part in parts { drawing.rectangle(part) }
    drawing.clip()
    painter.paint(
      scene,
      on: DrawTarget(
        context: drawing.pointer, buffer: nil, width: picture.logicalWidth, height: picture.logicalHeight,
        scale: 1, parts: parts.map { Extent($0) }))
  }
}

extension Drawing {
  @MainActor fileprivate func rectangle(_ rect: Rect) {
    rectangle(rect.minX, rect.minY, rect.width, rect.height)
  }
}

extension Rect {
  /// The rectangle grown to whole pixels.
  fileprivate var outwards: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
