import SpringboardEngine

/// The texts of menus, buttons and fields.
extension Strings {
  package static let open = "Open"
  package static let edit = "Edit home screen"
  package static let done = "Done"
  package static let remove = "Remove from the board"
  package static let details = "Details"
  package static let rename = "Rename"
  package static let dissolve = "Dissolve"
  package static let sortByName = "Sort by name"
  package static let sortByUse = "Sort by use"
  package static let undo = "Undo"
  package static let redo = "Redo"
  package static let close = "Close"
  package static let notOnTheBoard = "Not on the board"
  package static let folderName = "Folder name"

  package static func name(of button: Scene.Button) -> String {
    switch button {
    case .done: done
    case .undo: undo
    case .close: close
    }
  }
}
