import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension PaintingTools {
  /// A picture of this size that is drawn once and cached. The origin of `draw` is the upper left corner of the size;
  /// `bleed` is the margin round it, in logical pixels.
  func sprite(
    _ subject: Sprite.Subject, _ size: Size, bleed: Double = 0, _ draw: (Drawing, SpriteCanvas) -> Void
  ) -> Surface? {
    let key = Sprite(
      subject: subject, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    return sprites.surface(for: key) { key in
      let margin = Int((bleed * scale).rounded(.up))
      guard let surface = Surface(width: key.width + 2 * margin, height: key.height + 2 * margin, scale: scale) else {
        return nil
      }
      let canvas = SpriteCanvas(surface: surface, margin: Double(margin) / scale, size: size)
      draw(canvas.drawing, canvas)
      return environment.upload(surface)
    }
  }
}

/// The surface on which a sprite is drawn.
struct SpriteCanvas {
  let surface: Surface
  /// The margin round the sprite in logical pixels.
  let margin: Double
  let size: Size

  var bounds: Rect { Rect(origin: .zero, size: size) }

  var drawing: Drawing {
    let drawing = Drawing(on: surface)
    drawing.translate(margin, margin)
    return drawing
  }

  /// Draws the shadow of the shape that `fill` fills.
  func cast(_ shadow: Shadow, of fill: (Drawing) -> Void) {
    surface.cast(shadow) { drawing in
      drawing.translate(margin, margin)
      fill(drawing)
    }
  }
}

extension Surface {
  /// Draws the shadow of what `draw` draws; its colours do not matter.
  func cast(_ shadow: Shadow, of draw: (Drawing) -> Void) {
    let radius = shadow.blur / 3 * scale
    // A wide blur looks the same on a smaller picture.
    let reduction = max((radius / 4).rounded(.down), 1)
    let pixels = { (length: Int) in Int((Double(length) / reduction).rounded(.up)) }
    guard let soft = Surface(mask: pixels(width), pixels(height), scale: scale / reduction) else { return }
    let drawing = Drawing(on: soft)
    drawing.translate(shadow.dx, shadow.dy)
    drawing.ink(.black)
    draw(drawing)
    soft.blur(radius: Int((radius / reduction).rounded()))
    let canvas = Drawing(on: self)
    canvas.ink(shadow.color)
    canvas.mask(soft, x: 0, y: 0)
  }
}
