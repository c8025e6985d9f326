import Foundation
import TestSupport
import Testing

@Suite("replay without a display")
struct ReplayTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  private func replay(_ trace: String, _ options: String...) throws -> Machine.Outcome {
    try machine.write(trace, to: "gestures.trace")
    return try machine.run([BuiltProgram.quiver, "replay", machine.path("gestures.trace")] + options)
  }

  private static let fling = """
    # A fling to the left
    0.000 down 1 900 400
    0.016 move 1 800 400
    0.032 move 1 650 400
    0.048 move 1 500 400
    0.060 up 1 500 400

    """

  @Test("A fling turns the page the same way every time")
  func fling() throws {
    let first = try replay(Self.fling + "0.1 print scene\n3.0 print scene\n", "--apps", "60")
    #expect((first.status, first.errors) == (0, ""))
    let headlines = first.lines.filter { $0.hasPrefix("page ") }
    #expect(headlines.count == 2)
    #expect(headlines.last?.hasPrefix("page 2 of ") == true, "\(headlines)")
    let second = try replay(Self.fling + "0.1 print scene\n3.0 print scene\n", "--apps", "60")
    #expect(first.output == second.output)
  }

  @Test("The board at the end is printed")
  func board() throws {
    let outcome = try replay("0 key Right\n", "--apps", "3", "--print", "board")
    #expect(outcome.status == 0)
    for id in ["app0", "app1", "app2"] { #expect(outcome.output.contains(id)) }
    #expect(try replay("0 key Right\n", "--print", "nonsense").status == 64)
  }

  @Test("The recording in the README makes, opens and closes a folder")
  func recording() throws {
    let recording = try String(contentsOfFile: Repository.path("data/pictures/folder.trace"), encoding: .utf8)
    let outcome = try replay(recording + "6.0 print board\n6.0 print scene\n", "--demo", "--size", "480x360")
    #expect(outcome.output.contains("folder-1(demo-chess.desktop demo-blocks.desktop)"))
    #expect(outcome.lines.contains { $0.hasPrefix("folder folder-1 ") })
    #expect(!outcome.lines.contains { $0.hasPrefix("panel ") })
  }

  @Test("The installed applications can be used")
  func installedApplicationsCanBeUsed() throws {
    try machine.install(application: "viewer", name: "Viewer")
    let outcome = try replay("0 key Right\n", "--print", "scene")
    #expect(outcome.output.contains("icon viewer.desktop"))
  }

  @Test("The configured grid is used")
  func chosenGrid() throws {
    let outcome = try replay(
      "0 print scene\n", "--apps", "5", "--set", "grid.columns=2", "--set", "grid.rows=1")
    #expect(outcome.output.hasPrefix("page 1 of 3"))
  }

  @Test("Faults are reported with line and column, and nothing is played")
  func faults() throws {
    let outcome = try replay(
      """
      0.0 down 1 10 10
      nonsense
      0.1 jump 1 10 10
      0.2 move 1 ten 10
      inf up 1 10 10
      0.3 key Nonsense
      0.4 move 1 11 10
      0.3 up 1 10 10
      0.4 up 1 10 10
      0.5 print scene

      """, "--apps", "1")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    let file = machine.path("gestures.trace")
    let places = outcome.errors.split(separator: "\n").map { $0.split(separator: " ")[2] }
    #expect(places == ["2:1", "3:5", "4:12", "5:1", "6:9", "8:1"].map { "\(file):\($0):" })
  }

  @Test(
    "An invalid number of applications is refused",
    arguments: ["-1", "1000001", "1000000000000", "9223372036854775808", "many", ""])
  func anInvalidNumberOfApplicationsIsRefused(count: String) throws {
    let outcome = try replay("0 key Right\n", "--apps=\(count)")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: quiver replay"), "\(outcome.errors)")
  }

  @Test("A missing file is reported")
  func missingFileIsReported() throws {
    let outcome = try machine.quiver("replay", "/nowhere/gestures.trace")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: /nowhere/gestures.trace does not exist\n")
  }
}
