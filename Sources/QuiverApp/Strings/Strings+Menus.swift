import SpringboardEngine

/// The words of menus, buttons and fields.
nonisolated extension Strings {
  static let open = "Open"
  static let edit = "Edit home screen"
  static let done = "Done"
  static let remove = "Remove from the board"
  static let details = "Details"
  static let rename = "Rename"
  static let dissolve = "Dissolve"
  static let sortByName = "Sort by name"
  static let sortByUse = "Sort by use"
  static let undo = "Undo"
  static let redo = "Redo"
  static let close = "Close"
  static let notOnTheBoard = "Not on the board"
  static let folderName = "Folder name"

  static func name(of button: Scene.Button) -> String {
    switch button {
    case .done: done
    case .undo: undo
    case .close: close
    }
  }
}
