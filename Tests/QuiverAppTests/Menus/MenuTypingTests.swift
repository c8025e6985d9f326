import GtkBridge
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Typing in a menu")
struct MenuTypingTests {
  private func typing(highlighted: Int? = nil) -> MenuTyping {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    for input in [
      Input.catalogue([AppItem(id: ItemID("a"), name: "Maps"), AppItem(id: ItemID("b"), name: "Mail")]), .shown,
      .secondary(Point(x: 790, y: 10)),
    ] { _ = springboard.handle(input, in: .main, at: Instant(seconds: 0)) }
    if let highlighted {
      _ = springboard.handle(.act(.menu(.highlight(highlighted))), in: .main, at: Instant(seconds: 0))
    }
    return MenuTyping(springboard.scene(of: .main, at: Instant(seconds: 1)), springboard)
  }

  @Test("A character finds the next row that begins with it, in either case")
  func rows() {
    #expect(typing().row(startingWith: "s") == 1)
    #expect(typing().row(startingWith: "S") == 1)
    #expect(typing(highlighted: 0).row(startingWith: "e") == 2)
    #expect(typing(highlighted: 2).row(startingWith: "e") == 0, "after the last match comes the first")
    #expect(typing().row(startingWith: "u") == nil, "there is nothing to undo")
    #expect(typing().row(startingWith: "x") == nil)
  }
}
