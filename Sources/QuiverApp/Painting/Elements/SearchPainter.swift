import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the search field.
struct SearchPainter {
  let tools: PaintingTools

  /// The search field: a magnifier and the text on a plate. While a text field is there, it shows the text. GTK hides the words
  /// of an empty field that has the focus, so they are painted below it.
  func paintSearchField(_ text: String, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, colors) = (element.frame, tools.style.colors.surface)
    drawing.layer(alpha: element.alpha, within: frame) {
      drawing.roundedRectangle(frame, radius: min(tools.style.radii.surface, frame.height / 2))
      drawing.ink(colors.fill)
      drawing.fill()
      tools.drawMagnifier(in: searchField(for: element).glyph, colors.content.opacity(0.7), on: drawing)
      let isBelowField = tools.environment.hasSearchField && (!text.isEmpty || tools.environment.isComposing)
      if !isBelowField { drawText(text, element, on: drawing) }
    }
    tools.paintFocus(
      round: frame, radius: min(tools.style.radii.surface, frame.height / 2), alpha: element.alpha, on: drawing)
  }

  private func drawText(_ text: String, _ element: Scene.Element, on drawing: Drawing) {
    let frame = searchField(for: element).text
    let words = TextLayout(
      text.isEmpty ? Strings.search : text.displayable, font: searchFont, width: frame.width,
      alignment: .leading)
    drawing.ink(tools.style.colors.surface.content.opacity(text.isEmpty ? 0.6 : 1))
    let x = tools.pass.isRightToLeft ? frame.maxX - words.width : frame.minX
    words.draw(on: drawing, x: x, y: frame.midY - words.height / 2)
  }

  var searchFont: Font { tools.font(size: tools.style.fonts.noticeSize * Self.fontScale) }

  /// The places of the magnifier and of the text in a search field.
  func searchField(for element: Scene.Element) -> (glyph: Rect, text: Rect) {
    let (frame, side) = (element.frame, Self.glyph)
    let glyph = Rect(
      x: tools.pass.isRightToLeft ? frame.maxX - Self.inset - side : frame.minX + Self.inset,
      y: frame.midY - side / 2,
      width: side, height: side)
    let taken = Self.inset + side + Self.gap
    let text = frame.inset(
      by: tools.pass.isRightToLeft ? Insets(left: Self.inset, right: taken) : Insets(left: taken, right: Self.inset))
    return (glyph, text)
  }

  /// Lengths in logical pixels (by eye).
  private static let (inset, gap, glyph) = (14.0, 8.0, 18.0)

  /// The size of the text in relation to that of notices (by eye).
  private static let fontScale = 1.15
}
