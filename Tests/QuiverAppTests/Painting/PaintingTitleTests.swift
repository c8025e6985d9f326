import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The contrast is measured as in ``LabelLegibilityTests``.
@MainActor
@Suite("Legibility of titles")
struct PaintingTitleTests {
  private nonisolated static let grounds =
    [0x000000, 0xffffff, 0x808080, 0xb0b0b0, 0xff0000, 0x0000ff, 0x20c0a0] as [UInt32]
  private let frame = Rect(x: 20, y: 80, width: 160, height: 40)

  @Test(
    "Words on plates and veils are legible on any background", arguments: grounds,
    ["default", "light", "high-contrast"])
  func wordsOnPlatesAndVeilsAreLegibleOnAnyBackground(ground: UInt32, theme: String) {
    for kind in [Scene.Kind.label(TestCanvas.id), .title(TestCanvas.id)] {
      for cover in [Scene.Kind.panel(TestCanvas.id), .veil] {
        for isField in [false, true] {
          #expect(contrast(kind, on: cover, isField, ground, theme) >= 4.5, "\(kind) \(cover)")
        }
      }
    }
  }

  @Test("While a name is edited, its plate is painted and the words are not", arguments: [false, true])
  func editing(isLabel: Bool) {
    let canvas = TestCanvas()
    let element = canvas.element(isLabel ? .label(TestCanvas.id) : .title(TestCanvas.id), frame)
    let pictures = ["Games", "Pictures"].map { name in
      canvas.environment.name = { _ in name }
      return canvas.picture(element).content
    }
    #expect(pictures[0] != pictures[1])
    canvas.environment.edited = TestCanvas.id
    let edited = ["Games", "Pictures"].map { name in
      canvas.environment.name = { _ in name }
      return canvas.picture(element).content
    }
    #expect(edited[0] == edited[1] && edited[0] != canvas.picture([]).content)
  }

  /// The lowest contrast between the words and the pixels behind them, without their shadow.
  private func contrast(
    _ kind: Scene.Kind, on cover: Scene.Kind, _ isField: Bool, _ ground: UInt32, _ theme: String
  ) -> Double {
    let canvas = TestCanvas(on: Color(hex: ground), theme: theme)
    let elements = [
      canvas.element(cover, Rect(x: 0, y: 0, width: 200, height: 200)),
      canvas.element(kind, frame) { $0.state.isOutlined = isField },
    ]
    canvas.painter.tools.changeStyle {
      $0.shadows.labelOnDark.color = .clear
      $0.shadows.labelOnLight.color = .clear
    }
    canvas.environment.name = { _ in "Pictures" }
    _ = canvas.picture(elements)
    let with = canvas.picture(elements)
    let tone = canvas.painter.tools.ground(under: elements[1], as: kind == .title(TestCanvas.id) ? .title : .label).tone
    let words = canvas.painter.tools.style.words(on: tone)
    canvas.painter.tools.changeStyle { ($0.colors.label.onDark, $0.colors.label.onLight) = (.clear, .clear) }
    let without = canvas.picture(elements)
    let covered = zip(with.pixels, without.pixels).filter { $0 != $1 }.map(\.1)
    #expect(covered.count > 50, "no words")
    return covered.map { Color(hex: $0 & 0xff_ffff).contrast(with: words) }.min() ?? 0
  }
}
