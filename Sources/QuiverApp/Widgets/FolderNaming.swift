import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The text field for a folder's name.
final class FolderNaming {
  /// Called once when a field ends, with the new name or the old one.
  var onName: (ItemID, String) -> Void = { _, _ in }
  /// Called when a field has appeared or gone, so that the painted name disappears or returns.
  var onChange: () -> Void = {}
  private let canvas: Canvas
  private var present: (folder: ItemID, field: TextField)?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  /// The folder whose name is edited.
  var folder: ItemID? { present?.folder }

  func begin(_ folder: ItemID, name: String, in frame: Rect) {
    let frame = Extent(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    if let present, present.folder == folder { return present.field.move(to: frame) }
    end()
    let field = TextField(
      name, called: Strings.folderName, styleClass: Style.nameFieldClass, in: frame, on: canvas
    ) { [weak self] typed in
      self?.present = nil
      self?.onName(folder, typed?.displayable ?? name)
      self?.onChange()
    }
    present = (folder, field)
    onChange()
  }

  /// Ends the field and keeps what was typed.
  func end() {
    present?.field.commit()
  }
}
