import GtkBridge
import QuiverCore
import SpringboardEngine

/// Knows the names of applications and folders.
package protocol ItemNaming: AnyObject {
  /// nil for an item that is neither installed nor on the board.
  func name(of id: ItemID) -> String?
}

/// The painting environment of a springboard: icons from its resources, names from its board, and surfaces for its
/// canvas.
final class LivePaintingEnvironment: PaintingEnvironment {
  weak var resources: RenderResources?
  weak var names: (any ItemNaming)?
  /// nil if the springboard has no window.
  weak var canvas: Canvas?

  func icon(of id: ItemID, side: Int) -> IconState { resources?.icon(of: id, side: side) ?? .missing }

  func prefetchIcon(of id: ItemID, side: Int) { resources?.prefetchIcon(of: id, side: side) }

  func name(of id: ItemID) -> String { names?.name(of: id) ?? id.rawValue }

  func details(of id: ItemID) -> Details { resources?.details(of: id) ?? Details(title: id.rawValue) }

  func upload(_ picture: Surface) -> Surface { canvas?.upload(picture) ?? picture }

  func blankSurface(filling viewport: Viewport) -> Surface {
    let size = PixelSize(filling: viewport)
    return canvas?.blank(size.width, size.height, scale: viewport.scale) ?? Surface(filling: viewport)
  }
}
