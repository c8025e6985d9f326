import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the page dots, the number of the page, and the preview of a page above a finger.
struct PageControlPainter {
  let tools: PaintingTools

  /// The dot of a page. That of the present page is nearly opaque.
  func paintDot(_ element: Scene.Element, on drawing: Drawing) {
    let present = element.state.presence
    let opacity = 0.35 + (0.95 - 0.35) * present
    let radius = element.frame.width / 2 * element.scale
    tools.paintDot(
      of: element, at: element.frame.center, above: element.rest, radius: radius, opacity: opacity,
      alpha: element.alpha, on: drawing)
  }

  /// The focus ring round the page dots.
  func paintPageControl(_ element: Scene.Element, on drawing: Drawing) {
    guard element.state.isFocused else { return }
    tools.paintFocus(round: element.frame, radius: element.frame.height / 2, alpha: element.alpha, on: drawing)
  }

  /// The number of the page, in the middle of its frame.
  func paintPageNumber(_ number: Int, of count: Int, _ element: Scene.Element, on drawing: Drawing) {
    guard let pixels = tools.label(of: Strings.pageNumber(number, of: count), element) else { return }
    let (frame, width) = (element.frame, pixels.logicalWidth - 2 * PaintingTools.labelBleed)
    let x = (frame.midX - width / 2).rounded()
    tools.paint(pixels, of: element.part(Rect(x: x, y: frame.minY, width: width, height: frame.height)), on: drawing)
  }

  /// The plate above a finger on the page dots, which has the surface of tooltips: a miniature of the page, and its
  /// number.
  func paintPagePreview(_ preview: PagePreview, _ element: Scene.Element, on drawing: Drawing) {
    let plate = tools.sprite(.pagePreview(preview), element.frame.size, bleed: PaintingTools.tooltipBleed) {
      drawing, sprite in
      tools.drawTooltipPlate(on: drawing, sprite)
      drawPage(of: preview, on: drawing)
      drawNumber(of: preview, on: drawing)
    }
    if let plate { tools.paint(plate, of: element, on: drawing) }
  }

  private func drawPage(of preview: PagePreview, on drawing: Drawing) {
    guard let miniature = preview.miniature else { return }
    let color = tools.style.colors.surface.content
    let layout = PageMiniatureLayout(
      of: miniature, centredIn: preview.page, isRightToLeft: tools.pass.isRightToLeft,
      pixels: PixelGrid(scale: tools.scale))
    PageMiniatureDrawing(page: miniature, layout: layout, color: color, markColor: color).draw(on: drawing)
  }

  private func drawNumber(of preview: PagePreview, on drawing: Drawing) {
    let words = TextLayout(
      Strings.pageNumber(preview.screen + 1, of: preview.count),
      font: tools.font(size: tools.pass.label.size, weight: 600),
      width: preview.number.width, lines: 1)
    drawing.ink(tools.style.colors.surface.content)
    words.draw(on: drawing, centred: preview.number.center)
  }
}
