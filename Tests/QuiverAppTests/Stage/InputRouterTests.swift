import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Translating events to input")
struct InputRouterTests {
  @Test(
    "Keys are recognized by name and modifiers",
    arguments: [
      ("Left", [], .left), ("KP_Left", [], .left), ("Left", .shift, .left), ("Left", .control, .previousPage),
      ("KP_Right", .control, .nextPage), ("Up", .control, .previousSection), ("Down", .control, .nextSection),
      ("Return", [], .activate),
      ("KP_Enter", [], .activate), ("Escape", [], .escape), ("Delete", [], .remove), ("KP_Delete", [], .remove),
      ("BackSpace", [], .erase),
      ("f", .control, .search), ("F1", [], .help),
      ("Tab", [], .nextStop), ("ISO_Left_Tab", .shift, .previousStop), ("Tab", .control, nil), ("Menu", [], .menu),
      ("F10", .shift, .menu), ("F10", [], nil), ("e", .control, .edit), ("E", .control, .edit),
      ("e", [], nil), ("z", .control, .undo), ("Z", [.control, .shift], .redo), ("y", .control, .redo), ("z", [], nil),
      ("plus", .control, .largerIcons), ("equal", .control, .largerIcons), ("KP_Add", .control, .largerIcons),
      ("plus", [.control, .shift], .largerIcons), ("minus", .control, .smallerIcons),
      ("KP_Subtract", .control, .smallerIcons), ("0", .control, .configuredIcons), ("KP_0", .control, .configuredIcons),
      ("0", [.control, .shift], .configuredIcons), ("plus", [], nil), ("0", [], nil),
      ("s", [.super, .alt], .screenReader), ("S", [.super, .alt], .screenReader), ("s", .super, nil), ("s", .alt, nil),
      ("Left", .alt, nil), ("z", [.control, .alt], nil), ("f", .super, nil),
    ] as [(String, Modifiers, Key?)])
  func keys(name: String, modifiers: Modifiers, key: Key?) {
    #expect(input(.key(pressed(name, modifiers))) == key.map(Input.key))
    var release = pressed(name, modifiers)
    release.phase = .up
    #expect(input(.key(release)) == nil)
  }

  @Test(
    "A key that types a character is one, and so is the beginning of one",
    arguments: [
      ("f", "f", [], .character("f")), ("F", "F", .shift, .character("F")), ("space", " ", [], .character(" ")),
      ("KP_3", "3", [], .character("3")), ("slash", "/", [], .character("/")),
      ("Cyrillic_ef", "ф", [], .character("ф")),
      ("dead_acute", nil, [], .composition), ("Multi_key", nil, [], .composition),
      ("f", "f", .control, .key(.search)), ("f", "f", .super, nil), ("dead_acute", nil, .alt, nil),
    ] as [(String, Character?, Modifiers, Input?)])
  func characters(name: String, character: Character?, modifiers: Modifiers, expected: Input?) {
    var event = pressed(name, modifiers)
    event.character = character
    #expect(input(.key(event)) == expected)
    event.phase = .up
    #expect(input(.key(event)) == nil)
  }

  @Test("The host finds the next row of a menu that begins with a character, in either case")
  func menuRows() {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    func send(_ input: Input) { _ = springboard.handle(input, in: .main, at: Instant(seconds: 0)) }
    send(.catalogue([AppItem(id: .application("a"), name: "Maps"), AppItem(id: .application("b"), name: "Mail")]))
    send(.shown)
    send(.secondary(Point(x: 790, y: 10)))
    func row(_ character: Character) -> Int? {
      springboard.scene(of: .main, at: Instant(seconds: 1)).menuRow(startingWith: character) { entry in
        Strings.title(of: entry) { $0.text }
      }
    }
    #expect(row("s") == 1 && row("S") == 1)
    #expect(row("u") == nil, "there is nothing to undo")
    send(.act(.menu(.highlight(0))))
    #expect(row("e") == 2)
    send(.act(.menu(.highlight(2))))
    #expect(row("e") == 0, "after the last match comes the first")
  }

  @Test("A press of the secondary button requests a menu, and its release does nothing")
  func secondary() {
    #expect(input(.pointer(mouse(.down, button: 3))) == .secondary(Point(x: 30, y: 40)))
    #expect(input(.pointer(mouse(.up, button: 3))) == nil)
    #expect(input(.pointer(mouse(.cancel, button: 3))) == nil)
    #expect(input(.pointer(mouse(.down, button: 2))) == nil)
  }

  @Test("A click with Control extends the selection, a touch does not")
  func extending() {
    #expect(input(.pointer(mouse(.down, button: 1))) == .pointer(sample(.mouse, extends: false)))
    #expect(input(.pointer(mouse(.down, button: 1, .control))) == .pointer(sample(.mouse, extends: true)))
    var finger = mouse(.down, button: 1, .control)
    finger.device = .touch
    #expect(input(.pointer(finger)) == .pointer(sample(.touch, extends: false)))
  }

  @Test("The wheel scrolls what the pointer is over, and to the side with Shift")
  func sideways() {
    func scroll(_ dx: Double, _ dy: Double, _ modifiers: Modifiers) -> Input? {
      input(.scroll(ScrollEvent(amount: .notches(dx: dx, dy: dy), x: 30, y: 40, stamp: stamp(modifiers))))
    }
    #expect(scroll(0, 1, []) == .scroll(ScrollSample(kind: .notches, dx: 0, dy: 120, at: Point(x: 30, y: 40))))
    #expect(scroll(0, 1, .shift) == .scroll(ScrollSample(kind: .notches, dx: 120, dy: 0, at: Point(x: 30, y: 40))))
    #expect(scroll(2, 0, .shift) == .scroll(ScrollSample(kind: .notches, dx: 240, dy: 0, at: Point(x: 30, y: 40))))
  }

  private func input(_ event: Event) -> Input? { InputRouter().input(for: event)?.0 }

  private func sample(_ device: PointerSample.Device, extends: Bool) -> PointerSample {
    PointerSample(pointer: 0, phase: .down, device: device, position: Point(x: 30, y: 40), extends: extends)
  }

  private func pressed(_ name: String, _ modifiers: Modifiers) -> KeyEvent {
    KeyEvent(phase: .down, name: name, character: nil, stamp: stamp(modifiers))
  }

  private func mouse(_ phase: PointerEvent.Phase, button: Int, _ modifiers: Modifiers = []) -> PointerEvent {
    PointerEvent(device: .mouse, phase: phase, pointer: 0, x: 30, y: 40, button: button, stamp: stamp(modifiers))
  }

  private func stamp(_ modifiers: Modifiers) -> EventStamp {
    EventStamp(seconds: 1, serverTime: 1000, modifiers: modifiers)
  }
}
