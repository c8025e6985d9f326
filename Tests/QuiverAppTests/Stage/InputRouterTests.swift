import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Translating events to input")
struct InputRouterTests {
  @Test(
    "Keys are recognized by name and modifiers",
    arguments: [
      ("Left", [], .left), ("KP_Left", [], .left), ("Left", .shift, .left), ("Left", .control, .previousPage),
      ("KP_Right", .control, .nextPage), ("Up", .control, .previousSection), ("Down", .control, .nextSection),
      ("Return", [], .activate),
      ("KP_Enter", [], .activate), ("Escape", [], .escape), ("space", [], .pick), ("KP_Space", [], .pick),
      ("Delete", [], .remove), ("KP_Delete", [], .remove), ("f", [], .folder), ("F", [], .folder),
      ("f", .control, .search),
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

  @Test("The wheel scrolls to the side with Shift")
  func sideways() {
    func scroll(_ dx: Double, _ dy: Double, _ modifiers: Modifiers) -> Input? {
      input(.scroll(ScrollEvent(amount: .notches(dx: dx, dy: dy), x: 30, y: 40, stamp: stamp(modifiers))))
    }
    #expect(scroll(0, 1, []) == .scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    #expect(scroll(0, 1, .shift) == .scroll(ScrollSample(kind: .notches, dx: 120, dy: 0)))
    #expect(scroll(2, 0, .shift) == .scroll(ScrollSample(kind: .notches, dx: 240, dy: 0)))
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
