import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The search field: a magnifier and the text on a plate. While a text field is there, it shows the text. GTK hides the words
  /// of an empty field that has the focus, so they are painted below it.
  func paintSearchField(_ text: String, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, colors) = (element.frame, style.colors.surface)
    drawing.layer(alpha: element.alpha, within: frame) {
      drawing.roundedRectangle(frame, radius: min(style.radii.surface, frame.height / 2))
      drawing.ink(colors.fill)
      drawing.fill()
      drawMagnifier(in: searchField(for: element).glyph, colors.content.opacity(0.7), on: drawing)
      let isBelowField = environment.hasSearchField && (!text.isEmpty || environment.isComposing)
      if !isBelowField { drawText(text, element, on: drawing) }
    }
    paintFocus(
      round: frame, radius: min(style.radii.surface, frame.height / 2), alpha: element.alpha, on: drawing)
  }

  private func drawText(_ text: String, _ element: Scene.Element, on drawing: Drawing) {
    let frame = searchField(for: element).text
    let words = TextLayout(
      text.isEmpty ? Strings.search : text.displayable, font: searchFont, width: frame.width,
      alignment: .leading)
    drawing.ink(style.colors.surface.content.opacity(text.isEmpty ? 0.6 : 1))
    let x = pass.isRightToLeft ? frame.maxX - words.width : frame.minX
    words.draw(on: drawing, x: x, y: frame.midY - words.height / 2)
  }

  var searchFont: Font { font(size: style.fonts.noticeSize * Self.fontScale) }

  /// The places of the magnifier and of the text in a search field.
  func searchField(for element: Scene.Element) -> (glyph: Rect, text: Rect) {
    let (frame, side) = (element.frame, Self.glyph)
    let glyph = Rect(
      x: pass.isRightToLeft ? frame.maxX - Self.inset - side : frame.minX + Self.inset, y: frame.midY - side / 2,
      width: side, height: side)
    let taken = Self.inset + side + Self.gap
    let text = frame.inset(
      by: pass.isRightToLeft ? Insets(left: Self.inset, right: taken) : Insets(left: taken, right: Self.inset))
    return (glyph, text)
  }

  /// The magnifier on its button.
  func drawSearchSymbol(_ color: Color, on drawing: Drawing, _ sprite: SpriteCanvas) {
    drawMagnifier(in: sprite.bounds.outset(by: -Self.buttonInset), color, on: drawing)
  }

  /// A circle with a handle.
  func drawMagnifier(in frame: Rect, _ color: Color, on drawing: Drawing) {
    let side = min(frame.width, frame.height)
    let (radius, width) = (side * 0.27, side * 0.09)
    let center = Point(x: frame.midX - side * 0.08, y: frame.midY - side * 0.08)
    let edge = radius * 0.7071
    let tip = side * 0.33
    drawing.ink(color)
    drawing.arc(x: center.x, y: center.y, radius: radius)
    drawing.polyline([(center.x + edge, center.y + edge), (frame.midX + tip, frame.midY + tip)])
    drawing.stroke(width: width, roundEnds: true)
  }

  /// Lengths in logical pixels (by eye).
  private static let (inset, gap, glyph) = (14.0, 8.0, 18.0)
  /// The distance between the magnifier and the edge of its button (by eye).
  private static let buttonInset = 2.5
  /// The size of the text in relation to that of notices (by eye).
  private static let fontScale = 1.15
}
