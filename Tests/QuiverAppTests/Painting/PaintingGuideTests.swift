import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting the programme guide")
struct PaintingGuideTests {
  private let id = ItemID.programme(ProgrammeID(title: "x", start: 0, channel: "a"))

  /// The columns in which a text is painted, of a cell from 20 to 180.
  private func columns(of kind: Scene.Kind, isRightToLeft: Bool = false, height: Double = 64) -> [Int] {
    let canvas = TestCanvas()
    let element = canvas.element(kind, Rect(x: 20, y: 60, width: 160, height: height))
    let (empty, full) = (canvas.picture(), canvas.picture(element, isRightToLeft: isRightToLeft))
    return (0..<200).filter { x in
      (50..<130).contains { y in
        full.color(Double(x) + 0.5, Double(y) + 0.5) != empty.color(Double(x) + 0.5, Double(y) + 0.5)
      }
    }
  }

  @Test(
    "Texts of any direction begin at the start of their cell", arguments: ["News", "חדשות", "أخبار"], [false, true])
  func directions(title: String, isRightToLeft: Bool) throws {
    let kinds: [Scene.Kind] = [
      .programmeText(id, title: title, detail: title, isCutOff: false),
      .programmeText(id, title: title, detail: "", isCutOff: true), .channel(title, row: 0), .hour(title),
    ]
    for kind in kinds {
      let columns = columns(of: kind, isRightToLeft: isRightToLeft)
      let (first, last) = (try #require(columns.first), try #require(columns.last))
      #expect(isRightToLeft ? (164...171).contains(last) : (28...36).contains(first))
      #expect(last - first > 20 && last - first < 100)
    }
  }

  /// The cell from 20 to 180 is visible from 100 on, as beyond the end of the hours from right to left.
  @Test("A text against the direction of the guide fits the visible part of its cell")
  func opposedTexts() throws {
    let canvas = TestCanvas()
    func columns(_ title: String) throws -> ClosedRange<Int> {
      let kind = Scene.Kind.programmeText(id, title: title, detail: "", isCutOff: false)
      var element = canvas.element(kind, Rect(x: 20, y: 60, width: 160, height: 64))
      let visible = Rect(x: 100, y: 0, width: 100, height: 200)
      element.clip = visible
      let (empty, full) = (canvas.picture(), canvas.picture(element, isRightToLeft: true))
      guard case .pixels(_, let columns, _, _) = full.content.difference(from: empty.content) else {
        throw PaintingFault.nothing
      }
      return columns.lowerBound...columns.upperBound
    }
    let (latin, hebrew) = (try columns("A title of some length"), try columns(String(repeating: "חדשות ", count: 6)))
    #expect(latin.lowerBound >= 106 && latin.upperBound <= 172, "\(latin)")
    #expect(hebrew.lowerBound < 106 && hebrew.upperBound <= 172, "\(hebrew)")
  }

  private enum PaintingFault: Error { case nothing }

  @Test("A text that is higher than its cell is left out")
  func lowCells() {
    let kind = Scene.Kind.programmeText(id, title: "News", detail: "", isCutOff: false)
    #expect(columns(of: kind, height: 10) == [] && columns(of: kind, height: 30) != [])
  }

  @Test("A long text uses all the room, and its end is left out")
  func longTexts() throws {
    let title = String(repeating: "Long ", count: 40)
    let columns = columns(of: .programmeText(id, title: title, detail: "", isCutOff: true))
    #expect(try #require(columns.last) > 140 && columns.allSatisfy { $0 < 172 })
  }
}
