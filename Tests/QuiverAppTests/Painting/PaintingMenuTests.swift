import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore
@testable import SpringboardEngine

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

  @Test("What is typed is painted in the title, beside the magnifier", arguments: [false, true])
  func filter(isRightToLeft: Bool) {
    let pictures = ["", "a", String(repeating: "a", count: 200)].map { text in
      let elements = [canvas.element(.menu, frame), canvas.element(.menuFilter(text), frame)]
      return canvas.picture(elements, isRightToLeft: isRightToLeft)
    }
    let menu = canvas.picture([canvas.element(.menu, frame)], isRightToLeft: isRightToLeft)
    guard case .pixels(_, let symbol, _, _) = pictures[0].content.difference(from: menu.content),
      case .pixels(_, let text, let rows, _) = pictures[2].content.difference(from: pictures[0].content)
    else {
      Issue.record("there is no magnifier or no text")
      return
    }
    #expect(isRightToLeft ? text.lowerBound > symbol.upperBound : text.upperBound < symbol.lowerBound)
    #expect(rows.lowerBound >= 40 && rows.upperBound < 80)
    #expect(pictures[1].content.difference(from: pictures[0].content) != nil)
  }

  @Test("A page is at the trailing end of its row", arguments: [false, true])
  func page(isRightToLeft: Bool) throws {
    let (without, with) = (row(of: nil, isRightToLeft), row(of: 0, isRightToLeft))
    guard case .pixels(_, let columns, let rows, _) = with.content.difference(from: without.content) else {
      Issue.record("there is no page")
      return
    }
    #expect(isRightToLeft ? columns.upperBound < 200 : columns.lowerBound > 200)
    #expect(columns.lowerBound >= 70 && columns.upperBound < 330)
    #expect(rows.lowerBound >= 40 && rows.upperBound < 96)
  }

  @Test("The items of a page fill its grid from its leading upper corner", arguments: [false, true])
  func items(isRightToLeft: Bool) throws {
    let empty = row(of: 0, isRightToLeft).content
    let differences = [1, 6, 24].map { row(of: $0, isRightToLeft).content.difference(from: empty) }
    guard case .pixels(let one, let column, let top, _) = differences[0],
      case .pixels(let line, let columns, let sameTop, _) = differences[1],
      case .pixels(let all, let sameColumns, let rows, _) = differences[2]
    else {
      Issue.record("there are no items")
      return
    }
    #expect(one < line && line < all)
    #expect(top == sameTop && rows.lowerBound == top.lowerBound && columns == sameColumns)
    #expect(isRightToLeft ? column.upperBound == columns.upperBound : column.lowerBound == columns.lowerBound)
  }

  /// A row with the miniature of a page with so many items, or without one for nil.
  private func row(of itemCount: Int?, _ isRightToLeft: Bool) -> Surface {
    let row = Rect(x: 60, y: 40, width: 280, height: 56)
    var entry = MenuEntry(.screen(0), .words("Page"))
    entry.page = itemCount.map {
      PageMiniature(columnCount: 6, rowCount: 4, items: Array(repeating: TestCanvas.id, count: $0), isCurrent: false)
    }
    let elements = [canvas.element(.menu, row), canvas.element(.menuRow(0, entry), row)]
    return canvas.picture(elements, isRightToLeft: isRightToLeft)
  }

  @Test("A menu is as wide as the longest of its words, up to a limit")
  func width() {
    let painter = canvas.painter.menuPainter
    func width(_ titles: String...) -> Double {
      painter.width(ofMenuOf: nil, titles.map { MenuEntry(.screen(0), .words($0)) })
    }
    let name = "LibreOffice Draw 7.4 Community"
    #expect(width("Open") < width(name) && width(name, "Open") == width(name))
    let long = String(repeating: name, count: 20)
    #expect(width(long) == width(long + long) && width(long) < 500)
    #expect(painter.width(ofMenuOf: TestCanvas.id, []) > painter.width(ofMenuOf: nil, []))
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
