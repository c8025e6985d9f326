import SpringboardEngine

/// All texts that the user reads in the window.
package enum Strings {
  package static let applicationName = "Quiver"
  package static let notSaved = "The arrangement cannot be saved now. Nothing is lost while Quiver runs."
  package static let layoutIsMissing = "The disk with the arrangement does not answer. It is shown as soon as it does."
  package static func leftOut(_ places: [String]) -> String {
    "Left out, because the disk does not answer: \(places.joined(separator: ", "))"
  }
  package static let cannotBeOpened = "It cannot be opened."
  package static let diskDoesNotAnswer = "It cannot be opened: a disk that it needs does not answer."
  package static let notInstalled = "It is not installed any more."
  package static let noSessionBus = "there is no session bus"

  package static func page(_ number: Int, of count: Int) -> String { "Page \(number) of \(count)" }
  package static func notice(_ notice: Scene.Notice, _ name: (ItemID) -> String) -> String {
    switch notice {
    case .words(let words): words
    case .removed(let id): "\(name(id)) is off the board"
    case .dockIsFull: "The dock is full"
    case .sorted(.name): "Sorted by name"
    case .sorted(.use): "Sorted by use"
    case .undone: "Undone"
    case .redone: "Done again"
    }
  }

  package static func failed(_ name: String, _ reason: String) -> String { "\(name): \(reason)" }
}

/// The names of an application's details.
extension Strings {
  static let categories = "Categories"
  static let actions = "Actions"
  static let version = "Version"
  static let flatpak = "Flatpak"
  static let command = "Command"
  static let file = "File"
}

extension Strings {
  /// The names of folders, by the main categories of the Desktop Menu Specification 1.1.
  static let folderNames = FolderNames(
    byCategory: [
      "AudioVideo": "Sound & Video", "Audio": "Sound", "Video": "Video", "Development": "Programming",
      "Education": "Education", "Game": "Games", "Graphics": "Graphics", "Network": "Internet", "Office": "Office",
      "Science": "Science", "Settings": "Settings", "System": "System", "Utility": "Accessories",
    ], other: "Folder")
}

extension Springboard {
  /// The name of a folder or an application; nil for an item that is neither on the board nor installed.
  package func name(of id: ItemID) -> String? { application(id)?.name ?? folder(id, in: .main)?.name }
}
