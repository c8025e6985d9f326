import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the icon of an application that is opened, which grows into a window.
struct OpeningPainter {
  let tools: PaintingTools

  /// A launched application's icon, which grows into a window.
  func paintOpening(_ id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    let side = min(frame.width, frame.height)
    drawing.layer(alpha: element.alpha, within: frame) {
      drawing.roundedRectangle(frame, radius: side * tools.style.radii.icon / 100 * element.alpha)
      drawing.ink(tools.style.colors.surface.fill)
      drawing.fill()
      paintTile(id, at: frame.center, side: min(side, Self.largestOpeningIcon), on: drawing)
    }
  }

  /// In logical pixels. Most applications have no larger icon.
  private static let largestOpeningIcon = 160.0

  /// The side of the tile that is stretched during the motion, in logical pixels.
  private static let openingTile = 128.0

  private func paintTile(_ id: ItemID, at centre: Point, side: Double, on drawing: Drawing) {
    guard let tile = tools.tile(of: id, side: Int((Self.openingTile * tools.scale).rounded())) else { return }
    drawing.saved {
      drawing.translate(centre.x - side / 2, centre.y - side / 2)
      drawing.scale(side / tile.logicalWidth)
      drawing.paint(tile, x: 0, y: 0)
    }
  }
}
