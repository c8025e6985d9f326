import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The dots of applications that are running, and of new ones.
extension TilePainter {
  /// In logical pixels: between an icon and its name.
  private static let (runningDotRadius, runningDotDistance) = (2.5, 4.5)

  /// The dot below the icon of an application that is running. It fades while the icon is lifted.
  func paintRunningDot(below element: Scene.Element, on drawing: Drawing) {
    let center = element.frame.center
    let distance = Point(x: 0, y: element.frame.height / 2 + Self.runningDotDistance)
    let size = Size(width: 2 * Self.runningDotRadius, height: 2 * Self.runningDotRadius)
    tools.paintDot(
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
    let picture = tools.sprite(.new, Size(width: side, height: side), bleed: Self.newDotBleed) { drawing, sprite in
      tools.drawPill(newDotEdgeColor, on: drawing, sprite)
      drawing.disc(side * (0.5 - Self.newDotEdge), at: sprite.bounds.center, tools.style.colors.accent)
    }
    let x = tools.pass.isRightToLeft ? frame.minX - side / 3 : frame.maxX - side * 2 / 3
    var dot = element.part(Rect(x: x, y: frame.minY - side / 3, width: side, height: side))
    dot.alpha *= max(0, 1 - element.state.lift)
    if let picture { tools.paint(picture, of: dot, on: drawing) }
  }

  /// The colour of the other discs on tiles, or that of their crosses if the accent colour is too similar to it.
  private var newDotEdgeColor: Color {
    let (accent, badge) = (tools.style.colors.accent, tools.style.colors.badge)
    return accent.contrast(with: badge.fill) > Self.leastDotContrast ? badge.fill : badge.content
  }

  private static let leastDotContrast = 1.8
}
