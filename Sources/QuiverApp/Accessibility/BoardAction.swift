import QuiverCore
import SpringboardEngine

/// An action that an assistive technology can perform on an element.
struct BoardAction: Equatable {
  enum Outcome: Equatable {
    case input(Input)
    /// Opens a text field in place of the folder's name.
    case rename(ItemID)
  }

  /// The name that AT-SPI uses.
  let id: String
  /// The name that the user hears.
  let name: String
  let outcome: Outcome

  private init(_ id: String, _ name: String, _ outcome: Outcome) {
    self.id = id
    self.name = name
    self.outcome = outcome
  }

  private init(_ id: String, _ name: String, _ act: Act) {
    self.init(id, name, .input(.act(act)))
  }
}

extension BoardAction {
  static let edit = BoardAction("edit", Strings.edit, .edit)
  static let closeFolder = BoardAction("close", Strings.close, .closeFolder)

  static func open(_ id: ItemID) -> BoardAction { BoardAction("click", Strings.open, .input(.act(.open(id)))) }
  static func openFolder(_ id: ItemID) -> BoardAction { BoardAction("click", Strings.open, .openFolder(id)) }
  static func menu(at point: Point) -> BoardAction { BoardAction("menu", Strings.menu, .input(.secondary(point))) }
  static func pickUp(_ id: ItemID) -> BoardAction { BoardAction("pick up", Strings.pickUp, .pickUp(id)) }
  static func remove(_ id: ItemID) -> BoardAction { BoardAction("remove", Strings.remove, .remove(id)) }
  static func dissolve(_ id: ItemID) -> BoardAction { BoardAction("remove", Strings.dissolve, .remove(id)) }
  static func makeFolder(_ id: ItemID) -> BoardAction {
    BoardAction("make folder", Strings.makeFolder, .makeFolder(id))
  }
  static func rename(_ id: ItemID) -> BoardAction { BoardAction("rename", Strings.rename, .rename(id)) }

  static func press(_ button: Scene.Button) -> BoardAction {
    switch button {
    case .done: BoardAction("click", Strings.done, .done)
    case .undo: BoardAction("click", Strings.undo, .undo)
    case .close: BoardAction("click", Strings.close, .hideDetails)
    }
  }

  /// The actions on a tile that is being dragged.
  static func whileDragging(rightToLeft: Bool) -> [BoardAction] {
    [
      BoardAction("move left", Strings.moveLeft, .moveDragged(rightToLeft ? .onward : .back)),
      BoardAction("move right", Strings.moveRight, .moveDragged(rightToLeft ? .back : .onward)),
      BoardAction("move up", Strings.moveUp, .moveDragged(.up)),
      BoardAction("move down", Strings.moveDown, .moveDragged(.down)),
      BoardAction("next page", Strings.nextPage, .moveDraggedToNextPage),
      BoardAction("previous page", Strings.previousPage, .moveDraggedToPreviousPage),
      BoardAction("drop", Strings.drop, .drop),
      BoardAction("put back", Strings.putBack, .putBack),
    ]
  }
}
