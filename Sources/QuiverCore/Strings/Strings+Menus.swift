import SpringboardEngine

/// The texts of menus, buttons, fields and sheets.
extension Strings {
  package static let open = trc("button", "Open")
  package static let edit = tr("Edit home screen")
  package static let done = trc("button", "Done")
  package static let remove = tr("Remove from home screen")
  static let restore = tr("Add to home screen")
  package static let details = tr("Details")
  package static let rename = tr("Rename")
  package static let dissolve =
    // Translators: Takes the applications of a folder out of it.
    tr("Ungroup")
  package static let undo = trc("button", "Undo")
  package static let takeOver = trc("button", "Arrange")
  package static let redo = trc("button", "Redo")
  package static let close = trc("button", "Close")
  package static let choose = trc("button", "Choose")
  package static let showAll = tr("Show all applications")
  package static let showFile = tr("Show in Files")
  package static let folderName = tr("Folder name")
  static let newFolder =
    // Translators: The title of a list of applications; the chosen one and the present one make a folder.
    tr("New folder with")
  package static let search = trc("button", "Search")
  package static let library = tr("All applications")
  /// The button that shows the pages of the home screen.
  package static let pages = trc("button", "Pages")
  package static let guide = tr("Programme guide")
  package static let remind = tr("Remind me")
  package static let forgetReminder = tr("Cancel reminder")
  package static let emptyGuideTitle = tr("No programmes")
  package static let emptyGuide =
    tr("There are no listings that can be read. “quiver guide check FILE” reports the faults in a file.")
  package static let index =
    // Translators: The letters at the side of the library, which scroll to the names that begin with them.
    tr("Index")
  package static let nextSection = tr("Next section")
  package static let previousSection = tr("Previous section")
  package static let chooseSection = tr("Choose a section")

  package static func name(of button: Scene.Button) -> String {
    switch button {
    case .done: done
    case .undo: undo
    case .takeOver: takeOver
    case .close: close
    case .showAll: showAll
    case .showFile: showFile
    case .open: open
    case .search: search
    case .library: library
    case .pages: pages
    case .accessibility: accessibility
    case .keyboard: keyboard
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
    case (.newPage, _): tr("New page")
    case (.dissolve, _): dissolve
    case (.change(let change), .act(.redo)): tr("Redo: %1$s", sentence(for: change, name))
    case (.change(let change), _): tr("Undo: %1$s", sentence(for: change, name))
    case (.standard, .act(let act)): title(of: act, name)
    case (.standard, .noMatch): nothingFound
    case (.standard, .submenu(let submenu)), (.standard, .back(let submenu)): title(of: submenu)
    }
  }

  /// The titles of rows that contain no names, for the width of menus.
  package static let menuTitles = [
    open, edit, remove, restore, details, rename, dissolve, showFile, newFolder, settings, editSettings, help,
    tr("New page"), tr("Add to dock"), tr("Remove from dock"), tr("Uninstall…"), tr("Move to page"), tr("Sort by"),
    tr("Removed applications"),
  ]

  private static func title(of submenu: MenuEntry.Submenu) -> String {
    switch submenu {
    case .pages: tr("Move to page")
    case .partners: newFolder
    case .orders: tr("Sort by")
    case .removed: tr("Removed applications")
    }
  }

  /// The words of a screen reader for the page that a row shows.
  package static func description(of page: PageMiniature) -> String {
    page.isCurrent
      ? trn("%1$d item, current page", "%1$d items, current page", page.items.count)
      : trn("%1$d item", "%1$d items", page.items.count)
  }

  /// The text of a row that performs an act; the act's own name for acts that no menu contains.
  private static func title(of act: Act, _ name: (ItemID) -> String) -> String {
    switch act {
    case .open, .openFolder: open
    case .edit: edit
    case .done: done
    case .remove: remove
    case .restore: restore
    case .openSearch: search
    case .move(_, to: .dock): tr("Add to dock")
    case .move(_, to: .lastPage): tr("Remove from dock")
    case .move(_, to: .screen(let screen)): tr("Page %1$d", screen + 1)
    case .combine(_, let partner): name(partner)
    case .editName: rename
    case .showDetails: details
    case .openSettings: settings
    case .openHelp: help
    case .showElsewhere(.file): showFile
    case .showElsewhere(.softwareCentre): tr("Uninstall…")
    case .showElsewhere(.settings): editSettings
    case .sort(.name): trc("sort by", "Name")
    case .sort(.use): trc("sort by", "Most used")
    case .undo: undo
    case .redo: redo
    case .toggle(let feature): Self.name(of: feature)
    default: "\(act)"
    }
  }

  static let categories = trc("detail of an application", "Categories")
  static let actions = trc("detail of an application", "Actions")
  static let version = trc("detail of an application", "Version")
  static let flatpak = trc("detail of an application", "Flatpak")
  static let command = trc("detail of an application", "Command")
  static let file = trc("detail of an application", "File")
}
