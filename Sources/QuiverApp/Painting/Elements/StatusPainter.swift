import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the status area of a kiosk: its items are directly on the wallpaper, like labels.
struct StatusPainter {
  let tools: PaintingTools

  func paintStatus(_ item: StatusItem, _ element: Scene.Element, on drawing: Drawing) {
    if let picture = picture(of: item, element) { tools.paint(picture, of: element, on: drawing) }
  }

  func picture(of item: StatusItem, _ element: Scene.Element) -> Surface? {
    let ground = tools.ground(under: element)
    return tools.sprite(.status(item, ground), element.frame.size, bleed: PaintingTools.labelBleed) { drawing, sprite in
      tools.castShadow(on: ground, sprite.surface) { shadow, growth in
        shadow.translate(sprite.margin, sprite.margin)
        statusDrawing(of: item, .black, growth, sprite).draw(on: shadow)
      }
      drawing.layer(alpha: 1) {
        statusDrawing(of: item, tools.style.words(on: ground.tone), 0, sprite).draw(on: drawing)
      }
    }
  }

  private func statusDrawing(
    of item: StatusItem, _ color: Color, _ growth: Double, _ sprite: SpriteCanvas
  ) -> StatusDrawing {
    let font = tools.font(size: tools.style.fonts.noticeSize, weight: 600)
    return StatusDrawing(
      item: item, bounds: sprite.bounds, font: font, color: color, growth: growth,
      isRightToLeft: tools.pass.isRightToLeft)
  }
}
