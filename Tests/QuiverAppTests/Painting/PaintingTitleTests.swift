import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Measured as the labels on the wallpaper are.
@MainActor
@Suite("Words on plates and veils can be read")
struct PaintingTitleTests {
  private nonisolated static let grounds =
    [0x000000, 0xffffff, 0x808080, 0xb0b0b0, 0xff0000, 0x0000ff, 0x20c0a0] as [UInt32]
  private let frame = Rect(x: 20, y: 80, width: 160, height: 40)

  @Test("on any ground", arguments: grounds, ["default", "light", "high-contrast"])
  func legible(ground: UInt32, theme: String) {
    for kind in [Scene.Kind.label(PaintingBoard.id), .title(PaintingBoard.id)] {
      for cover in [Scene.Kind.panel(PaintingBoard.id), .veil] {
        for isField in [false, true] {
          #expect(contrast(kind, on: cover, isField, ground, theme) >= 4.5, "\(kind) \(cover)")
        }
      }
    }
  }

  /// The least there is between words and what they lie on, their shadow left out.
  private func contrast(
    _ kind: Scene.Kind, on cover: Scene.Kind, _ isField: Bool, _ ground: UInt32, _ theme: String
  ) -> Double {
    let board = PaintingBoard(on: Color(hex: ground), theme: theme)
    let elements = [
      board.element(cover, Rect(x: 0, y: 0, width: 200, height: 200)),
      board.element(kind, frame) { $0.state.isOutlined = isField },
    ]
    board.painter.style.shadows.labelOnDark.color = .clear
    board.painter.style.shadows.labelOnLight.color = .clear
    board.environment.name = { _ in "Pictures" }
    _ = board.picture(elements)
    let with = board.picture(elements)
    let tone = board.painter.ground(under: elements[1], as: kind == .title(PaintingBoard.id) ? .title : .label).tone
    let words = board.painter.style.words(on: tone)
    (board.painter.style.colors.labelOnDark, board.painter.style.colors.labelOnLight) = (.clear, .clear)
    let without = board.picture(elements)
    let covered = zip(with.pixels, without.pixels).filter { $0 != $1 }.map(\.1)
    #expect(covered.count > 50, "no words")
    return covered.map { Color(hex: $0 & 0xff_ffff).contrast(with: words) }.min() ?? 0
  }
}
