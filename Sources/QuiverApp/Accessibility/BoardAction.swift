import CollectionEngine
import QuiverCore
import SpringboardEngine

/// An action that an assistive technology can perform on an element.
struct BoardAction: Equatable {
  /// The name that AT-SPI uses.
  let id: String
  /// The name that the user hears.
  let name: String
  /// The input that the action sends to the springboard.
  let input: Input

  private init(_ id: String, _ name: String, _ input: Input) {
    self.id = id
    self.name = name
    self.input = input
  }

  private init(_ id: String, _ name: String, _ act: Act) {
    self.init(id, name, Input.act(act))
  }
}

extension BoardAction {
  static let edit = BoardAction("edit", Strings.edit, .edit)
  static let closeMenu = BoardAction("close", Strings.close, .menu(.close))
  static func chooseMenuRow(_ row: Int) -> BoardAction { BoardAction("click", Strings.choose, .menu(.choose(row))) }
  static func press(_ key: KeypadKey) -> BoardAction {
    BoardAction("click", Strings.name(of: key), .keypad(.press(key)))
  }
  static let closeFolder = BoardAction("close", Strings.close, .closeFolder)

  static func open(_ id: ItemID) -> BoardAction {
    BoardAction("click", Strings.open, Act.choose(id))
  }
  static func openFolder(_ id: ItemID) -> BoardAction { BoardAction("click", Strings.open, .openFolder(id)) }
  static func menu(at point: Point) -> BoardAction { BoardAction("menu", Strings.menu, Input.secondary(point)) }
  static func pickUp(_ id: ItemID) -> BoardAction { BoardAction("pick up", Strings.pickUp, .drag(.pickUp(id))) }
  static func remove(_ id: ItemID) -> BoardAction { BoardAction("remove", Strings.remove, .remove(id)) }
  static func dissolve(_ id: ItemID) -> BoardAction { BoardAction("remove", Strings.dissolve, .remove(id)) }
  static func makeFolder(_ id: ItemID) -> BoardAction {
    BoardAction("make folder", Strings.makeFolder, .makeFolder(id))
  }
  static func rename(_ id: ItemID) -> BoardAction { BoardAction("rename", Strings.rename, .editName(id)) }

  static func openChannel(of id: ItemID) -> BoardAction { BoardAction("click", Strings.open, .openChannel(of: id)) }
  static func showDetails(_ id: ItemID) -> BoardAction { BoardAction("details", Strings.details, .showDetails(id)) }

  static func showFile(_ id: ItemID) -> BoardAction {
    BoardAction("click", Strings.showFile, .showElsewhere(.file(id)))
  }

  static func nextPage(after screen: Int) -> BoardAction {
    BoardAction("next page", Strings.showNextPage, .screen(screen + 1))
  }
  static func previousPage(before screen: Int) -> BoardAction {
    BoardAction("previous page", Strings.showPreviousPage, .screen(screen - 1))
  }

  static func chooseSection(below header: Rect) -> BoardAction {
    BoardAction("click", Strings.chooseSection, .secondary(header.center))
  }
  static func nextSection(after section: Int) -> BoardAction {
    BoardAction("next section", Strings.nextSection, .showSection(section + 1))
  }
  static func previousSection(before section: Int) -> BoardAction {
    BoardAction("previous section", Strings.previousSection, .showSection(max(0, section - 1)))
  }

  /// `sheet` is the application whose details are shown. Returns nil for a button that needs one if there is none.
  static func press(_ button: Scene.Button, on sheet: ItemID?) -> BoardAction? {
    switch button {
    case .done: BoardAction("click", Strings.done, .done)
    case .undo: BoardAction("click", Strings.undo, .undo)
    case .takeOver: BoardAction("click", Strings.takeOver, .takeOver)
    case .close: BoardAction("click", Strings.close, .closeSheet)
    case .open: sheet.map { $0.programme == nil ? open($0) : openChannel(of: $0) }
    case .showFile: sheet.map(showFile)
    case .remind: sheet.map { BoardAction("click", Strings.remind, .remind($0)) }
    case .forgetReminder: sheet.map { BoardAction("click", Strings.forgetReminder, .forgetReminder($0)) }
    case .restart: BoardAction("click", Strings.restart, .confirmPower(.restart))
    case .shutDown: BoardAction("click", Strings.shutDown, .confirmPower(.shutDown))
    case .logOut: BoardAction("click", Strings.logOut, .confirmPower(.logOut))
    case .showAll: BoardAction("click", Strings.showAll, .restoreAll)
    case .search: BoardAction("click", Strings.search, .openSearch)
    case .library: BoardAction("click", Strings.library, Input.key(.library))
    case .pages: BoardAction("click", Strings.pages, Input.key(.library))
    case .accessibility: BoardAction("click", Strings.accessibility, .openAccessibilityMenu)
    case .keyboard: BoardAction("click", Strings.keyboard, .toggle(.onScreenKeyboard))
    }
  }

  /// The actions on a tile that is being dragged.
  static func whileDragging(rightToLeft: Bool) -> [BoardAction] {
    [
      BoardAction("move left", Strings.moveLeft, .drag(.move(rightToLeft ? .onward : .back))),
      BoardAction("move right", Strings.moveRight, .drag(.move(rightToLeft ? .back : .onward))),
      BoardAction("move up", Strings.moveUp, .drag(.move(.up))),
      BoardAction("move down", Strings.moveDown, .drag(.move(.down))),
      BoardAction("next page", Strings.nextPage, .drag(.moveToNextPage)),
      BoardAction("previous page", Strings.previousPage, .drag(.moveToPreviousPage)),
      BoardAction("drop", Strings.drop, .drag(.drop)),
      BoardAction("put back", Strings.putBack, .drag(.putBack)),
    ]
  }
}
