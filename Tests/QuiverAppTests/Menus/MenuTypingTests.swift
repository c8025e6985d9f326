import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Typing in a menu")
struct MenuTypingTests {
  private func typing(highlighted: Int? = nil) -> MenuTyping {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    for input in [
      Input.catalogue([AppItem(id: .application("a"), name: "Maps"), AppItem(id: .application("b"), name: "Mail")]),
      .shown,
      .secondary(Point(x: 790, y: 10)),
    ] { _ = springboard.handle(input, in: .main, at: Instant(seconds: 0)) }
    if let highlighted {
      _ = springboard.handle(.act(.menu(.highlight(highlighted))), in: .main, at: Instant(seconds: 0))
    }
    return MenuTyping(springboard.scene(of: .main, at: Instant(seconds: 1)), springboard)
  }

  /// What a key does while the partners of an application are shown, of which some match what was typed.
  private func act(
    _ name: String, _ character: Character? = nil, after text: String, _ modifiers: Modifiers = [],
    closing: Bool = false
  ) throws -> Act? {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    func scene(_ seconds: Double) -> Scene { springboard.scene(of: .main, at: Instant(seconds: seconds)) }
    func send(_ input: Input, _ seconds: Double) {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: seconds))
    }
    let maps = ItemID.application("a")
    send(.catalogue([AppItem(id: maps, name: "Maps"), AppItem(id: .application("b"), name: "Mail")]), 0)
    send(.shown, 0)
    send(.secondary(try #require(scene(1).elements.first { $0.kind == .icon(maps) }).frame.center), 1)
    let rows = scene(2).elements.compactMap { if case .menuRow(_, let entry) = $0.kind { entry } else { nil } }
    send(.act(.menu(.choose(try #require(rows.firstIndex { $0.choice == .submenu(.partners(maps)) })))), 2)
    send(.act(.menu(.filter(text))), 2)
    if closing { send(.act(.menu(.close)), 2.99) }
    let stamp = EventStamp(seconds: 3, serverTime: 3000, modifiers: modifiers)
    let key = KeyEvent(phase: .down, name: name, character: character, stamp: stamp)
    return MenuTyping(scene(3), springboard).act(for: key)
  }

  @Test("Where rows can be narrowed, characters and Backspace change the text, also if nothing matches it")
  func narrowing() throws {
    #expect(try act("m", "m", after: "") == .menu(.filter("m")))
    #expect(try act("A", "A", after: "m", .shift) == .menu(.filter("mA")))
    #expect(try act("x", "x", after: "zz") == .menu(.filter("zzx")))
    #expect(try act("f", "f", after: "zz") == .menu(.filter("zzf")))
    #expect(try act("space", " ", after: "m") == .menu(.filter("m ")))
    #expect(try act("space", " ", after: "") == nil, "it chooses the highlighted row")
    #expect(try act("BackSpace", after: "ma") == .menu(.filter("m")))
    #expect(try act("BackSpace", after: "") == nil)
    #expect(try act("e", "e", after: "m", .control) == nil)
    #expect(try act("Escape", after: "m") == nil)
    #expect(try act("Return", after: "m") == nil)
    #expect(try act("m", "m", after: "", closing: true) == nil, "the menu is fading out")
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
