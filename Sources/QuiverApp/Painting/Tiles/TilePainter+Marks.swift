import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Small discs at the corners of tiles.
extension TilePainter {
  /// Room for the shadows of small discs, in logical pixels.
  private static let discBleed = 8.0

  /// The side of the check mark's disc, in logical pixels.
  private static let checkSide = 24.0

  /// A disc with a cross in it, over a tile's corner.
  func paintBadge(_ element: Scene.Element, on drawing: Drawing) {
    let badge = tools.sprite(.badge, element.frame.size, bleed: Self.discBleed) { drawing, sprite in
      tools.drawPill(tools.style.colors.badge.fill, on: drawing, sprite)
      tools.drawCross(in: sprite.bounds, tools.style.colors.badge.content, on: drawing)
    }
    guard let badge else { return }
    tools.paint(badge, of: element, on: drawing)
    tools.darken(badge, element, on: drawing)
  }

  /// The check mark is at the corner that badges do not use.
  func paintCheck(on tile: Scene.Element, on drawing: Drawing) {
    let (side, frame) = (Self.checkSide, tile.frame)
    let check = tools.sprite(.check, Size(width: side, height: side), bleed: Self.discBleed) { drawing, sprite in
      tools.drawPill(tools.style.colors.accent, on: drawing, sprite)
      drawing.polyline([(side * 0.29, side * 0.52), (side * 0.44, side * 0.67), (side * 0.72, side * 0.36)])
      drawing.ink(tools.style.textOnAccent)
      drawing.stroke(width: side / 10, roundEnds: true)
    }
    let place = Rect(x: frame.maxX - side * 2 / 3, y: frame.maxY - side * 2 / 3, width: side, height: side)
    if let check { tools.paint(check, of: tile.part(place), on: drawing) }
  }

  /// A capsule in the middle of the frame, as wide as the number.
  func paintCount(_ count: Int, _ element: Scene.Element, on drawing: Drawing) {
    if let pill = countPill(count, limit: 999, height: element.frame.height) {
      tools.paint(pill.sprite, of: element, on: drawing)
    }
  }

  /// A capsule with a number of items, and its size. Above the limit it shows the limit and a plus sign.
  func countPill(_ count: Int, limit: Int, height: Double) -> (sprite: Surface, size: Size)? {
    let text = count > limit ? "\(limit)+" : "\(count)"
    let words = TextLayout(text, font: tools.font(size: height * 0.58, weight: 600), width: 8 * height)
    let size = Size(width: max(height, (words.width + height * 0.56).rounded(.up)), height: height)
    let pill = tools.sprite(.count(text), size, bleed: Self.discBleed) { drawing, sprite in
      tools.drawPill(tools.style.colors.count.fill, on: drawing, sprite)
      drawing.ink(tools.style.colors.count.content)
      words.draw(on: drawing, centred: sprite.bounds.center)
    }
    return pill.map { ($0, size) }
  }
}
