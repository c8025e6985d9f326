import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The plate above a finger on the page dots, which has the surface of tooltips: a miniature of the page, and its
  /// number.
  func paintPagePreview(_ preview: PagePreview, _ element: Scene.Element, on drawing: Drawing) {
    let plate = sprite(.pagePreview(preview), element.frame.size, bleed: Self.tooltipBleed) { drawing, sprite in
      drawTooltipPlate(on: drawing, sprite)
      drawPage(of: preview, on: drawing)
      drawNumber(of: preview, on: drawing)
    }
    if let plate { paint(plate, of: element, on: drawing) }
  }

  private func drawPage(of preview: PagePreview, on drawing: Drawing) {
    guard let miniature = preview.miniature else { return }
    let color = style.colors.surface.content
    let page = PageMiniatureDrawing(
      page: miniature, within: preview.page.size, isRightToLeft: pass.isRightToLeft, scale: scale, color: color,
      markColor: color)
    let frame = Rect(center: preview.page.center, size: page.size)
    page.draw(on: drawing, at: Point(x: snapped(frame.minX), y: snapped(frame.minY)))
  }

  private func drawNumber(of preview: PagePreview, on drawing: Drawing) {
    let words = TextLayout(
      Strings.pageNumber(preview.screen + 1, of: preview.count), font: font(size: pass.label.size, weight: 600),
      width: preview.number.width, lines: 1)
    drawing.ink(style.colors.surface.content)
    words.draw(on: drawing, centred: preview.number.center)
  }
}
