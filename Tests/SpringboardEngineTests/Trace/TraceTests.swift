import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("A trace")
struct TraceTests {
  private func sample(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, pointer: Int = 1) -> Input {
    .pointer(
      PointerSample(pointer: pointer, phase: phase, device: pointer == 0 ? .mouse : .touch, position: Point(x: x, y: y))
    )
  }

  private func step(_ at: Double, _ input: Input) -> Trace.Step {
    Trace.Step(at: Instant(seconds: at), action: .input(input))
  }

  @Test("A trace is read line by line")
  func reading() {
    let (trace, problems) = Trace.read(
      Self.everyKindOfLine)
    #expect(problems == [])
    #expect(
      trace.steps == [
        step(0, sample(.down, 320, 240)), step(0.516, sample(.move, 330.5, 240)),
        step(0.9, sample(.up, 700, 240, pointer: 0)), step(1, sample(.cancel, 330.5, 240)),
        step(1.1, .hover(Point(x: 320, y: 240.5))), step(1.15, .hover(nil)),
        step(1.2, .scroll(ScrollSample(kind: .smooth, dx: -60, dy: 0))),
        step(1.25, .scroll(ScrollSample(kind: .notches, dx: 0, dy: 120))),
        step(1.3, .scroll(ScrollSample(kind: .end, dx: 0, dy: 0))),
        step(1.35, .pinch(PinchSample(phase: .move, scale: 0.8, center: Point(x: 320, y: 240)))),
        step(1.4, .key(.right)),
        step(1.5, .act(.open(.application("Visual Code.desktop")))),
        step(1.6, .act(.rename(.folder("games"), "C# and Go"))),
        Trace.Step(at: Instant(seconds: 2), action: .print(.scene)),
      ])
  }

  private static let everyKindOfLine = """
    # a drag that is cancelled
    0.000 down 1 320 240
    0.516 move 1 330.5 240   # a little
      0.9 up 0 700 240

    1.0 cancel 1
    1.1 hover 320 240.5
    1.15 hover end
    1.2 scroll -60 0
    1.25 wheel 0 120
    1.3 scroll end
    1.35 pinch move 0.8 320 240
    1.4 key Right
    1.5 activate Visual Code.desktop
    1.6 act rename games C# and Go   # not the sharp
    2.0 print scene
    """

  @Test(
    "Sizes may be written with a space or an x",
    arguments: [
      ("800 480", 1.0), ("800x480", 1.0), ("800 480 2", 2.0), ("800x480 2", 2.0), ("800.5x480 1.25", 1.25),
    ])
  func sizesMayBeWrittenWithASpaceOrAnX(text: String, scale: Double) {
    let (trace, problems) = Trace.read("0 size \(text)\n")
    let width = text.hasPrefix("800.5") ? 800.5 : 800
    #expect(problems == [])
    #expect(trace.steps == [step(0, .viewport(Viewport(size: Size(width: width, height: 480), scale: scale)))])
  }

  @Test("Sizes may have a position", arguments: ["0 size 800 480 2 at 1280 -40", "0 size 800 480 1 at 0 0"])
  func sizesMayHaveAPosition(line: String) {
    let (trace, problems) = Trace.read(line + "\n")
    #expect(problems.isEmpty && trace.steps.count == 1)
    #expect(trace.description.contains(line.dropFirst(2)))
    #expect(
      Trace.read("0 size 800x480 at 3 4\n").trace.steps == [
        step(0, .viewport(Viewport(size: Size(width: 800, height: 480), position: Point(x: 3, y: 4))))
      ])
  }

  @Test(
    "Invalid sizes are reported",
    arguments: [
      ("800", 8, "a height is missing"), ("800x", 8, "800x is not a size"), ("x480", 8, "x480 is not a size"),
      ("800x480x2", 8, "800x480x2 is not a size"), ("axb", 8, "axb is not a size"), ("a 480", 8, "a is not a width"),
      ("800xinf", 8, "800xinf is not a size"),
    ])
  func invalidSizesAreReported(text: String, column: Int, words: String) {
    let problems = Trace.read("0 size \(text)\n").problems
    #expect(problems.map(\.words) == [words])
  }

  @Test("A trace is written as it is read")
  func writing() {
    let text = """
      0.000 down 1 320 240
      0.516 move 1 330.25 -4
      0.900 up 0 700 240
      1.000 cancel 1
      1.200 scroll -60 0
      1.250 wheel 0 120
      1.300 scroll end
      1.350 pinch begin 1 320 240
      1.400 key PageDown
      1.450 text fire fox
      1.460 text
      1.500 page 2
      1.600 activate a b.desktop
      1.700 show
      1.750 leave
      1.800 hide
      1.900 wake
      2.000 new a.desktop b.desktop
      2.100 new
      2.200 power
      2.300 power restart log-out:asked suspend
      2.400 act power shut-down
      2.500 act confirm-power shut-down
      2.600 act filter-menu fire fox
      2.700 act filter-menu
      1234567.891 print board

      """
    #expect(Trace.read(text).trace.description == text)
  }

  @Test("Ids of folders are those that Quiver makes, and those on the board")
  func folders() {
    let lines = [
      "remove games", "remove folder-12", "remove folder-a", "open-folder music", "combine a games", "edit-name m",
    ]
    let (trace, problems) = Trace.read(lines.map { "0.000 act \($0)\n" }.joined(), folders: ["games"])
    #expect(problems == [])
    #expect(
      trace.steps.map(\.action) == [
        .input(.act(.remove(.folder("games")))), .input(.act(.remove(.folder("folder-12")))),
        .input(.act(.remove(.application("folder-a")))), .input(.act(.openFolder(.folder("music")))),
        .input(.act(.combine("a", with: .folder("games")))), .input(.act(.editName(.folder("m")))),
      ])
    #expect(trace.steps.compactMap(\.text) == lines.map { "0.000 act \($0)" })
  }

  @Test("The applications of a trace are applications, whatever their ids are")
  func applications() {
    let trace = Trace.read("0.000 apps folder-1 games\n1.000 new games\n", folders: ["games"]).trace
    let items = ["folder-1", "games"].map { AppItem(id: .application($0), name: $0) }
    let new = Installations([.application("games"): .init(firstSeen: 0)])
    #expect(trace.steps == [step(0, .catalogue(items)), step(1, .installations(new))])
    #expect(trace.description == "0.000 apps folder-1 games\n1.000 new games\n")
  }

  @Test("Boards and histories cannot be written")
  func unwritten() {
    #expect(step(0, .board(Board())).text == nil)
    #expect(step(0, .history(BoardHistory())).text == nil)
  }

  @Test(
    "Problems have a line and a column, and reading continues",
    arguments: [
      ("down 1 2 3", 1, "down is not a time in seconds"),
      ("0.5", 4, "an event is missing"),
      ("0.5 jump 1", 5, "jump is no event"),
      ("0.5 down 1 2", 13, "y is missing"),
      ("0.5 down 1 2 nan", 14, "nan is not y"),
      ("0.5 down one 2 3", 10, "one is not a pointer"),
      ("0.5 up 1 2 3 4", 14, "4 is too much"),
      ("0.5 power lock halt", 16, "halt is not a power action"),
      ("0.5 print all", 11, "all is not what to print: one of scene, board"),
      ("0.1 show", 1, "time goes back from 0.25"),
    ])
  func problems(_ line: String, _ column: Int, _ words: String) {
    expectProblem(line, column, words)
  }

  @Test("An unknown key is answered with all keys")
  func unknownKey() {
    expectProblem(
      "0.5 key Rihgt", 9,
      "Rihgt is not a key: one of Left, Right, Up, Down, PageUp, PageDown, Home, End, Tab, Shift+Tab, Enter, Escape, "
        + "Space, Delete, BackSpace, F, Menu, Ctrl+F, Ctrl+L, Ctrl+Up, Ctrl+Down, Ctrl+E, Ctrl+Z, Ctrl+Shift+Z, "
        + "Ctrl+Left, Ctrl+Right, Ctrl+Plus, Ctrl+Minus, Ctrl+Alt+Q, Super+Alt+S, Ctrl+0, Ctrl+G, N, "
        + "Ctrl+Comma, F1")
  }

  private func expectProblem(_ line: String, _ column: Int, _ words: String) {
    let (trace, problems) = Trace.read("0.25 show\n\(line)\n9 hide")
    #expect(problems == [Trace.Problem(line: 2, column: column, words: words)])
    #expect(trace.steps == [step(0.25, .shown), step(9, .hidden)])
  }
}
