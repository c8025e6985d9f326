import GtkBridge
import QuiverCore
import SpringboardEngine

/// The placeholder for an application's missing icon: the first letter of its name on a colour.
struct LetterTile {
  let id: ItemID
  let name: String
  /// In device pixels.
  let side: Int
  let scale: Double
  /// The radius of the corners, as a fraction of the side.
  let radius: Double

  func surface() -> Surface? {
    guard let surface = Surface(width: side, height: side, scale: scale) else { return nil }
    let drawing = Drawing(on: surface)
    let extent = Double(side) / scale
    drawing.roundedRectangle(0, 0, extent, extent, radius: extent * radius)
    drawing.ink(gradient(over: extent))
    drawing.fill()
    draw(letter, on: drawing, extent: extent)
    return surface
  }

  private func draw(_ letter: String, on drawing: Drawing, extent: Double) {
    let words = TextLayout(letter, font: Font(family: "Sans", size: extent * 0.45, weight: 600), width: extent)
    drawing.ink(.white.opacity(0.95))
    words.draw(on: drawing, x: 0, y: (extent - words.height) / 2)
  }

  private var letter: String {
    name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
  }

  /// A gradient in one hue, which is derived from the id of the application, so that all its tiles have the same colour:
  /// its copies in the library, its actions and what it found. The programmes of a channel have the same colour too.
  private func gradient(over extent: Double) -> Pattern {
    let hue = Double(
      (id.programme?.channel ?? id.application.text).utf8.reduce(UInt32(2_166_136_261)) {
        ($0 ^ UInt32($1)) &* 16_777_619
      } % 360)
    return Pattern.linear(fromX: 0, y: 0, toX: 0, y: extent)
      .stop(0, Color(hue: hue, saturation: 0.52, lightness: 0.58))
      .stop(1, Color(hue: hue + 18, saturation: 0.58, lightness: 0.42))
  }
}
