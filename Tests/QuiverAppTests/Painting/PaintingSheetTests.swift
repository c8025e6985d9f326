import Freedesktop
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Sheet, notice and buttons")
struct PaintingSheetTests {
  private let frame = Rect(x: 30, y: 30, width: 340, height: 300)

  private func board(theme: String = "default") -> PaintingBoard {
    PaintingBoard(on: .black, theme: theme, size: Size(width: 400, height: 360)).iconed(.white)
  }

  /// The rectangle that holds all pixels that differ.
  private func changed(_ a: Surface, _ b: Surface) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    guard case .pixels(_, let x, let y, _) = a.content.difference(from: b.content) else { return nil }
    return (x, y)
  }

  @Test(
    "A sheet's words stay on it, however many there are", arguments: [1, 40, 4000],
    ["default", "light", "high-contrast"])
  func overflow(length: Int, theme: String) throws {
    let (full, empty) = (board(theme: theme), board(theme: theme))
    let long = String(repeating: "Wide", count: length)
    full.environment.details = { _ in
      var details = Details(title: long)
      (details.subtitle, details.summary) = (long, long)
      details.rows = (0..<20).map { Details.Row(label: "\($0)\(long)", value: long) }
      return details
    }
    empty.environment.details = { _ in Details(title: "") }
    let sheet = { (board: PaintingBoard) in board.picture(board.element(.sheet(PaintingBoard.id), frame)) }
    let words = try #require(changed(sheet(full), sheet(empty)))
    #expect(words.x.lowerBound >= 50 && words.x.upperBound <= 350)
    #expect(words.y.lowerBound >= 50 && words.y.upperBound <= 310)
  }

  @Test("A sheet shows the icon, also one that comes later")
  func icon() {
    let board = board()
    let icon = board.environment.icon
    board.environment.icon = { _, _ in .missing }
    let sheet = board.element(.sheet(PaintingBoard.id), frame)
    #expect(board.picture(sheet).color(70, 70) != .white)
    board.environment.icon = icon
    #expect(board.picture(sheet).color(70, 70) == .white)
  }

  @Test("A notice is as wide as its words, and makes room for a button")
  func notice() throws {
    let (board, frame) = (board(), Rect(x: 20, y: 100, width: 360, height: 48))
    let notice = board.element(.notice(.dockIsFull), frame)
    let button = board.element(.button(.undo), Rect(x: 300, y: 100, width: 80, height: 48))
    let (ground, alone) = (board.picture(), board.picture(notice))
    #expect(try #require(changed(alone, ground)).x.lowerBound > 100)
    let both = board.picture(notice, button)
    #expect(try #require(changed(both, ground)).x == 20...379)
    let surface = board.painter.style.colors.surface.over(.black)
    for y in 101..<147 {
      #expect(both.color(299, Double(y)).contrast(with: surface) < 1.05, "between words and button")
    }
  }

  @Test("What can be pressed is darker while it is", arguments: Scene.Button.allCases.filter { $0 != .undo })
  func pressed(button: Scene.Button) {
    let (board, frame) = (board(), Rect(x: 100, y: 100, width: 84, height: 34))
    let luminance = { (press: Double) in
      board.picture(board.element(.button(button), frame) { $0.state.press = press }).color(142, 103).luminance
    }
    #expect(luminance(1) < luminance(0))
  }

  @Test("Details say what is known and nothing else")
  func details() {
    var entry = DesktopEntry(id: "a.desktop", file: "/apps/a.desktop", name: "Viewer")
    #expect(Details(of: entry).lines == ["File: /apps/a.desktop"])
    entry.genericName = "Picture Viewer"
    entry.comment = "Looks at pictures"
    entry.categories = ["Graphics", "Viewer"]
    entry.exec = "viewer %U"
    entry.version = "1.2"
    entry.actions = [.init(id: "new", name: "New Window"), .init(id: "show", name: "Slide Show")]
    #expect(
      Details(of: entry).lines == [
        "Picture Viewer", "Looks at pictures", "Categories: Graphics, Viewer", "Actions: New Window, Slide Show",
        "Version: 1.2", "Command: viewer %U", "File: /apps/a.desktop",
      ])
  }
}
