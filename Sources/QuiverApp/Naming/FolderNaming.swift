import GtkBridge
import QuiverCore
import SpringboardEngine

/// The text field in which a folder gets its name, while there is one.
final class FolderNaming {
  /// What a folder is to be called: once for every field, the old name too.
  var onName: (ItemID, String) -> Void = { _, _ in }
  private let canvas: Canvas
  private var present: (folder: ItemID, field: TextField)?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  func begin(_ folder: ItemID, name: String, in frame: Rect) {
    let frame = Extent(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    if let present, present.folder == folder { return present.field.move(to: frame) }
    end()
    let field = TextField(name, called: Strings.folderName, in: frame, on: canvas) { [weak self] typed in
      self?.present = nil
      self?.onName(folder, typed?.displayable ?? name)
    }
    present = (folder, field)
  }

  /// Keeps what was typed.
  func end() {
    present?.field.commit()
  }
}
