import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The dot of a page. That of the present page is nearly opaque.
  func paintDot(_ element: Scene.Element, on drawing: Drawing) {
    let present = element.state.presence
    let opacity = 0.35 + (0.95 - 0.35) * present
    let radius = element.frame.width / 2 * element.scale
    paintDot(
      of: element, at: element.frame.center, above: element.rest, radius: radius, opacity: opacity,
      alpha: element.alpha, on: drawing)
  }

  /// In logical pixels: between an icon and its name.
  private static let (runningDotRadius, runningDotDistance) = (2.5, 4.5)

  /// The dot below the icon of an application that is running. It fades while the icon is lifted.
  func paintRunningDot(below element: Scene.Element, on drawing: Drawing) {
    let center = element.frame.center
    let distance = Point(x: 0, y: element.frame.height / 2 + Self.runningDotDistance)
    let size = Size(width: 2 * Self.runningDotRadius, height: 2 * Self.runningDotRadius)
    paintDot(
      of: element, at: (center + distance).turned(by: element.rotation, scaled: element.scale, about: center),
      above: Rect(center: element.rest.center + distance, size: size), radius: Self.runningDotRadius, opacity: 0.95,
      alpha: element.alpha * (1 - element.state.lift), on: drawing)
  }

  /// The diameter of a new application's dot: its limits in logical pixels, and its share of the icon's side.
  private static let (newDots, newDotShare) = (9.0...14.0, 0.16)
  /// The share of the diameter that the edge of the dot takes up.
  private static let newDotEdge = 0.13
  /// Room for the shadow, in logical pixels.
  private static let newDotBleed = 6.0

  /// The dot of an application that was not opened yet, over the upper corner of its icon that badges do not use. Its
  /// edge makes it visible on icons of every colour. It fades while the icon is lifted, because the number of dragged
  /// items is in the same place.
  func paintNewDot(on element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    let side = min(max(frame.width * Self.newDotShare, Self.newDots.lowerBound), Self.newDots.upperBound)
    let picture = sprite(.new, Size(width: side, height: side), bleed: Self.newDotBleed) { drawing, sprite in
      drawPill(newDotEdgeColor, on: drawing, sprite)
      drawing.disc(side * (0.5 - Self.newDotEdge), at: sprite.bounds.center, style.colors.accent)
    }
    let x = pass.isRightToLeft ? frame.minX - side / 3 : frame.maxX - side * 2 / 3
    var dot = element.part(Rect(x: x, y: frame.minY - side / 3, width: side, height: side))
    dot.alpha *= max(0, 1 - element.state.lift)
    if let picture { paint(picture, of: dot, on: drawing) }
  }

  /// The colour of the other discs on tiles, or that of their crosses if the accent colour is too similar to it.
  private var newDotEdgeColor: Color {
    let (accent, badge) = (style.colors.accent, style.colors.badge)
    return accent.contrast(with: badge.fill) > Self.leastDotContrast ? badge.fill : badge.content
  }

  private static let leastDotContrast = 1.8

  /// Paints a disc that contrasts with the part of the wallpaper that it is above at rest, and a shade round it, because that
  /// part may have several colours.
  private func paintDot(
    of element: Scene.Element, at center: Point, above place: Rect, radius: Double, opacity: Double, alpha: Double,
    on drawing: Drawing
  ) {
    let isCovered = !pass.covers(under: element.rest).isEmpty
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

  /// The focus ring round the page dots.
  func paintPageControl(_ element: Scene.Element, on drawing: Drawing) {
    guard element.state.isFocused else { return }
    paintFocus(round: element.frame, radius: element.frame.height / 2, alpha: element.alpha, on: drawing)
  }
}

extension Drawing {
  fileprivate func disc(_ radius: Double, at center: Point, _ color: Color) {
    arc(x: center.x, y: center.y, radius: radius)
    ink(color)
    fill()
  }
}
