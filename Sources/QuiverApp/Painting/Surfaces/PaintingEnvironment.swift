import GtkBridge
import QuiverCore
import SpringboardEngine

/// The state of an application's icon.
package enum IconState {
  /// The pixels, where painting from them is fast.
  case ready(Surface)
  /// The icon arrives so soon that no placeholder is needed.
  case soon
  case missing
}

/// The services that the painter asks of the rest of the program.
package protocol PaintingEnvironment: AnyObject {
  /// An application's icon; the side is in device pixels.
  func icon(of id: ItemID, side: Int) -> IconState
  /// Starts to load an icon that will be painted soon.
  func prefetchIcon(of id: ItemID, side: Int)
  /// The name of an application or a folder.
  func name(of id: ItemID) -> String
  /// Whether a text field shows the name of a folder, so that it is not painted.
  func isEditingName(of id: ItemID) -> Bool
  /// Whether a text field shows the text of the search, so that it is not painted.
  var hasSearchField: Bool { get }
  /// Whether an input method composes text in that field, which is empty until then.
  var isComposing: Bool { get }
  /// The details that an application's sheet shows.
  func details(of id: ItemID) -> Details
  /// Copies a picture to where painting from it is fast: into the display's memory if there is a window.
  func upload(_ picture: Surface) -> Surface
  /// A surface of the same kind, as large as the viewport. It is clear, or black if it is opaque, which is painted
  /// faster.
  func blankSurface(filling viewport: Viewport, isOpaque: Bool) -> Surface
}

extension PaintingEnvironment {
  package func isEditingName(of id: ItemID) -> Bool { false }
  package var hasSearchField: Bool { false }
  package var isComposing: Bool { false }
}

/// An environment without applications and without a window.
package final class EmptyPaintingEnvironment: PaintingEnvironment {
  package init() {}

  package func icon(of id: ItemID, side: Int) -> IconState { .missing }
  package func prefetchIcon(of id: ItemID, side: Int) {}
  package func name(of id: ItemID) -> String { id.text }
  package func details(of id: ItemID) -> Details { Details(title: id.text) }
  package func upload(_ picture: Surface) -> Surface { picture }
  package func blankSurface(filling viewport: Viewport, isOpaque: Bool) -> Surface {
    Surface(filling: viewport, isOpaque: isOpaque)
  }
}
