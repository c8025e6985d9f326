import CollectionEngine
import GtkBridge
import QuiverCore

/// Shows a form on the sheet of a window.
final class SheetHost {
  /// Called for keys that act on no control: returns whether the key was handled.
  var onKey: (Event) -> Bool = { _ in false }
  private let canvas: Canvas
  private(set) var form: Form?

  init(on canvas: Canvas) {
    self.canvas = canvas
  }

  var isOpen: Bool { form != nil }

  func begin(_ rows: [FormRow], called name: String, in frame: Rect) -> Form {
    form = nil
    let form = Form(rows, called: name, styleClass: Style.formClass, in: Extent(frame), on: canvas)
    form.onKey = { [weak self] in self?.onKey($0) ?? false }
    self.form = form
    return form
  }

  /// Moves the form to where the sheet is painted now.
  func move(to frame: Rect) {
    form?.move(to: Extent(frame))
  }

  func end() {
    form = nil
  }
}
