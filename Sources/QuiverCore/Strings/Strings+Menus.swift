import SpringboardEngine

/// The texts of menus, buttons and fields.
extension Strings {
  package static let open = "Open"
  package static let edit = "Edit home screen"
  package static let done = "Done"
  package static let remove = "Remove from home screen"
  static let restore = "Add to home screen"
  package static let details = "Details"
  package static let rename = "Rename"
  package static let dissolve = "Ungroup"
  package static let undo = "Undo"
  package static let redo = "Redo"
  package static let close = "Close"
  package static let choose = "Choose"
  package static let showAll = "Show all applications"
  package static let showFile = "Show in Files"
  package static let folderName = "Folder name"
  static let newFolder = "New folder with"
  package static let search = "Search"
  package static let library = "All applications"
  package static let pages = "Pages"
  package static let guide = "Programme guide"
  package static let remind = "Remind me"
  package static let forgetReminder = "Cancel reminder"
  package static let emptyGuideTitle = "No programmes"
  package static let emptyGuide =
    "There are no listings that can be read. “quiver guide check FILE” reports the faults in a file."
  package static let index = "Index"
  package static let nextSection = "Next section"
  package static let previousSection = "Previous section"
  package static let chooseSection = "Choose a section"

  package static func name(of button: Scene.Button) -> String {
    switch button {
    case .done: done
    case .undo: undo
    case .close: close
    case .showAll: showAll
    case .showFile: showFile
    case .open: open
    case .search: search
    case .library: library
    case .pages: pages
    case .accessibility: accessibility
    case .remind: remind
    case .forgetReminder: forgetReminder
    case .restart: restart
    case .shutDown: shutDown
    case .logOut: logOut
    }
  }

  /// The text of a row of a menu.
  package static func title(of entry: MenuEntry, _ name: (ItemID) -> String) -> String {
    switch (entry.wording, entry.choice) {
    case (.words(let words), _): words
    case (.newPage, _): "New page"
    case (.dissolve, _): dissolve
    case (.change(let change), .act(.redo)): "\(redo): \(words(for: change, name))"
    case (.change(let change), _): "\(undo): \(words(for: change, name))"
    case (.standard, .act(let act)): title(of: act, name)
    case (.standard, .noMatch): nothingFound
    case (.standard, .submenu(let submenu)), (.standard, .back(let submenu)): title(of: submenu)
    }
  }

  private static func title(of submenu: MenuEntry.Submenu) -> String {
    switch submenu {
    case .pages: "Move to page"
    case .partners: newFolder
    case .orders: "Sort by"
    case .removed: "Removed applications"
    }
  }

  /// The words of a screen reader for the page that a row shows.
  package static func description(of page: PageMiniature) -> String {
    let items = "\(page.itemCount) \(page.itemCount == 1 ? "item" : "items")"
    return page.isCurrent ? "\(items), \(currentPage)" : items
  }

  private static let currentPage = "current page"

  /// The text of a row that performs an act; the act's own name for acts that no menu contains.
  private static func title(of act: Act, _ name: (ItemID) -> String) -> String {
    switch act {
    case .open, .openFolder: open
    case .edit: edit
    case .done: done
    case .remove: remove
    case .restore: restore
    case .openSearch: search
    case .move(_, to: .dock): "Add to dock"
    case .move(_, to: .lastPage): "Remove from dock"
    case .move(_, to: .screen(let screen)): "Page \(screen + 1)"
    case .combine(_, let partner): name(partner)
    case .editName: rename
    case .showDetails: details
    case .openSettings: settings
    case .openHelp: help
    case .showElsewhere(.file): showFile
    case .showElsewhere(.softwareCentre): "Uninstall…"
    case .showElsewhere(.settings): editSettings
    case .sort(.name): "Name"
    case .sort(.use): "Most used"
    case .undo: undo
    case .redo: redo
    case .toggle(let feature): Self.name(of: feature)
    default: "\(act)"
    }
  }
}
