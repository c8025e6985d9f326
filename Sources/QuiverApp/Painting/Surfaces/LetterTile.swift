import GtkBridge
import QuiverCore
import SpringboardEngine

/// The placeholder for an application's missing icon: the first letter of its name on a colour, or another character that the
/// installed fonts have.
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
    let words = words(over: extent)
    drawing.ink(.white.opacity(0.95))
    words.draw(on: drawing, x: 0, y: (extent - words.height) / 2)
    return surface
  }

  /// A whole character, which is smaller if it is wide, such as a ligature of words.
  private func words(over extent: Double) -> TextLayout {
    func layout(_ character: String, share: Double) -> TextLayout {
      TextLayout(character, font: Font(family: "Sans", size: extent * share, weight: 600), width: extent)
    }
    let character = characters.first { layout($0, share: Self.share).hasAllGlyphs } ?? "?"
    let shares = [Self.share, Self.share / 2, Self.share / 4]
    return layout(character, share: shares.first { !layout(character, share: $0).isTruncated } ?? shares[2])
  }

  /// The size of the font as a share of the side (by eye).
  private static let share = 0.45

  /// The letters of the name, or what else it consists of, and then those of the program: the best first.
  private var characters: [String] {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    let others = name.filter { !$0.isWhitespace && !$0.isLetter && !$0.isNumber }
    let program = id.application.text.split(separator: ".").dropLast().last ?? ""
    return (letters.prefix(Self.tries) + others.prefix(Self.tries) + program.prefix(1)).map { String($0).uppercased() }
  }

  /// A name is in one script, so if a font lacks some letters it probably lacks all.
  private static let tries = 4

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
