import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting a menu")
struct PaintingMenuTests {
  private let canvas = TestCanvas(on: .white, size: Size(width: 400, height: 300)).withIcons(.black)
  private let frame = Rect(x: 60, y: 40, width: 280, height: 40)

  @Test("The title of a menu is inside its frame, also if the name is too long", arguments: [1, 100])
  func title(length: Int) throws {
    canvas.environment.name = { _ in String(repeating: "Wide ", count: length) }
    let (menu, title) = (
      canvas.element(.menu, frame), canvas.element(.menuTitle(TestCanvas.id), frame)
    )
    let difference = canvas.picture([menu, title]).content.difference(from: canvas.picture([menu]).content)
    guard case .pixels(_, let columns, let rows, _) = difference else {
      Issue.record("there is no title")
      return
    }
    #expect(columns.lowerBound >= 60 && columns.upperBound < 340)
    #expect(rows.lowerBound >= 40 && rows.upperBound < 80)
  }

  @Test("A raised icon is not covered by the veil")
  func raisedIcon() {
    let icon = canvas.element(.icon(TestCanvas.id), Rect(x: 160, y: 110, width: 80, height: 80))
    let veil = canvas.element(.veil, Rect(x: 0, y: 0, width: 400, height: 300))
    let (behind, raised) = (canvas.picture([icon, veil]), canvas.picture([veil, icon]))
    #expect(raised.color(200, 150) == .black)
    #expect(behind.color(200, 150) != .black)
  }
}
