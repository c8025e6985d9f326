import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting icons in a shape")
struct PaintingShapeTests {
  private let ground = Color(hex: 0x3366aa)

  /// Paints a letter tile.
  private func picture(
    _ shape: IconPreferences.Shape, _ change: (inout Scene.Element) -> Void = { _ in }
  ) -> Surface {
    let canvas = TestCanvas(on: ground)
    canvas.painter.iconShape = shape
    return canvas.picture(canvas.element(.icon(TestCanvas.id), nil, change))
  }

  @Test(
    "A letter tile has the shape of the icons",
    arguments: [(IconPreferences.Shape.original, true), (.rounded, true), (.circle, false)])
  func letterTile(shape: IconPreferences.Shape, reachesCorner: Bool) {
    let picture = picture(shape)
    // The point is inside a rounded corner, and outside a circle.
    #expect((picture.color(70, 70) != ground) == reachesCorner)
    #expect(picture.color(100, 62) != ground)
  }

  @Test(
    "A circular icon has a circular focus ring", arguments: [(IconPreferences.Shape.rounded, false), (.circle, true)])
  func focusRing(shape: IconPreferences.Shape, isCircle: Bool) {
    let picture = picture(shape) { $0.state.isFocused = true }
    // On the diagonal, the ring of a circle with a radius of 40 is 45.5 from the centre.
    let reach = 45.5 / 2.0.squareRoot()
    let accent = TestCanvas().painter.style.colors.accent
    #expect((picture.color(100 - reach, 100 - reach).contrast(with: accent) < 1.3) == isCircle)
  }

  @Test("The dot of a running application is below its icon")
  func runningDot() {
    let (without, with) = (picture(.rounded), picture(.rounded) { $0.state.isRunning = true })
    guard case .pixels(_, let columns, let rows, _) = with.content.difference(from: without.content) else {
      Issue.record("no dot")
      return
    }
    #expect(rows.lowerBound > 140 && rows.upperBound < 149, "the icon ends at 140, and its name begins at 148")
    #expect(columns.lowerBound + columns.upperBound == 199, "it is in the middle")
    #expect(with.color(100, 144).contrast(with: ground) > 3)
  }
}
