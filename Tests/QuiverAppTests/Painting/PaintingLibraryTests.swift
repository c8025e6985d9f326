import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting the library")
struct PaintingLibraryTests {
  private let ground = Color(hex: 0x3366aa)

  @Test("The plate of a section is cut off straight at the edge of its pane", arguments: [1.0, 1.5, 2])
  func cutPlate(scale: Double) {
    let canvas = TestCanvas(on: ground, scale: scale)
    let plate = canvas.element(.backdrop(section: 0), Rect(x: 20, y: 20, width: 160, height: 160)) {
      $0.clip = Rect(x: 0, y: 60, width: 200, height: 80)
    }
    let picture = canvas.picture(plate)
    let shade = picture.color(100, 100)
    #expect(shade != ground)
    for x in [21.0, 100, 178] {
      #expect(picture.color(x, 58) == ground && picture.color(x, 142) == ground, "nothing is painted beyond it")
      #expect(picture.color(x, 62) == shade && picture.color(x, 138) == shade, "its corners are square at \(x)")
    }
  }

  @Test("The plate of a section has round corners where it ends")
  func wholePlate() {
    let canvas = TestCanvas(on: ground)
    let picture = canvas.picture(
      canvas.element(.backdrop(section: 0), Rect(x: 20, y: 20, width: 160, height: 160)))
    #expect(picture.color(21, 21) == ground && picture.color(178, 178) == ground)
    #expect(picture.color(100, 21) != ground && picture.color(100, 178) != ground)
  }
}
