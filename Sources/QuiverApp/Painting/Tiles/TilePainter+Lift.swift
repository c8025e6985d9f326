import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The shadow under a dragged tile, and what a drop would make of it.
extension TilePainter {
  /// The shadow under a dragged tile.
  func paintLift(of element: Scene.Element, on drawing: Drawing) {
    guard element.state.lift > 0 else { return }
    let shadow = tools.style.shadows.lift
    let radius = tools.tileRadius(element)
    let picture = tools.sprite(.lift(radius: radius), element.frame.size, bleed: shadow.reach) { _, sprite in
      sprite.cast(shadow) { drawing in
        drawing.roundedRectangle(sprite.bounds, radius: radius)
        drawing.fill()
      }
    }
    var under = element
    under.alpha *= min(element.state.lift, 1)
    if let picture { tools.paint(picture, of: under, on: drawing) }
  }

  /// The dashed outline of a tile.
  func paintOutline(round element: Scene.Element, on drawing: Drawing) {
    let (gap, tone, radius) = (Self.outlineGap, tools.ground(under: element).tone, tools.tileRadius(element))
    let outline = tools.sprite(.outline(tone, radius: radius), element.frame.size, bleed: gap + 2) {
      drawing, sprite in
      let shape = { drawing.roundedRectangle(sprite.bounds.outset(by: gap), radius: radius + gap) }
      shape()
      drawing.ink(tools.style.shade(under: tone).opacity(0.25))
      drawing.stroke(width: 3, dashes: Self.dashes)
      shape()
      drawing.ink(tools.style.words(on: tone).opacity(0.9))
      drawing.stroke(width: 1.5, dashes: Self.dashes)
    }
    if let outline { tools.paint(outline, of: element, on: drawing) }
  }

  /// In logical pixels.
  private static let outlineGap = 4.0

  private static let dashes = [6.0, 4.0]

  /// Shows that a drop would make a folder: a plate grows under the target, and a ring is filled round it, clockwise
  /// from the top.
  func paintRing(_ element: Scene.Element, on drawing: Drawing) {
    let progress = min(max(element.state.progress, 0), 1)
    guard progress > 0 else { return }
    drawing.saved {
      drawing.transform(about: element.frame.center, rotation: element.rotation, scale: element.scale)
      paintComingPlate(round: element.frame, progress, alpha: element.alpha, on: drawing)
      strokeRing(round: element.frame, 1, width: 6, .black.opacity(0.45 * element.alpha), on: drawing)
      strokeRing(
        round: element.frame, progress, width: 4, tools.style.colors.ring.opacity(element.alpha), on: drawing)
    }
  }

  /// Logical pixels from the tile to the middle of the ring.
  private static let ringGap = 6.0

  /// Paints only the part of the plate that is visible round the tile, so that it can be behind the tile or in front of
  /// it.
  private func paintComingPlate(round frame: Rect, _ progress: Double, alpha: Double, on drawing: Drawing) {
    let growth = Self.ringGap * progress
    drawing.roundedRectangle(frame.outset(by: growth / 2), radius: tools.iconRadius(frame) + growth / 2)
    drawing.ink(tools.style.colors.plate.fill.opacity(progress * alpha))
    drawing.stroke(width: growth)
  }

  private func strokeRing(round frame: Rect, _ progress: Double, width: Double, _ color: Color, on drawing: Drawing) {
    let (shape, radius) = (frame.outset(by: Self.ringGap), tools.iconRadius(frame) + Self.ringGap)
    let length = 2 * (shape.width + shape.height) - 8 * radius + 2 * .pi * radius
    drawing.roundedRectangle(shape, radius: radius)
    drawing.ink(color)
    guard progress < 1 else { return drawing.stroke(width: width) }
    // The path begins at the right end of the top edge, and the ring at the middle of that edge.
    let dashes = [progress * length, (1 - progress) * length]
    drawing.stroke(width: width, roundEnds: true, dashes: dashes, from: shape.width / 2 - radius)
  }
}
