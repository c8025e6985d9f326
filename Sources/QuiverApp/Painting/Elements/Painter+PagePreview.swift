import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The plate above a finger on the page dots, which has the surface of tooltips: a miniature of the page, and its
  /// number.
  func paintPagePreview(_ preview: PagePreview, _ element: Scene.Element, on drawing: Drawing) {
    let plate = sprite(.pagePreview(preview), element.frame.size, bleed: Self.previewBleed) { drawing, sprite in
      let fill = { (drawing: Drawing) in
        drawing.roundedRectangle(sprite.bounds, radius: self.style.radii.surface / 2)
        drawing.fill()
      }
      sprite.cast(style.shadows.badge, of: fill)
      drawing.ink(style.colors.surface.fill)
      fill(drawing)
      drawTiles(preview.tiles, on: drawing)
      drawNumber(of: preview, on: drawing)
    }
    if let plate { lay(plate, of: element, on: drawing) }
  }

  private func drawTiles(_ tiles: [Rect], on drawing: Drawing) {
    drawing.ink(style.colors.surface.content.opacity(Self.tileOpacity))
    for tile in tiles {
      drawing.roundedRectangle(tile, radius: min(tile.width, tile.height) * style.radii.icon / 100)
      drawing.fill()
    }
  }

  private func drawNumber(of preview: PagePreview, on drawing: Drawing) {
    let words = TextLayout(
      Strings.pageNumber(preview.screen + 1, of: preview.count), font: font(size: pass.label.size, weight: 600),
      width: preview.number.width, lines: 1)
    drawing.ink(style.colors.surface.content)
    words.draw(on: drawing, centred: preview.number.center)
  }

  /// Room for the shadow, in logical pixels, and the opacity of the tiles (by eye).
  private static let (previewBleed, tileOpacity) = (8.0, 0.45)
}
