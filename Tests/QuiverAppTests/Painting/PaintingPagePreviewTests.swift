import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting the preview of a page")
struct PaintingPagePreviewTests {
  @Test("Tiles and the number differ from the plate", arguments: ["default", "light", "high-contrast"])
  func preview(theme: String) {
    let canvas = TestCanvas(theme: theme)
    let preview = PagePreview(
      screen: 6, count: 29,
      miniature: PageMiniature(columnCount: 2, rowCount: 1, items: [.folder("f"), .folder("g")], isCurrent: false),
      page: Rect(x: 12, y: 12, width: 96, height: 52), number: Rect(x: 12, y: 70, width: 96, height: 18))
    let frame = Rect(x: 40, y: 40, width: 120, height: 100)
    let picture = canvas.picture(canvas.element(.pagePreview(preview), frame))
    let plate = picture.color(44, 120)
    #expect(picture.color(77, 78).contrast(with: plate) > 1.5 && picture.color(123, 78).contrast(with: plate) > 1.5)
    let number = stride(from: 53.0, to: 147, by: 1).flatMap { x in
      stride(from: 111.0, to: 127, by: 1).map { picture.color(x, $0).contrast(with: plate) }
    }
    #expect((number.max() ?? 0) > 3)
  }
}
