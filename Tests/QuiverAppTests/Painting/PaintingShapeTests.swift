import CollectionEngine
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
    let tools = canvas.painter.tools
    tools.adopt(tools.style, shape, desktopFont: tools.desktopFont)
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

  @Test("A letter tile has the colour of its application, whatever it stands for and wherever it is")
  func letterTileColor() {
    let (canvas, id) = (TestCanvas(on: ground), TestCanvas.id)
    canvas.environment.name = { _ in "Maps" }
    let application = canvas.picture(canvas.element(.icon(id)))
    for other in [
      .copy(1, of: "a"), .copy(2, of: "a"), .action("new", of: "a"), .result("1", of: "a"),
    ] as [ItemID] {
      #expect(canvas.picture(canvas.element(.icon(other))).content.mismatch(with: application.content) == nil)
      let moved = canvas.picture(canvas.element(.icon(other), canvas.icon.moved(by: Point(x: -30, y: 20))))
      #expect(moved.color(70, 90) == application.color(100, 70))
    }
  }

  @Test(
    "A circular icon has a circular focus ring", arguments: [(IconPreferences.Shape.rounded, false), (.circle, true)])
  func focusRing(shape: IconPreferences.Shape, isCircle: Bool) {
    let picture = picture(shape) { $0.state.isFocused = true }
    // On the diagonal, the ring of a circle with a radius of 40 is 45.5 from the centre.
    let reach = 45.5 / 2.0.squareRoot()
    let accent = TestCanvas().painter.tools.style.colors.accent
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

  @Test(
    "The dot of a new application is at the upper trailing corner of its icon, where no badge is",
    arguments: [false, true])
  func newDot(isRightToLeft: Bool) {
    let canvas = TestCanvas(on: ground).withIcons(.black)
    func picture(_ change: (inout Scene.Element) -> Void) -> Surface {
      canvas.picture(canvas.element(.icon(TestCanvas.id), nil, change), isRightToLeft: isRightToLeft)
    }
    let (without, with) = (picture { _ in }, picture { $0.state.isNew = true })
    guard case .pixels(_, let columns, let rows, _) = with.content.difference(from: without.content) else {
      Issue.record("no dot")
      return
    }
    #expect(rows.lowerBound >= 48 && rows.upperBound < 76, "it reaches a third over the edge, which is at 60")
    #expect(isRightToLeft ? columns.upperBound < 76 : columns.lowerBound > 124, "the icon is from 60 to 140")
    #expect(with.color(isRightToLeft ? 62 : 138, 62) == canvas.painter.tools.style.colors.accent)
    let lifted = picture { $0.state.lift = 1 }
    #expect(
      picture {
        $0.state.lift = 1
        $0.state.isNew = true
      }.content.mismatch(with: lifted.content) == nil)
  }

  @Test(
    "The dot of a new application is visible on icons and wallpapers of its own colour",
    arguments: ["default", "light", "high-contrast"])
  func newDotLegible(theme: String) {
    let accent = TestCanvas(theme: theme).painter.tools.style.colors.accent
    let canvas = TestCanvas(on: accent, theme: theme).withIcons(accent)
    let picture = canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.isNew = true })
    #expect((130..<138).contains { picture.color(Double($0), 62).contrast(with: accent) > 1.8 })
  }
}
