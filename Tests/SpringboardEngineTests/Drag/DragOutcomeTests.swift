import Testing

@testable import SpringboardEngine

/// Boards before and after a drag, which goes through the whole engine from the pointer to the board.
@Suite("Outcome of a drag")
struct DragOutcomeTests {
  @Test(
    "Drags within a page",
    arguments: [
      DragScript("a b c d e", "hold a, right of c, drop", "b c a d e"),
      DragScript("a b c d e", "hold a, left of c, drop", "b a c d e"),
      DragScript("a b c d e", "hold e, left of a, drop", "e a b c d"),
      DragScript("a b c d e", "hold b, to empty, drop", "a c d e b"),
      DragScript("a b c d e", "hold a, right of c, rest 1, drop", "b c a d e"),
      DragScript("a b c d e", "hold a, right of e, rest 1, left of b, rest 1, drop"),
      DragScript("a b c d e", "hold a, drop"),
      DragScript("a b c d e", "hold c, right of c, drop"),
      DragScript("a b c d e", "edit, grab a, right of c, drop", "b c a d e"),
      DragScript("a F(b c) d", "hold F, right of d, drop", "a d F(b c)"),
    ])
  func withinAPage(_ drag: DragScript) { drag.check() }

  @Test(
    "Drags across pages",
    arguments: [
      DragScript("a b c d e f | g h", "hold a, to right edge, rest 1, right of g, drop", "b c d e f | g a h"),
      DragScript("a b c | d e | f", "hold a, to right edge, rest 1.7, right of f, drop", "b c | d e | f a"),
      DragScript("a b c | d e", "page 1, hold d, to left edge, rest 1, left of b, drop", "a d b c | e"),
      DragScript("a b c | d e", "hold a, to right edge, rest 1.3, drop", "b c | d e | a"),
      DragScript("a b c | d e", "hold a, wheel on, right of d, drop", "b c | d a e"),
      DragScript("a b c | d e", "hold a, key PageDown, rest 0.5, drop", "b c | d e a"),
      DragScript("a b c | d e", "hold a, swipe on, right of d, drop", "b c | d a e"),
      DragScript("a b c | d e", "hold a, wheel on, wheel back, right of c, drop", "b c a | d e"),
      DragScript("a | b", "hold a, key PageDown, rest 0.5, drop", "b a"),
      DragScript("a | b | c", "page 1, hold b, swipe back, left of a, drop", "b a | c"),
      DragScript("a | b", "page 1, hold b, to right edge, rest 2, drop"),
    ])
  func acrossPages(_ drag: DragScript) { drag.check() }

  @Test(
    "A drag onto a full page pushes its last item to the next page",
    arguments: [
      DragScript("a b c d e f | g h", "page 1, hold g, to left edge, rest 1, left of b, drop", "a g b c d e | f h"),
      DragScript("a b c d e f | g h", "page 1, hold h, key PageUp, rest 0.5, drop", "a b c d e h | f g"),
      DragScript(
        "a b c d e f | g h i j k l | m", "page 2, hold m, wheel back, wheel back, left of a, drop",
        "m a b c d e | f g h i j k | l"),
      DragScript("a b c d e f | dock: x", "hold x, left of b, drop", "a x b c d e | f | dock:"),
    ])
  func ontoAFullPage(_ drag: DragScript) { drag.check() }

  @Test(
    "Drags into the dock and out of it, until it is full",
    arguments: [
      DragScript("a b c", "hold a, to dock, drop", "b c | dock: a"),
      DragScript("a b | dock: c d", "hold a, right of c, drop", "b | dock: c a d"),
      DragScript("a b | dock: c d", "hold c, right of a, drop", "a c b | dock: d"),
      DragScript("a b | dock: c d", "hold c, right of d, drop", "a b | dock: d c"),
      DragScript("a b | dock: c d e", "hold a, right of c, rest 0.2, drop"),
      DragScript("a b | dock: c d e", "hold a, over c, rest 0.5, drop", "b | dock: folder-1(c a) d e"),
      DragScript("a b | dock: c", "hold c, over a, rest 0.5, drop", "folder-1(a c) b | dock:"),
      DragScript("a b c d | dock: x y", "hold a, gather b, right of x, rest 0.2, drop"),
    ])
  func dock(_ drag: DragScript) { drag.check() }

  @Test(
    "Drags into folders and out of them",
    arguments: [
      DragScript("a b c d", "hold a, over c, rest 0.5, drop", "b folder-1(c a) d"),
      DragScript("a b c d", "hold a, over c, rest 0.2, drop", "b a c d"),
      DragScript("a b c d", "hold a, over c, rest 0.3, right of c, drop", "b c a d"),
      DragScript("F(a b) c d", "hold c, over F, rest 0.5, drop", "F(a b c) d"),
      DragScript("F(a b) c d", "hold c, over F, rest 1.5, drop", "F(a b c) d"),
      DragScript("F(a b) c d", "hold c, over F, rest 1.5, left of a, rest 0.3, drop", "F(c a b) d"),
      DragScript("F(a b) c d", "hold c, over F, rest 1.5, cancel"),
      DragScript("F(a b c) d", "open F, hold a, right of c, drop", "F(b c a) d"),
      DragScript("F(a b c) d", "open F, hold b, to corner, rest 0.5, right of d, drop", "F(a c) d b"),
      DragScript("F(a b) c", "open F, hold a, to corner, rest 0.5, right of c, drop", "b c a"),
      DragScript("F(a b) G(c d)", "hold G, over F, rest 0.5, drop", "G(c d) F(a b)"),
    ])
  func folders(_ drag: DragScript) { drag.check() }

  @Test(
    "Several at once",
    arguments: [
      DragScript("a b c d e f", "hold a, gather c, gather e, right of f, drop", "b d f a c e"),
      DragScript("a b c d e f", "hold a, gather c, over e, rest 0.5, drop", "b d folder-1(e a c) f"),
      DragScript("a b c | g", "hold a, gather b, key PageDown, rest 0.5, drop", "c | g a b"),
      DragScript("a b c d e f", "edit, ctrl b, ctrl d, grab d, right of f, drop", "a c e f d b"),
      DragScript("a b c d", "edit, ctrl b, ctrl b, grab d, left of a, drop", "d a b c"),
      DragScript("F(a b) c d", "hold c, gather F, right of d, drop", "d c F(a b)"),
      DragScript("a b c d", "hold a, gather b, right of d, rest 0.3, cancel"),
    ])
  func stacks(_ drag: DragScript) { drag.check() }

  @Test(
    "Past what is missing, which stays where it was, and through what comes and goes",
    arguments: [
      DragScript("a b c d", "without b, hold a, right of c, drop", "b c a d"),
      DragScript("a b c d", "without c, hold a, right of b, drop", "b a c d"),
      DragScript("a | b | c", "without b, hold a, key PageDown, rest 0.5, drop", "b | c a"),
      DragScript("a b c", "hold a, right of b, with d, drop", "b a c d"),
      DragScript("a b c", "hold a, right of c, without b, drop", "b c a"),
      DragScript("a b c", "hold a, right of c, rest 0.3, without a, drop"),
    ])
  func catalogue(_ drag: DragScript) { drag.check() }

  @Test(
    "A drag on another grid keeps the rest of the board",
    arguments: [
      DragScript("a b c d e f | g h", "columns 2, columns 3"),
      DragScript("a b c d e f | g h", "columns 2, hold a, right of c, drop, columns 3", "b c a d e f | g h"),
      DragScript(
        "a b c d e f | g h", "columns 2, page 1, hold e, key PageUp, rest 0.5, left of b, drop, columns 3",
        "a e b c d f | g h"),
      DragScript("a b c d e f g h", "hold a, to right edge, rest 1, drop", "b c d e f g h a"),
    ])
  func grids(_ drag: DragScript) { drag.check() }

  @Test(
    "Drags are mirrored from right to left",
    arguments: [
      DragScript("a b c d e", "hold a, left of c, drop", "b c a d e"),
      DragScript("a b c | d e", "hold a, to left edge, rest 1, left of d, drop", "b c | d a e"),
      DragScript("a b | dock: c d", "hold a, left of c, drop", "b | dock: c a d"),
      DragScript("F(a b c) d", "open F, hold a, left of c, drop", "F(b c a) d"),
    ])
  func mirrored(_ drag: DragScript) { drag.check(DragScript.usual.with { $0.session.rightToLeft = true }) }

  @Test(
    "A cancelled or undone drag restores the board",
    arguments: [
      DragScript("a b c", "hold a, right of c, rest 0.3, cancel"),
      DragScript("a b c", "hold a, right of c, rest 0.3, key Escape, drop"),
      DragScript("a b c | d", "hold a, to right edge, rest 2, cancel"),
      DragScript("a b c | dock: d", "hold a, to dock, rest 0.3, key Escape"),
      DragScript("a b c", "hold a, over c, rest 0.6, cancel"),
      DragScript("a b c", "hold a, right of c, drop, key Ctrl+Z"),
      DragScript("a b c", "hold a, over c, rest 0.6, drop, key Ctrl+Z"),
      DragScript("a b c", "hold a, right of c, drop, key Ctrl+Z, key Ctrl+Shift+Z", "b c a"),
    ])
  func cancelled(_ drag: DragScript) { drag.check() }
}
