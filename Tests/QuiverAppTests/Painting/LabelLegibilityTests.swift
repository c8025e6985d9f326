import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The contrast is measured on the pixels that the words cover, painted without the words. Their usual shadow does not
/// count, only what is added where it is needed.
@MainActor
@Suite("Legibility of labels")
struct LabelLegibilityTests {
  /// Twenty wallpapers, which consist of squares of sixteen pixels.
  enum Wallpaper: String, CaseIterable {
    case black, white, grey, red, green, blue, yellow
    case sunset, dawn, sky, rainbow
    case chequered, blueAndWhite, stripes, halves, diagonal, moon
    case noise, darkNoise, brightNoise

    func color(_ column: Int, _ row: Int, _ generator: inout SeededGenerator) -> Color {
      switch self {
      case .black: .black
      case .white: .white
      case .grey: Color(hex: 0x777777)
      case .red: Color(hex: 0xff0000)
      case .green: Color(hex: 0x00ff00)
      case .blue: Color(hex: 0x0000ff)
      case .yellow: Color(hex: 0xffff00)
      case .sunset, .dawn, .sky, .rainbow: gradient(Double(column) / 40, Double(row) / 10)
      case .chequered, .blueAndWhite, .stripes, .halves, .diagonal, .moon: pattern(column, row)
      case .noise, .darkNoise, .brightNoise: noise(.random(in: 0...0xffffff, using: &generator))
      }
    }

    private func gradient(_ x: Double, _ y: Double) -> Color {
      switch self {
      case .sunset: Color(hex: 0xff7a18).withAlpha(x).over(Color(hex: 0x321575))
      case .dawn: Color(hex: 0x101830).withAlpha(x).over(.white)
      case .sky: Color(hex: 0x2a6fd6).withAlpha(y).over(Color(hex: 0xdff0ff))
      default: Color(hue: x * 360, saturation: 0.9, lightness: 0.2 + 0.6 * y)
      }
    }

    private func pattern(_ column: Int, _ row: Int) -> Color {
      let isFirst =
        switch self {
        case .stripes: row % 2 == 0
        case .halves: column < 20
        case .diagonal: column < row * 4
        case .moon: (column - 10) * (column - 10) + (row - 4) * (row - 4) > 9
        default: (column + row) % 2 == 0
        }
      return isFirst ? Color(hex: self == .blueAndWhite ? 0x0000ff : 0) : .white
    }

    private func noise(_ hex: UInt32) -> Color {
      switch self {
      case .darkNoise: Color(hex: hex & 0x3f3f3f)
      case .brightNoise: Color(hex: hex | 0xc0c0c0)
      default: Color(hex: hex)
      }
    }
  }

  private static let viewport = Viewport(size: Size(width: 640, height: 160))

  @Test(
    "Labels are legible on any wallpaper, and in one colour where they can be", arguments: Wallpaper.allCases,
    ["default", "light", "high-contrast"])
  func wallpaper(_ wallpaper: Wallpaper, theme: String) throws {
    let style = try style(theme)
    let painter = Painter(style: style, backdrop: Backdrop(Self.picture(wallpaper)))
    var tones: Set<Ground.Tone> = []
    for x in stride(from: 8.0, to: 500, by: 61) {
      let frame = Rect(x: x, y: 40 + x / 8, width: 120, height: 18)
      let tone = painter.tools.ground(under: Scene.Element(kind: .label(.application("a")), frame: frame)).tone
      tones.insert(tone)
      #expect(Self.contrast(of: style.words(on: tone), at: frame, on: painter.tools.backdrop, style) >= 4.5, "at \(x)")
    }
    #expect((tones.count > 1) == Self.wallpapersWithTwoTones.contains(wallpaper))
  }

  /// Those with bright and dark parts that are larger than a label.
  private static let wallpapersWithTwoTones: [Wallpaper] = [.dawn, .rainbow, .halves, .diagonal]

  @Test("The status area of a kiosk is legible on any wallpaper", arguments: Wallpaper.allCases, ["default", "light"])
  func status(_ wallpaper: Wallpaper, theme: String) throws {
    let (style, backdrop) = (try style(theme), Backdrop(Self.picture(wallpaper)))
    let items: [StatusItem] = [
      .clock("22:38"), .network(.wired), .network(.wireless(strength: 4)),
      .battery(.init(percent: 100, isCharging: false)),
      .accessibility, .keyboard,
    ]
    for (number, item) in items.enumerated() {
      let element = Scene.Element(
        kind: .status(item), frame: Rect(x: 20 + 71.0 * Double(number), y: 60, width: 44, height: 22))
      let tone = PaintingTools(style: style, backdrop: backdrop).ground(under: element).tone
      let contrast = Self.contrast(of: style.words(on: tone), at: element.frame) { words in
        Self.paint(words, backdrop, style) { StatusPainter(tools: $0.tools).paintStatus(item, element, on: $1) }
      }
      #expect(contrast >= 4.5, "\(item)")
    }
  }

  @Test("Labels on what is bright are dark, and others light", arguments: ["default", "light", "high-contrast"])
  func tones(theme: String) throws {
    let style = try style(theme)
    let dark = Wallpaper.allCases.filter { wallpaper in
      let painter = Painter(style: style, backdrop: Backdrop(Self.picture(wallpaper)))
      let label = Scene.Element(kind: .label(.application("a")), frame: Rect(x: 8, y: 40, width: 120, height: 18))
      return painter.tools.ground(under: label).tone == .dark
    }
    #expect(dark == [.white, .green, .yellow, .dawn, .sky, .brightNoise])
  }

  @Test("The shadow of a label follows its letters", arguments: [1.0, 2])
  func shape(scale: Double) throws {
    let canvas = TestCanvas(on: .white, scale: scale)
    canvas.painter.tools.adopt(Backdrop(Self.picture(.moon)))
    canvas.environment.name = { _ in "l      l" }
    let frame = Rect(x: 10, y: 40, width: 120, height: 18)
    let label = try #require(canvas.painter.tools.label(of: "l        l", canvas.element(.label(TestCanvas.id), frame)))
    // Between two letters that are far from each other there is no shadow.
    #expect(label.pixel(label.width / 2, label.height / 2) >> 24 < 8)
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

  private static func contrast(of words: Color, at frame: Rect, on backdrop: Backdrop, _ style: Style) -> Double {
    contrast(of: words, at: frame) { words in
      paint(words, backdrop, style) { painter, drawing in
        let label = Scene.Element(kind: .label(.application("a")), frame: frame)
        painter.titlePainter.paintLabel(of: "Text Editor Mil|", label, on: drawing)
      }
    }
  }

  /// The lowest contrast between the words and the pixels behind them, without their shadow.
  private static func contrast(of words: Color, at frame: Rect, painted paint: (Color) -> Surface) -> Double {
    let (with, without) = (paint(words), paint(.clear))
    let rows = Int(frame.minY)..<Int(frame.maxY)
    let pixels = rows.flatMap { y in (Int(frame.minX)..<Int(frame.maxX)).map { ($0, y) } }
    let covered = pixels.filter { with.pixel($0, $1) != without.pixel($0, $1) }
    #expect(covered.count > 50, "no words")
    return covered.map { Color(hex: without.pixel($0, $1) & 0xff_ffff).contrast(with: words) }.min() ?? 0
  }

  private static func paint(
    _ words: Color, _ backdrop: Backdrop, _ style: Style, _ paint: (Painter, Drawing) -> Void
  ) -> Surface {
    var style = style
    (style.colors.label.onDark, style.colors.label.onLight) = (words, words)
    (style.shadows.labelOnDark.color, style.shadows.labelOnLight.color) = (.clear, .clear)
    let picture = Surface(filling: viewport)
    paint(Painter(style: style, backdrop: backdrop), painted(backdrop, picture))
    return picture
  }

  private static func painted(_ backdrop: Backdrop, _ picture: Surface) -> Drawing {
    let drawing = Drawing(on: picture)
    backdrop.paint(on: drawing)
    return drawing
  }
}
