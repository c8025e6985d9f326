import GtkBridge
import QuiverCore
import SpringboardEngine

/// The status area of a kiosk: its items are painted directly on the wallpaper, like labels.
extension Painter {
  func paintStatus(_ item: StatusItem, _ element: Scene.Element, on drawing: Drawing) {
    if let picture = picture(of: item, element) { paint(picture, of: element, on: drawing) }
  }

  func picture(of item: StatusItem, _ element: Scene.Element) -> Surface? {
    let ground = ground(under: element)
    return sprite(.status(item, ground), element.frame.size, bleed: Self.labelBleed) { drawing, sprite in
      castShadow(on: ground, sprite.surface) { shadow, growth in
        shadow.translate(sprite.margin, sprite.margin)
        statusDrawing(of: item, .black, growth, sprite).draw(on: shadow)
      }
      drawing.layer(alpha: 1) {
        statusDrawing(of: item, style.words(on: ground.tone), 0, sprite).draw(on: drawing)
      }
    }
  }

  private func statusDrawing(
    of item: StatusItem, _ color: Color, _ growth: Double, _ sprite: SpriteCanvas
  ) -> StatusDrawing {
    let font = font(size: style.fonts.noticeSize, weight: 600)
    return StatusDrawing(
      item: item, bounds: sprite.bounds, font: font, color: color, growth: growth, isRightToLeft: pass.isRightToLeft)
  }
}
