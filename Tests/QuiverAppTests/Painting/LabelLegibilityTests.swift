import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The contrast is measured on the pixels that the words cover, painted without the words.
@MainActor
@Suite("Legibility of labels")
struct LabelLegibilityTests {
  /// Wallpapers, which consist of squares of sixteen pixels.
  enum Wallpaper: String, CaseIterable {
    case black, white, grey, red, green, blue, yellow, sunset, dawn, chequered, blueAndWhite, noise, darkNoise

    func color(_ column: Int, _ row: Int, _ generator: inout SeededGenerator) -> Color {
      let slope = Double(column) / 40
      switch self {
      case .black: return .black
      case .white: return .white
      case .grey: return Color(hex: 0x777777)
      case .red: return Color(hex: 0xff0000)
      case .green: return Color(hex: 0x00ff00)
      case .blue: return Color(hex: 0x0000ff)
      case .yellow: return Color(hex: 0xffff00)
      case .sunset: return Color(hex: 0xff7a18).withAlpha(slope).over(Color(hex: 0x321575))
      case .dawn: return Color(hex: 0x101830).withAlpha(slope).over(.white)
      case .chequered: return (column + row) % 2 == 0 ? .black : .white
      case .blueAndWhite: return (column + row) % 2 == 0 ? Color(hex: 0x0000ff) : .white
      case .noise: return Color(hex: UInt32.random(in: 0...0xffffff, using: &generator))
      case .darkNoise: return Color(hex: UInt32.random(in: 0...0xffffff, using: &generator) & 0x3f3f3f)
      }
    }
  }

  private static let viewport = Viewport(size: Size(width: 640, height: 160))

  @Test("Labels are legible on any wallpaper", arguments: Wallpaper.allCases, ["default", "light", "high-contrast"])
  func wallpaper(_ wallpaper: Wallpaper, theme: String) throws {
    let style = try style(theme)
    let backdrop = Backdrop(Self.picture(wallpaper))
    for x in stride(from: 8.0, to: 500, by: 61) {
      let frame = Rect(x: x, y: 40 + x / 8, width: 120, height: 18)
      let words = style.words(on: backdrop.ground(under: frame).tone)
      #expect(Self.contrast(of: words, at: frame, on: backdrop, style) >= 4.5, "at \(x)")
    }
  }

  private func style(_ theme: String) throws -> Style {
    let environment = Environment(
      variables: ["HOME": "/nowhere"], overrides: ["style.theme=\(theme)"], isDemo: true)
    try #require(environment.diagnostics.isEmpty)
    return environment.configuration.style
  }

  private static func picture(_ wallpaper: Wallpaper) -> Surface {
    var generator = SeededGenerator(seed: 7)
    let picture = Surface(filling: viewport)
    let drawing = Drawing(on: picture)
    for row in 0..<10 {
      for column in 0..<40 {
        drawing.rectangle(Double(column) * 16, Double(row) * 16, 16, 16)
        drawing.ink(wallpaper.color(column, row, &generator))
        drawing.fill()
      }
    }
    return picture
  }

  /// The lowest contrast between the words and the pixels behind them, without their shadow.
  private static func contrast(of words: Color, at frame: Rect, on backdrop: Backdrop, _ style: Style) -> Double {
    let (with, without) = (paint(words, at: frame, backdrop, style), paint(.clear, at: frame, backdrop, style))
    let rows = Int(frame.minY)..<Int(frame.maxY)
    let pixels = rows.flatMap { y in (Int(frame.minX)..<Int(frame.maxX)).map { ($0, y) } }
    let covered = pixels.filter { with.pixel($0, $1) != without.pixel($0, $1) }
    #expect(covered.count > 100, "no words")
    return covered.map { Color(hex: without.pixel($0, $1) & 0xff_ffff).contrast(with: words) }.min() ?? 0
  }

  private static func paint(_ words: Color, at frame: Rect, _ backdrop: Backdrop, _ style: Style) -> Surface {
    var style = style
    (style.colors.label.onDark, style.colors.label.onLight) = (words, words)
    (style.shadows.labelOnDark.color, style.shadows.labelOnLight.color) = (.clear, .clear)
    let picture = Surface(filling: viewport)
    let painter = Painter(style: style, backdrop: backdrop)
    let label = Scene.Element(kind: .label(ItemID("a")), frame: frame)
    painter.paintLabel(of: "Text Editor Mil|", label, on: painted(backdrop, picture))
    return picture
  }

  private static func painted(_ backdrop: Backdrop, _ picture: Surface) -> Drawing {
    let drawing = Drawing(on: picture)
    backdrop.paint(on: drawing)
    return drawing
  }
}
