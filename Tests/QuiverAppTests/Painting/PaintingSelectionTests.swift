import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// `[style] selection`. The icon is from 60 to 140.
@MainActor
@Suite("Painting the focus and the selection")
struct PaintingSelectionTests {
  private let ground = Color(hex: 0x202020)
  private static let icon = Color(hex: 0xc0c0c0)
  /// In the ring, just outside the icon, and in the middle of the icon.
  private static let (ring, halo, inside) = (Point(x: 54.5, y: 100), Point(x: 58, y: 100), Point(x: 100, y: 100))
  /// Just inside the icon.
  private static let edge = Point(x: 61, y: 100)

  private func picture(
    _ style: Style.Selection, theme: String = "default", _ kind: Scene.Kind = .icon(TestCanvas.id), icon: Color = icon,
    _ change: (inout Scene.State) -> Void
  ) -> Surface {
    let canvas = TestCanvas(on: ground, theme: theme).withIcons(icon)
    canvas.painter.tools.changeStyle { $0.selection = style }
    return canvas.picture(canvas.element(kind, nil) { change(&$0.state) })
  }

  /// The points whose colour the mark of a focused icon changes.
  private func marked(_ style: Style.Selection, _ kind: Scene.Kind, _ change: (inout Scene.State) -> Void) -> [Bool] {
    let (without, with) = (picture(style, kind) { _ in }, picture(style, kind, change))
    return [Self.ring, Self.halo, Self.inside].map { with.color($0.x, $0.y) != without.color($0.x, $0.y) }
  }

  @Test(
    "A ring is outside the icon with a gap, a glow begins at its edge, and a shade covers it",
    arguments: [
      (Style.Selection.ring, [true, false, false]), (.glow, [true, true, false]), (.shade, [false, false, true]),
    ])
  func places(style: Style.Selection, marks: [Bool]) {
    for kind in [Scene.Kind.icon(TestCanvas.id), .folder(TestCanvas.id)] {
      #expect(marked(style, kind) { $0.isFocused = true } == marks)
      #expect(marked(style, kind) { $0.isSelected = true } == marks)
      #expect(marked(style, kind) { _ in } == [false, false, false])
    }
  }

  @Test("The focus is stronger than the selection, which has a check mark too", arguments: Style.Selection.allCases)
  func strength(style: Style.Selection) {
    let point = style == .shade ? Self.inside : Self.ring
    let plain = picture(style) { _ in }.color(point.x, point.y)
    let distances = [picture(style) { $0.isSelected = true }, picture(style) { $0.isFocused = true }].map {
      $0.color(point.x, point.y).distance(to: plain)
    }
    #expect(distances[0] > 0.1 && distances[1] > distances[0])
    let accent = TestCanvas().painter.tools.style.colors.accent
    #expect(picture(style) { $0.isSelected = true }.color(136, 145) == accent)
    #expect(picture(style) { $0.isFocused = true }.color(136, 145) != accent)
  }

  @Test(
    "The focus is visible in every theme and style, on light, dark and blue icons", arguments: Style.Selection.allCases,
    ["default", "light", "high-contrast"])
  func visible(style: Style.Selection, theme: String) {
    for icon in [Self.icon, .white, .black, Color(hex: 0x1a2f6b), Color(hex: 0x3366aa)] {
      let without = picture(style, theme: theme, icon: icon) { _ in }
      let with = picture(style, theme: theme, icon: icon) { $0.isFocused = true }
      let contrasts = (style == .shade ? [Self.edge, Self.inside] : [Self.ring]).map {
        with.color($0.x, $0.y).contrast(with: without.color($0.x, $0.y))
      }
      #expect(contrasts.contains { $0 > 1.5 }, "\(icon): \(contrasts)")
    }
  }

  @Test("The halo is painted nowhere beyond the region that is repainted", arguments: [0, 0.03])
  func reach(rotation: Double) throws {
    let canvas = TestCanvas(on: ground, size: Size(width: 300, height: 300)).withIcons(Self.icon)
    canvas.painter.tools.changeStyle { $0.selection = .glow }
    let frame = Rect(x: 110, y: 110, width: 80, height: 80)
    let element = canvas.element(.icon(TestCanvas.id), frame) {
      $0.state.isFocused = true
      $0.rotation = rotation
    }
    let (without, with) = (canvas.picture(), canvas.picture(element))
    let reach = try #require(canvas.painter.reach(of: element))
    guard case .pixels(_, let columns, let rows, _) = with.content.difference(from: without.content) else {
      Issue.record("nothing was painted")
      return
    }
    #expect(Double(columns.lowerBound) >= reach.minX && Double(columns.upperBound) <= reach.maxX)
    #expect(Double(rows.lowerBound) >= reach.minY && Double(rows.upperBound) <= reach.maxY)
    #expect(columns.count > 100)
  }

  @Test("The halo is drawn once for all icons of a size")
  func cache() {
    let canvas = TestCanvas(on: ground).withIcons(Self.icon)
    canvas.painter.tools.changeStyle { $0.selection = .glow }
    for _ in 0..<2 { _ = canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.isFocused = true }) }
    #expect(canvas.painter.tools.sprites.count == 1)
  }

  @Test("Buttons and page dots have a ring in every style", arguments: Style.Selection.allCases)
  func controls(style: Style.Selection) {
    let control = Scene.Kind.pageControl(0, of: 2)
    #expect(
      picture(style, control) { $0.isFocused = true }.content.mismatch(
        with: picture(.ring, control) { $0.isFocused = true }.content) == nil)
  }
}

extension Color {
  fileprivate func distance(to other: Color) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
}
