import GtkBridge
import QuiverCore
import SpringboardEngine

/// Knows the names of applications, folders and programmes.
package protocol ItemNaming: AnyObject {
  /// nil for an item that is neither installed nor on the board.
  func name(of id: ItemID) -> String?
  /// The details of a programme of the guide, or the question about a power action; nil for other items.
  func details(of id: ItemID) -> Details?
}

/// The painting environment of a springboard: icons from its loader, names from its board, and surfaces for its
/// canvas.
final class LivePaintingEnvironment: PaintingEnvironment {
  private weak var icons: IconLoader?
  private weak var names: (any ItemNaming)?
  /// nil if the springboard has no window.
  private weak var naming: FolderNaming?
  /// nil if the springboard has no window.
  private weak var searching: SearchFieldHost?
  /// nil if the springboard has no window.
  private weak var canvas: Canvas?
  /// The details of an application; nil if it is not installed.
  private var details: (ItemID) -> Details? = { _ in nil }

  /// Takes the icons from a loader, and the details of applications from a function, which returns nil for one that is not
  /// installed.
  func use(_ icons: IconLoader, details: @escaping (ItemID) -> Details?) {
    (self.icons, self.details) = (icons, details)
  }

  /// Serves a springboard with these names. It has the text fields only in a window of its own.
  func serve(
    _ names: any ItemNaming, on canvas: Canvas? = nil, naming: FolderNaming? = nil, searching: SearchFieldHost? = nil
  ) {
    (self.names, self.canvas, self.naming, self.searching) = (names, canvas, naming, searching)
  }

  func icon(of id: ItemID, side: Int) -> IconState { icons?.icon(of: id, side: side) ?? .missing }

  func prefetchIcon(of id: ItemID, side: Int) { icons?.prefetchIcon(of: id, side: side) }

  func name(of id: ItemID) -> String { names?.name(of: id) ?? id.text }

  var hasSearchField: Bool { searching?.isOpen == true }

  var isComposing: Bool { searching?.isComposing == true }

  func isEditingName(of id: ItemID) -> Bool { naming?.folder == id }

  func details(of id: ItemID) -> Details {
    details(id) ?? names?.details(of: id) ?? Details(title: id.text)
  }

  func upload(_ picture: Surface) -> Surface { canvas?.upload(picture) ?? picture }

  func blankSurface(filling viewport: Viewport, isOpaque: Bool) -> Surface {
    let size = PixelSize(filling: viewport)
    return canvas?.blank(size.width, size.height, scale: viewport.scale, isOpaque: isOpaque)
      ?? Surface(filling: viewport, isOpaque: isOpaque)
  }
}
