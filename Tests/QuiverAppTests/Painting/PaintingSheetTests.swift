import CollectionEngine
import Freedesktop
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting the sheet, notices and buttons")
struct PaintingSheetTests {
  private let frame = Rect(x: 30, y: 30, width: 340, height: 300)

  private func canvas(theme: String = "default") -> TestCanvas {
    TestCanvas(on: .black, theme: theme, size: Size(width: 400, height: 360)).withIcons(.white)
  }

  /// The rectangle of all pixels that differ.
  private func changed(_ a: Surface, _ b: Surface) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    guard case .pixels(_, let x, let y, _) = a.content.difference(from: b.content) else { return nil }
    return (x, y)
  }

  @Test(
    "Long text stays inside the sheet", arguments: [1, 40, 4000],
    ["default", "light", "high-contrast"])
  func overflow(length: Int, theme: String) throws {
    let (full, empty) = (canvas(theme: theme), canvas(theme: theme))
    let long = String(repeating: "Wide", count: length)
    full.environment.details = { _ in
      var details = Details(title: long)
      (details.subtitle, details.summary) = (long, long)
      details.rows = (0..<20).map { Details.Row(label: "\($0)\(long)", value: long) }
      return details
    }
    empty.environment.details = { _ in Details(title: "") }
    let sheet = { (canvas: TestCanvas) in canvas.picture(canvas.element(.sheet(.details(TestCanvas.id)), frame)) }
    let words = try #require(changed(sheet(full), sheet(empty)))
    #expect(words.x.lowerBound >= 50 && words.x.upperBound <= 350)
    #expect(words.y.lowerBound >= 50 && words.y.upperBound <= 310)
  }

  @Test("A title is smaller rather than that a word is broken")
  func wordsOfTitle() throws {
    let canvas = canvas()
    func picture(_ title: String) -> Surface {
      canvas.environment.details = { _ in Details(title: title) }
      canvas.painter.tools.forgetSurfaces()
      return canvas.picture(
        canvas.element(.sheet(.details(TestCanvas.id)), Rect(x: 30, y: 30, width: 320, height: 300)))
    }
    func lines(_ title: String) throws -> Int { try #require(changed(picture(title), picture(""))).y.count }
    #expect(try lines("erdesigners") <= lines("dg"))
    #expect(try lines("erdesigners erdesigners") > lines("dg"))
  }

  @Test("A sheet is as high as its details", arguments: ["default", "high-contrast"])
  func height(theme: String) throws {
    let canvas = canvas(theme: theme)
    var details = Details(title: "Maps")
    canvas.environment.details = { _ in details }
    let short = canvas.painter.sheetPainter.sheetHeight(of: TestCanvas.id, width: 340)
    details.rows = (0..<3).map { Details.Row(label: "Row \($0)", value: "Value \($0)") }
    let long = canvas.painter.sheetPainter.sheetHeight(of: TestCanvas.id, width: 340)
    #expect(short > 100 && long > short + 40)
    let sheet = { (height: Double) in
      canvas.painter.tools.forgetSurfaces()
      return canvas.picture(
        canvas.element(.sheet(.details(TestCanvas.id)), Rect(x: 30, y: 10, width: 340, height: height)))
    }
    let last = { (height: Double) in try #require(changed(sheet(height), withoutRows(height))).y.upperBound }
    func withoutRows(_ height: Double) -> Surface {
      let rows = details.rows
      defer { details.rows = rows }
      details.rows.removeLast()
      return sheet(height)
    }
    #expect(try last(long) == last(long + 30), "the last row is drawn at this height")
  }

  @Test("A sheet shows the icon, even one that is decoded later")
  func icon() {
    let canvas = canvas()
    let icon = canvas.environment.icon
    canvas.environment.icon = { _, _ in .missing }
    let sheet = canvas.element(.sheet(.details(TestCanvas.id)), frame)
    #expect(canvas.picture(sheet).color(70, 70) != .white)
    canvas.environment.icon = icon
    #expect(canvas.picture(sheet).color(70, 70) == .white)
  }

  @Test("A notice is as wide as its words and its button")
  func notice() throws {
    let (canvas, frame) = (canvas(), Rect(x: 20, y: 100, width: 360, height: 48))
    let notice = canvas.element(.notice(.dockIsFull), frame)
    let button = canvas.element(.button(.undo), Rect(x: 300, y: 100, width: 80, height: 48))
    let (ground, alone) = (canvas.picture(), canvas.picture(notice))
    #expect(try #require(changed(alone, ground)).x.lowerBound > 100)
    let both = canvas.picture(notice, button)
    #expect(try #require(changed(both, ground)).x == 20...379)
    let surface = canvas.painter.tools.style.colors.surface.fill.over(.black)
    for y in 101..<147 {
      #expect(both.color(299, Double(y)).contrast(with: surface) < 1.05, "between words and button")
    }
  }

  @Test(
    "A button with a plate is darker while it is pressed",
    arguments: Scene.Button.allCases.filter { ![.undo, .takeOver, .accessibility, .keyboard].contains($0) })
  func pressed(button: Scene.Button) {
    let (canvas, frame) = (canvas(), Rect(x: 100, y: 100, width: 84, height: 34))
    let luminance = { (press: Double) in
      canvas.picture(canvas.element(.button(button), frame) { $0.state.press = press }).color(142, 103).luminance
    }
    #expect(luminance(1) < luminance(0))
  }

  @Test("The details list only known values")
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
        "Picture Viewer", "Looks at pictures", "Categories: Graphics", "Actions: New Window, Slide Show",
        "Version: 1.2", "Command: viewer %U", "File: /apps/a.desktop",
      ])
  }
}
