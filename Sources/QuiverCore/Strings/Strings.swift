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
