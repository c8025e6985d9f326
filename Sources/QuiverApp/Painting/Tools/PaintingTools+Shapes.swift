import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Shapes that several elements have in common.
extension PaintingTools {
  /// The plate of a sheet or a menu, and its shadow.
  func drawCard(on drawing: Drawing, _ sprite: SpriteCanvas) {
    let fill = { (drawing: Drawing) in
      drawing.roundedRectangle(sprite.bounds, radius: self.style.radii.surface * 1.5)
      drawing.fill()
    }
    sprite.cast(style.shadows.surface, of: fill)
    drawing.ink(style.colors.surface.fill)
    fill(drawing)
  }

  /// Fills a capsule with a shadow.
  func drawPill(_ color: Color, on drawing: Drawing, _ sprite: SpriteCanvas) {
    let fill = { (drawing: Drawing) in
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.fill()
    }
    sprite.cast(style.shadows.badge, of: fill)
    drawing.ink(color)
    fill(drawing)
  }

  /// A cross in a disc, with round ends.
  func drawCross(in bounds: Rect, _ color: Color, on drawing: Drawing) {
    let arm = bounds.width * 0.18
    for side in [-1.0, 1] {
      drawing.polyline([(bounds.midX - arm, bounds.midY - side * arm), (bounds.midX + arm, bounds.midY + side * arm)])
    }
    drawing.ink(color)
    drawing.stroke(width: bounds.width / 12, roundEnds: true)
  }

  /// Paints the lightened surface of a plate and its hairline border.
  func drawFace(_ frame: Rect, radius: Double, on drawing: Drawing) {
    drawing.roundedRectangle(frame, radius: radius)
    drawing.ink(style.colors.plate.fill)
    drawing.fill()
    let hairline = 1 / scale
    drawing.roundedRectangle(frame.outset(by: -hairline / 2), radius: radius - hairline / 2)
    drawing.ink(style.colors.plate.edge)
    drawing.stroke(width: hairline)
  }

  /// A ring outside a shape.
  func paintFocus(round frame: Rect, radius: Double, alpha: Double, on drawing: Drawing) {
    let gap = style.spacing.focusGap + style.spacing.focusWidth / 2
    drawing.roundedRectangle(frame.outset(by: gap), radius: radius + gap)
    drawing.ink(style.colors.accent.opacity(alpha))
    drawing.stroke(width: style.spacing.focusWidth)
  }

  /// The radius of the corners of an icon or a folder.
  func tileRadius(_ element: Scene.Element) -> Double {
    guard case .icon = element.kind else { return iconRadius(element.frame) }
    return iconShape.radius(ofSide: element.frame.width, rounded: style.radii.icon)
  }

  /// The radius of a folder's corners.
  func iconRadius(_ frame: Rect) -> Double {
    frame.width * style.radii.icon / 100
  }

  /// How much darker a fully pressed tile is.
  private static let pressedDarkening = 0.12
  /// How much darker the tile of an application is that is being updated (by eye).
  private static let updateDarkening = 0.5

  /// Darkens an element that is pressed, or whose application is being updated.
  func darken(_ picture: Surface, _ element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    let darkness = max(
      element.state.press * Self.pressedDarkening, element.state.isUpdating ? Self.updateDarkening : 0)
    guard darkness > 0 else { return }
    drawing.ink(.black.opacity(darkness * element.alpha))
    fill(through: picture, of: element, stretch: stretch, on: drawing)
  }

  /// Paints a disc that contrasts with the part of the wallpaper that it is above at rest, and a shade round it, because that
  /// part may have several colours.
  func paintDot(
    of element: Scene.Element, at center: Point, above place: Rect, radius: Double, opacity: Double, alpha: Double,
    on drawing: Drawing
  ) {
    let isCovered = pass.cover(under: element.rest) != nil
    let tone = isCovered ? ground(under: element).tone : backdrop.ground(underSymbol: place).tone
    drawing.disc(radius + 1, at: center, style.shade(under: tone).opacity(0.35 * alpha))
    drawing.disc(radius, at: center, dotColor(tone).opacity(opacity * alpha))
  }

  /// The colour of dots in the style is meant for dark backgrounds; one that cannot be seen there is not used.
  private func dotColor(_ tone: Ground.Tone) -> Color {
    let color = style.colors.pageDot
    return tone == .light && color.contrast(with: .black) > Self.leastPageDotContrast ? color : style.words(on: tone)
  }

  /// The contrast of symbols (WCAG 2.2, success criterion 1.4.11).
  private static let leastPageDotContrast = 3.0

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

  /// An arrow that turns back, against the direction of reading.
  func drawUndoArrow(in frame: Rect, _ color: Color, on drawing: Drawing) {
    let side = min(frame.width, frame.height)
    let (back, radius, head) = (pass.isRightToLeft ? 1.0 : -1.0, side * 0.13, side * 0.1)
    let (top, tip, turn) = (frame.midY - radius, frame.midX + back * side * 0.2, frame.midX - back * side * 0.07)
    drawing.polyline([(tip - back * head, top - head), (tip, top), (tip - back * head, top + head)])
    drawing.polyline([(tip, top), (turn, top)])
    let start = back < 0 ? -Double.pi / 2 : .pi / 2
    drawing.arc(x: turn, y: frame.midY, radius: radius, from: start, to: start + .pi)
    drawing.polyline([(turn, top + 2 * radius), (turn + back * side * 0.14, top + 2 * radius)])
    drawing.ink(color)
    drawing.stroke(width: side * 0.06, roundEnds: true)
  }

  /// The distance between the magnifier and the edge of its button (by eye).
  static let buttonInset = 2.5

  /// The plate of a tooltip, with its shadow.
  func drawTooltipPlate(on drawing: Drawing, _ sprite: SpriteCanvas) {
    let fill = { (drawing: Drawing) in
      drawing.roundedRectangle(sprite.bounds, radius: self.style.radii.surface / 2)
      drawing.fill()
    }
    sprite.cast(style.shadows.badge, of: fill)
    drawing.ink(style.colors.surface.fill)
    fill(drawing)
  }

  /// The room round a tooltip for its shadow, in logical pixels.
  static let tooltipBleed = 8.0

  /// Draws an explanation half way between the top and the bottom of its room.
  func drawExplanation(_ title: String, _ text: String, in bounds: Rect, on drawing: Drawing) {
    let width = max(1, bounds.width - 2 * Self.explanationInset)
    let spare = bounds.height - explanationHeight(title, text, width: bounds.width)
    let top = bounds.minY + Self.explanationInset + max(0, spare / 2).rounded(.down)
    let (title, text) = explanation(title, text, width: width)
    drawing.ink(style.colors.surface.content)
    title.draw(on: drawing, x: Self.explanationInset, y: top)
    drawing.ink(style.colors.surface.content.opacity(0.8))
    text.draw(on: drawing, x: Self.explanationInset, y: top + title.height + Self.explanationGap)
  }

  private func explanation(_ title: String, _ text: String, width: Double) -> (title: TextLayout, text: TextLayout) {
    (
      TextLayout(title, font: font(size: style.fonts.titleSize * 0.8, weight: 600), width: width, lines: 2),
      TextLayout(text, font: noticeFont, width: width, lines: 6)
    )
  }

  /// The height of an explanation whose plate has this width.
  func explanationHeight(_ title: String, _ text: String, width: Double) -> Double {
    let (title, text) = explanation(title, text, width: max(1, width - 2 * Self.explanationInset))
    return title.height + text.height + Self.explanationGap + 2 * Self.explanationInset
  }

  /// Logical pixels round the text, and between the title and the text.
  private static let (explanationInset, explanationGap) = (24.0, 10.0)
}
