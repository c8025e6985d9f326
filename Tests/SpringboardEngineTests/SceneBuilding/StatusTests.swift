import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The status area of a kiosk")
struct StatusTests {
  private static let items: [StatusItem] = [
    .clock("10:24"), .network(.wireless(strength: 3)), .battery(.init(percent: 80, isCharging: false)), .accessibility,
  ]
  private static let button = Scene.Kind.button(.accessibility)

  private static func preferences(_ change: (inout Preferences) -> Void = { _ in }) -> Preferences {
    Preferences().with {
      $0.configured.windowKind = .home
      change(&$0)
    }
  }

  private static let restrictions = Restrictions.with {
    $0.isLocked = true
    $0.serviceMenuTrigger = .corner
    $0.offersAccessibility = true
  }

  /// A kiosk with full pages, everything at rest.
  private func kiosk(
    _ size: Size = Size(width: 800, height: 480), _ items: [StatusItem] = items,
    _ change: (inout Preferences) -> Void = { _ in }
  ) -> SpringboardHarness {
    var kiosk = SpringboardHarness(
      Self.preferences(change), Self.restrictions, viewport: Viewport(size: size))
    kiosk.send(.catalogue(.named(60)))
    kiosk.send(.shown)
    kiosk.rest()
    kiosk.send(.status(items))
    kiosk.rest()
    kiosk.forgetEffects()
    return kiosk
  }

  private func frames(_ kiosk: SpringboardHarness) -> [Rect] {
    kiosk.scene.elements.filter { $0.kind.isStatus }.map(\.frame)
  }

  @Test("It shows the items in their order, the last one nearest to the corner")
  func order() {
    let kiosk = kiosk()
    #expect(
      kiosk.scene.elements.map { "\($0.kind)" }.filter { $0.hasPrefix("status") || $0.hasPrefix("button acc") } == [
        "status clock 10:24", "status network wireless 3", "status battery 80", "button accessibility",
      ])
    let frames = frames(kiosk)
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(frames.dropFirst().map(\.width) == [22, 29, 22], "each item has its own width")
    #expect(frames.last?.maxX == kiosk.springboard.main.view.layout.metrics.regions.topBar.maxX)
  }

  @Test("From right to left it is mirrored")
  func mirrored() {
    let (left, right) = (kiosk { $0.session.rightToLeft = true }, kiosk())
    let mirrored = frames(left).map { Rect(x: 800 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    #expect(mirrored == frames(right))
  }

  @Test(
    "It is inside the screen, and covers neither tiles nor itself, also with large text",
    arguments: [
      Size(width: 360, height: 640), Size(width: 640, height: 360), Size(width: 800, height: 480),
      Size(width: 1280, height: 800), Size(width: 1920, height: 1080),
    ], [1.0, 1.5])
  func clearance(_ size: Size, _ scale: Double) {
    let items = [.clock("10:24 PM")] + Self.items.dropFirst()
    let kiosk = kiosk(size, items) { $0.session.textScale = scale }
    let frames = frames(kiosk)
    #expect(frames.count == 4)
    let tiles = kiosk.scene.elements.filter { if case .icon = $0.kind { true } else { false } }.map(\.frame)
    let screen = Rect(origin: .zero, size: size)
    for (number, frame) in frames.enumerated() {
      #expect(frame.union(screen) == screen)
      #expect(!tiles.contains { $0.intersects(frame) })
      #expect(!frames.dropFirst(number + 1).contains { $0.intersects(frame) })
    }
  }

  @Test("A window without room for the bar above the grid has none")
  func tiny() {
    #expect(frames(kiosk(Size(width: 320, height: 150))) == [])
  }

  @Test("It fades in once, and is gone at once")
  func fading() {
    var kiosk = kiosk(Size(width: 800, height: 480), [])
    #expect(kiosk.scene.next == .never)
    kiosk.send(.status(Self.items))
    #expect(kiosk.scene.next == .nextFrame)
    #expect(frames(kiosk) == [])
    kiosk.wait(0.075)
    let alpha = kiosk.element(Self.button)?.alpha ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    kiosk.rest()
    #expect(kiosk.element(Self.button)?.alpha == 1)
    kiosk.send(.status([.clock("10:25"), .accessibility]))
    #expect(kiosk.element(.status(.clock("10:25")))?.alpha == 1)
    #expect(kiosk.scene.next == .never)
    kiosk.send(.status([]))
    #expect(frames(kiosk) == [])
    #expect(kiosk.scene.next == .never)
  }

  @Test("Another view of the document shows it too")
  func views() {
    let kiosk = kiosk()
    var springboard = kiosk.springboard
    let other = ViewID(1)
    springboard.addView(other, like: .main, at: kiosk.now)
    let scene = springboard.scene(of: other, at: kiosk.now + 1)
    #expect(scene.elements.filter { $0.kind.isStatus }.map(\.alpha) == [1, 1, 1, 1])
  }

  @Test("Only the button can be touched, and is large enough")
  func targets() {
    let kiosk = kiosk()
    #expect(kiosk.scene.elements.filter { $0.kind.isStatus && $0.touch != nil }.map(\.kind) == [Self.button])
    let touch = kiosk.element(Self.button)?.touch ?? .zero
    #expect(touch.width >= 44 && touch.height >= 44)
  }

  @Test("It makes way for a search, for an open folder, and for a notice that covers it")
  func hiding() {
    var kiosk = kiosk()
    kiosk.send(.act(.openSearch))
    kiosk.rest()
    #expect(frames(kiosk) == [])
    kiosk.send(.act(.closeSearch))
    kiosk.send(.notice("The disk is full"))
    kiosk.wait(1)
    #expect(frames(kiosk) == [])
    var wide = self.kiosk(Size(width: 1280, height: 800))
    wide.send(.notice("The disk is full"))
    wide.wait(1)
    #expect(frames(wide).count == 4)
  }
}

/// What the button in the status area opens.
extension StatusTests {
  private var rows: [MenuEntry.Choice] { [.act(.toggle(.largeText)), .act(.toggle(.screenReader))] }

  @Test("A tap opens a menu that tells what is on, and a choice is passed to the host")
  func menu() {
    var kiosk = kiosk()
    kiosk.send(.accessibility([.screenReader]))
    kiosk.tap(Self.button)
    kiosk.rest()
    #expect(kiosk.menuEntries.map(\.choice) == rows)
    #expect(kiosk.menuEntries.map(\.isChecked) == [false, true])
    kiosk.tapRow("toggle large-text")
    #expect(kiosk.effects.filter { $0 == .toggle(.largeText) }.count == 1)
    #expect(!kiosk.springboard.main.view.layers.menu.isModal)
  }

  @Test("The menu is below its button, and inside the screen", arguments: [false, true])
  func place(rightToLeft: Bool) throws {
    var kiosk = kiosk(Size(width: 360, height: 640)) { $0.session.rightToLeft = rightToLeft }
    kiosk.tap(Self.button)
    kiosk.rest()
    let (menu, button) = (try #require(kiosk.element(.menu)).frame, try #require(kiosk.element(Self.button)).frame)
    #expect(menu.minY == button.maxY + 8)
    #expect(rightToLeft ? menu.minX == button.minX : menu.maxX == button.maxX)
  }

  @Test("Keys open it too")
  func keys() {
    var kiosk = kiosk()
    kiosk.send(.key(.previousStop))
    #expect(kiosk.element(Self.button)?.state.isFocused == true)
    kiosk.send(.key(.activate))
    kiosk.rest()
    kiosk.send(.key(.down))
    kiosk.send(.key(.activate))
    #expect(kiosk.effects.contains(.toggle(.largeText)))
  }

  @Test("Holding it for three seconds opens the keypad, because it is in a corner")
  func corner() throws {
    var kiosk = kiosk()
    let center = try #require(kiosk.element(Self.button)).frame.center
    kiosk.pointer(.down, center.x, center.y)
    kiosk.wait(3.1)
    kiosk.pointer(.up, center.x, center.y)
    #expect(kiosk.effects.contains(.kiosk(.openedKeypad)))
    #expect(!kiosk.springboard.main.view.layers.menu.isModal)
  }

  @Test("A key switches the screen reader, also while a menu or the keypad is open", arguments: 0..<3)
  func shortcut(_ front: Int) {
    var kiosk = kiosk()
    if front == 1 { kiosk.tap(Self.button) }
    if front == 2 { kiosk.send(.act(.keypad(.open))) }
    kiosk.send(.key(.screenReader))
    #expect(kiosk.effects.filter { $0 == .toggle(.screenReader) }.count == 1)
  }

  @Test("Nothing is switched where it is not offered")
  func refused() {
    var kiosk = kiosk()
    var restrictions = Self.restrictions
    restrictions.offersAccessibility = false
    kiosk.send(.restrictions(restrictions))
    kiosk.rest()
    kiosk.tap(Self.button)
    kiosk.send(.act(.openAccessibilityMenu))
    for feature in AccessibilityFeature.allCases { kiosk.send(.act(.toggle(feature))) }
    kiosk.send(.key(.screenReader))
    #expect(!kiosk.springboard.main.view.layers.menu.isModal)
    #expect(!kiosk.effects.contains { if case .toggle = $0 { true } else { false } })
  }

  @Test("The button of the on-screen keyboard shows and hides it, if the status area has it")
  func keyboard() {
    let button = Scene.Kind.button(.keyboard)
    var kiosk = kiosk(Size(width: 800, height: 480), [.clock("10:24"), .keyboard])
    kiosk.tap(button)
    #expect(!kiosk.effects.contains(.toggle(.onScreenKeyboard)))
    var restrictions = Self.restrictions
    (restrictions.offersAccessibility, restrictions.offersKeyboard) = (false, true)
    kiosk.send(.restrictions(restrictions))
    kiosk.rest()
    for count in 1...2 {
      kiosk.tap(button)
      #expect(kiosk.effects.count { $0 == .toggle(.onScreenKeyboard) } == count)
    }
    kiosk.send(.act(.toggle(.largeText)))
    #expect(!kiosk.effects.contains(.toggle(.largeText)))
    let frame = kiosk.element(button)?.frame
    #expect(frame?.maxX == kiosk.springboard.main.view.layout.metrics.regions.topBar.maxX)
  }

  @Test("Recordings have what was switched")
  func recording() {
    let acts: [Act] = [.openAccessibilityMenu] + AccessibilityFeature.allCases.map(Act.toggle)
    let lines =
      "0.000 act open-accessibility-menu\n0.000 act toggle large-text\n0.000 act toggle screen-reader\n"
      + "0.000 act toggle on-screen-keyboard\n"
    let steps = acts.map { Trace.Step(at: Instant(seconds: 0), action: .input(.act($0))) }
    #expect(steps.compactMap(\.text).map { "\($0)\n" }.joined() == lines)
    #expect(Trace.read(lines).0.steps == steps)
  }

  @Test("On a telephone, large text has fewer columns, so that names stay readable")
  func columns() {
    func columns(_ scale: Double) -> Int {
      let kiosk = kiosk(Size(width: 360, height: 640)) { $0.session.textScale = scale }
      return kiosk.springboard.main.view.layout.metrics.columns.count
    }
    #expect(columns(1) == 4)
    #expect(columns(1.5) == 3)
  }

  @Test("Large text makes labels, the rows of menus and the keypad half as large again")
  func largeText() throws {
    var kiosk = kiosk(Size(width: 1280, height: 800))
    func measure() throws -> [Double] {
      kiosk.tap(Self.button)
      kiosk.rest()
      let row = try #require(kiosk.rowFrame("toggle large-text")).height
      kiosk.send(.act(.menu(.close)))
      kiosk.send(.act(.keypad(.open)))
      kiosk.rest(atMost: 2)
      let keypad = try #require(kiosk.scene.elements.first { $0.kind.traits.name == "keypad" }).frame.height
      kiosk.send(.act(.closeSheet))
      kiosk.rest()
      return [kiosk.scene.label.size, row, keypad]
    }
    let usual = try measure()
    kiosk.send(.preferences(Self.preferences { $0.session.textScale = 1.5 }))
    kiosk.rest()
    let large = try measure()
    for (one, other) in zip(usual, large) { #expect(abs(other / one - 1.5) < 0.01) }
  }
}

extension Scene.Kind {
  fileprivate var isStatus: Bool {
    switch self {
    case .status, .button(.accessibility): true
    default: false
    }
  }
}
