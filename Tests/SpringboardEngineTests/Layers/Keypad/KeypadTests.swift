import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The keypad of a kiosk")
struct KeypadTests {
  private static let services = [ServiceEntry(.open("wifi"), "Wi-Fi"), ServiceEntry(.leave, "Leave kiosk")]

  private func kiosk(_ access: ServiceMenuTrigger = .corner) -> SpringboardHarness {
    var preferences = Preferences.small
    preferences.configured.windowKind = .home
    var restrictions = Restrictions.locked
    restrictions.serviceMenuTrigger = access
    return SpringboardHarness(board: "a b c", preferences, restrictions)
  }

  /// A kiosk whose keypad is open, and that accepts a PIN.
  private func asking() -> SpringboardHarness {
    var kiosk = kiosk()
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.pin(.wait(0)))
    kiosk.wait(0.5)
    return kiosk
  }

  @Test("Holding any corner for three seconds opens the keypad", arguments: [(2, 2), (318, 2), (2, 478), (318, 478)])
  func corner(x: Int, y: Int) {
    var kiosk = kiosk()
    let size = kiosk.springboard.viewport(of: .main).size
    let point = Point(x: x < 160 ? 2 : size.width - 2, y: y < 240 ? 2 : size.height - 2)
    kiosk.pointer(.down, point.x, point.y)
    kiosk.wait(2.9)
    #expect(!kiosk.hasKeypad)
    kiosk.wait(0.2)
    #expect(kiosk.hasKeypad)
    #expect(kiosk.effects.contains(.kiosk(.openedKeypad)))
  }

  @Test("A corner that is held while the pages still move opens it too")
  func cornerWhileMoving() {
    var kiosk = kiosk()
    kiosk.send(.presentations(.pagesAndLibrary))
    kiosk.send(.act(.present(LibraryPresentation().name)))
    kiosk.wait(0.05)
    kiosk.pointer(.down, 2, 2)
    kiosk.wait(3.2)
    #expect(kiosk.hasKeypad)
  }

  @Test("A shorter touch, a swipe, and a touch elsewhere do not open it")
  func otherTouches() {
    var kiosk = kiosk()
    kiosk.pointer(.down, 2, 2)
    kiosk.wait(2.9)
    kiosk.pointer(.up, 2, 2)
    kiosk.wait(2)
    kiosk.pointer(.down, 2, 2)
    kiosk.pointer(.move, 40, 2)
    kiosk.wait(4)
    kiosk.pointer(.up, 40, 2)
    kiosk.pointer(.down, 100, 2)
    kiosk.wait(4)
    kiosk.pointer(.up, 100, 2)
    #expect(!kiosk.hasKeypad)
  }

  @Test("Each way to ask works only if it is configured", arguments: ServiceMenuTrigger.allCases)
  func ways(_ access: ServiceMenuTrigger) {
    var touched = kiosk(access)
    touched.pointer(.down, 2, 2)
    touched.wait(3.2)
    #expect(touched.hasKeypad == (access == .corner))
    var pressed = kiosk(access)
    pressed.send(.key(.service))
    #expect(pressed.hasKeypad == (access == .keys))
    var asked = kiosk(access)
    asked.send(.act(.keypad(.open)))
    #expect(asked.hasKeypad == (access != .none))
  }

  @Test("The keypad ends a search, which would get the digits")
  func endsSearch() {
    var kiosk = kiosk(.keys)
    kiosk.send(.search("a"))
    kiosk.wait(1)
    kiosk.send(.key(.service))
    kiosk.wait(1)
    #expect(kiosk.hasKeypad)
    #expect(kiosk.effects.contains(.search(.end)))
    #expect(!kiosk.scene.elements.contains { if case .searchField = $0.kind { true } else { false } })
  }

  @Test("The host gets the digits when they are confirmed, once")
  func digits() throws {
    var kiosk = asking()
    try kiosk.touchPlace(of: .keypadKey(.confirm))
    #expect(!kiosk.effects.contains { if case .kiosk(.check) = $0 { true } else { false } })
    for digit in [1, 2, 9] { kiosk.tap(.keypadKey(.digit(digit))) }
    kiosk.tap(.keypadKey(.delete))
    kiosk.tap(.keypadKey(.digit(3)))
    #expect(kiosk.keypad?.entered == 3)
    kiosk.tap(.keypadKey(.confirm))
    try kiosk.touchPlace(of: .keypadKey(.confirm))
    #expect(kiosk.effects.filter { $0 == .kiosk(.check(PIN("123"))) }.count == 1)
    #expect(kiosk.keypad?.entered == 0)
  }

  @Test("The keypad is pressed by keys too, and other characters do nothing")
  func typing() {
    var kiosk = asking()
    for character in "1x2/9?" { kiosk.send(.character(character)) }
    kiosk.send(.key(.erase))
    kiosk.send(.character("3"))
    kiosk.send(.key(.remove))
    kiosk.send(.character("٣"))
    #expect(kiosk.keypad?.entered == 3)
    kiosk.send(.key(.activate))
    #expect(kiosk.effects.filter { $0 == .kiosk(.check(PIN("123"))) }.count == 1)
    #expect(!kiosk.effects.contains(.search(.begin(""))))
  }

  @Test("Enter presses the button that has the focus instead of confirming")
  func focusedButton() {
    var kiosk = asking()
    kiosk.send(.character("1"))
    kiosk.send(.key(.nextStop))
    kiosk.send(.key(.activate))
    kiosk.wait(0.5)
    #expect(!kiosk.hasKeypad && !kiosk.effects.contains { if case .kiosk(.check) = $0 { true } else { false } })
  }

  @Test("The digits are where the host has put them, until the keypad opens again")
  func shuffled() {
    var generator = SeededGenerator(seed: 7)
    let digits = KeypadKey.shuffledDigits(using: &generator)
    #expect(digits != Array(1...9) + [0] && digits.sorted() == Array(0...9))
    var kiosk = kiosk()
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.keypadDigits(digits))
    kiosk.send(.pin(.wait(0)))
    kiosk.wait(0.5)
    #expect(kiosk.keypadDigits == digits)
    kiosk.tap(.keypadKey(.digit(digits[0])))
    kiosk.tap(.keypadKey(.confirm))
    #expect(kiosk.effects.contains(.kiosk(.check(PIN("\(digits[0])")))))
    kiosk.send(.act(.closeSheet))
    kiosk.rest()
    kiosk.send(.act(.keypad(.open)))
    kiosk.wait(0.5)
    #expect(kiosk.keypadDigits == Array(1...9) + [0])
  }

  @Test(
    "Digits that are not each there once, and those that come late, change nothing",
    arguments: [
      [], [1, 2, 3], [1, 1, 2, 3, 4, 5, 6, 7, 8, 9], Array(1...10),
    ])
  func wrongDigits(_ digits: [Int]) {
    var kiosk = kiosk()
    kiosk.send(.keypadDigits(Array(0...9)))
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.keypadDigits(digits))
    kiosk.send(.pin(.wait(0)))
    kiosk.send(.keypadDigits(Array(0...9)))
    kiosk.wait(0.5)
    #expect(kiosk.keypadDigits == Array(1...9) + [0])
  }

  @Test("A PIN is made of its digits, and is not printed")
  func pins() {
    let pin = PIN().adding(1).adding(0).adding(9).removingLast()
    #expect(pin == PIN("10") && pin != PIN("109") && pin.count == 2)
    #expect(pin.text == "10")
    #expect(!"\(Effect.kiosk(.check(pin)))".contains("10"))
    #expect(PIN().removingLast() == PIN())
  }

  @Test("No more digits than a PIN can have are kept")
  func tooManyDigits() {
    var kiosk = asking()
    for _ in 0..<40 { kiosk.send(.act(.keypad(.press(.digit(7))))) }
    #expect(kiosk.keypad?.entered == 16)
  }

  @Test("During a wait the keys have no effect, and the seconds are counted down")
  func waiting() {
    var kiosk = asking()
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    kiosk.send(.act(.keypad(.press(.confirm))))
    kiosk.send(.pin(.wrong(wait: 4)))
    kiosk.wait(0.5)
    #expect(kiosk.keypad?.wait == PINWait(seconds: 4, isAfterWrongPIN: true))
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    #expect(kiosk.keypad?.entered == 0)
    kiosk.wait(3)
    #expect(kiosk.keypad?.wait?.seconds == 1)
    kiosk.wait(1)
    #expect(kiosk.keypad?.wait == nil)
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    #expect(kiosk.keypad?.entered == 1)
  }

  @Test("A keypad that opens during a wait does not say that a PIN was wrong")
  func waitingFromTheStart() {
    var kiosk = kiosk()
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.pin(.wait(4)))
    kiosk.wait(0.5)
    #expect(kiosk.keypad?.wait == PINWait(seconds: 4, isAfterWrongPIN: false))
    kiosk.wait(4)
    #expect(kiosk.keypad?.wait == nil)
  }

  @Test("Before the host has answered, and without an open keypad, answers and keys have no effect")
  func unasked() {
    var kiosk = kiosk()
    kiosk.send(.pin(.accepted(Self.services)))
    #expect(kiosk.menu.isEmpty)
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    #expect(kiosk.keypad?.entered == 0)
    kiosk.send(.act(.closeSheet))
    kiosk.rest()
    kiosk.send(.pin(.accepted(Self.services)))
    #expect(kiosk.menu.isEmpty && !kiosk.hasKeypad)
  }

  @Test("The right PIN opens the service menu, whose choice is passed to the host")
  func service() {
    var kiosk = asking()
    kiosk.enter("12", answer: .accepted(Self.services))
    kiosk.wait(1)
    #expect(!kiosk.hasKeypad)
    #expect(kiosk.menuEntries.map(\.choice) == [.act(.service(.open("wifi"))), .act(.service(.leave))])
    kiosk.send(.act(.menu(.choose(1))))
    #expect(kiosk.effects.contains(.kiosk(.perform(.leave))))
    #expect(!kiosk.springboard.allows(.service(.leave)))
  }

  @Test("Nobody gets a service without the menu")
  func withoutMenu() {
    var kiosk = asking()
    kiosk.send(.act(.service(.leave)))
    kiosk.send(.act(.service(.open("wifi"))))
    #expect(!kiosk.effects.contains { if case .kiosk(.perform) = $0 { true } else { false } })
  }

  @Test("The keypad and the service menu close by themselves after 30 seconds")
  func timeouts() {
    var kiosk = asking()
    kiosk.wait(29)
    kiosk.send(.act(.keypad(.press(.digit(1)))))
    kiosk.wait(29)
    #expect(kiosk.hasKeypad)
    kiosk.wait(2)
    #expect(!kiosk.hasKeypad)
    kiosk.rest()
    kiosk.send(.act(.keypad(.open)))
    kiosk.send(.pin(.wait(0)))
    kiosk.enter("1", answer: .accepted(Self.services))
    kiosk.wait(29)
    #expect(kiosk.springboard.main.view.layers.menu.isModal)
    kiosk.wait(2)
    #expect(!kiosk.springboard.main.view.layers.menu.isModal)
    #expect(!kiosk.springboard.allows(.service(.leave)))
  }

  @Test("Escape, the background and the button close it", arguments: 0..<3)
  func closing(_ way: Int) {
    var kiosk = asking()
    switch way {
    case 0: kiosk.send(.key(.escape))
    case 1: kiosk.pointer(.down, 1, 240); kiosk.pointer(.up, 1, 240)
    default: kiosk.tap(.button(.close))
    }
    kiosk.rest()
    #expect(!kiosk.hasKeypad)
    #expect(kiosk.scene.next == .never)
  }

  @Test(
    "All keys are inside the plate, do not overlap, and are large enough to touch",
    arguments: [
      Size(width: 320, height: 480), Size(width: 480, height: 320), Size(width: 1920, height: 1080),
    ])
  func layout(_ size: Size) {
    let metrics = LayoutMetrics(viewport: Viewport(size: size), preferences: Preferences())
    let layout = KeypadLayout(metrics: metrics)
    #expect(layout.frame.union(Rect(origin: .zero, size: size)) == Rect(origin: .zero, size: size))
    for (index, (_, key)) in layout.keys.enumerated() {
      #expect(layout.frame.union(key) == layout.frame)
      #expect(key.width >= 40)
      for (_, other) in layout.keys.dropFirst(index + 1) { #expect(!key.intersects(other)) }
    }
    #expect(layout.keys.count == 12)
  }
}

extension SpringboardHarness {
  fileprivate var keypad: (entered: Int, wait: PINWait?)? {
    scene.elements.lazy.compactMap { element -> (Int, PINWait?)? in
      guard case .keypad(let entered, let wait) = element.kind, element.touch != nil else { return nil }
      return (entered, wait)
    }.first
  }

  /// The digits of the keys in reading order.
  fileprivate var keypadDigits: [Int] {
    let keys = scene.elements.compactMap { element -> (Rect, Int)? in
      if case .keypadKey(.digit(let digit)) = element.kind { (element.frame, digit) } else { nil }
    }
    return keys.sorted { ($0.0.minY, $0.0.minX) < ($1.0.minY, $1.0.minX) }.map(\.1)
  }

  fileprivate var hasKeypad: Bool { keypad != nil }

  /// Touches where an element is, whether it can be touched or not.
  fileprivate mutating func touchPlace(of kind: Scene.Kind) throws {
    let center = try #require(element(kind)?.frame.center)
    pointer(.down, center.x, center.y)
    wait(0.05)
    pointer(.up, center.x, center.y)
  }

  fileprivate mutating func enter(_ digits: String, answer: PINAnswer) {
    for digit in digits { send(.act(.keypad(.press(.digit(digit.wholeNumberValue ?? 0))))) }
    send(.act(.keypad(.press(.confirm))))
    send(.pin(answer))
  }
}
