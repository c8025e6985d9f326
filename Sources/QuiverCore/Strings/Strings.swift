import SpringboardEngine

/// The texts that the user reads in the window, and those that commands share with it.
package enum Strings {
  package static let applicationName = "Quiver"
  package static let notSaved = tr("Couldn't save your layout. Changes are kept until Quiver quits.")
  package static let layoutIsMissing =
    tr("The disk with your layout isn't responding. Your icons appear as soon as it does.")
  package static func leftOut(_ places: [String]) -> String {
    tr(
      "Not shown, because the disk isn't responding: %1$s",
      places.joined(separator: listSeparator))
  }
  /// `fault` is a clause.
  package static func wallpaperFailed(_ path: String, _ fault: String, isOneOfSeveral: Bool) -> String {
    isOneOfSeveral
      ? tr("Couldn't show the wallpaper “%1$s”: %2$s. It is left out.", path, fault)
      : tr("Couldn't show the wallpaper “%1$s”: %2$s. Quiver's own is shown instead.", path, fault)
  }
  package static func slideFailed(_ path: String, _ fault: String) -> String {
    tr("Couldn't show “%1$s”: %2$s", path, fault)
  }
  package static func iconLeftOut(_ path: String, exists: Bool, isEmpty: Bool) -> String {
    switch (exists, isEmpty) {
    case (false, _):
      tr("the icon “%1$s” is left out: it does not exist, or is a link to a file that does not", path)
    case (true, true): tr("the icon “%1$s” is left out: it is empty", path)
    case (true, false):
      missingDecoder(of: path).map { tr("the icon “%1$s” is left out: %2$s", path, $0) }
        ?? tr("the icon “%1$s” is left out: it cannot be read, or shows no picture", path)
    }
  }
  package static func iconGivenUp(_ icon: String) -> String {
    tr("the icon “%1$s” is not shown: it needs too much time or memory, or its disk does not answer", icon)
  }
  package static let noPictures = tr("there are no pictures in it")
  package static let noPictureIsDecoded = tr("no installed picture loader can decode the pictures that it names")
  package static let noSuchFile = tr("there is no such file")
  package static func wallpaperFault(of path: String, exists: Bool) -> String {
    exists ? missingDecoder(of: path) ?? tr("no installed picture loader can decode it") : noSuchFile
  }
  package static let emptyHomeTitle = tr("This is your home screen")
  package static let emptyHome =
    tr("It shows the applications on this computer as icons. You have removed all of them. They are still installed.")
  package static let noApplications =
    tr("It shows the applications on this computer as icons. There are none yet; new ones appear here automatically.")
  package static let demoHasNoSettings = tr("The demo has no settings to change.")
  /// The first lines of a new configuration file.
  static let configurationHead = """
    # Quiver's configuration. To change a value, remove the # before its key. When you save this file, the open window changes.
    # `quiver config check` reports the errors in it. Lines that start with # are comments.

    """

  package static func noPage(_ number: Int, of count: Int) -> String {
    trn("there is no page %2$d; there is %1$d page", "there is no page %2$d; there are %1$d pages", count, number)
  }

  package static func page(_ number: Int, of count: Int) -> String { tr("Page %1$d of %2$d", number, count) }
  package static func pageNumber(_ number: Int, of count: Int) -> String {
    trc("page number", "%1$d of %2$d", number, count)
  }
  package static func notice(_ notice: Scene.Notice, _ name: (ItemID) -> String) -> String {
    switch notice {
    case .words(let words): words
    case .hint(.mouse): tr("Hold an icon to rearrange · right-click for more")
    case .hint(.touch): tr("Hold an icon to rearrange · let go a little earlier for more")
    case .hint(.keyboard): tr("Ctrl+E to rearrange · F1 for all keys")
    case .changed(let change): sentence(for: change, name)
    case .movedToScreen(let id, let screen): trc("was done", "Moved “%1$s” to page %2$d", name(id), screen + 1)
    case .dockIsFull: tr("The dock is full")
    case .offer(let program): tr("Arrange icons as in %1$s?", program)
    case .countdown(let seconds): tr("Closing everything in %1$d s · touch the screen to continue", seconds)
    case .alreadySorted(let order): self.notice(.sorted(order), name)
    case .sorted(.name): tr("Sorted by name")
    case .sorted(.use): tr("Sorted by most used")
    case .undone(let change): undone(change, name)
    case .redone(let change): redone(change, name)
    }
  }

  /// The names of folders, by the main categories of the Desktop Menu Specification 1.1.
  static let folderNames = FolderNames(
    byCategory: [
      "AudioVideo": trc("category", "Sound & Video"), "Audio": trc("category", "Sound"),
      "Video": trc("category", "Video"), "Development": trc("category", "Programming"),
      "Education": trc("category", "Education"), "Game": trc("category", "Games"),
      "Graphics": trc("category", "Graphics"), "Network": trc("category", "Internet"),
      "Office": trc("category", "Office"), "Science": trc("category", "Science"),
      "Settings": trc("category", "Settings"), "System": trc("category", "System"),
      "Utility": trc("category", "Accessories"),
    ], other: trc("name of a new folder", "Folder"), uncategorized: trc("category", "Other"))

  /// The texts of the preferences of a springboard.
  static let springboardTexts = Preferences.Texts(
    folderNames: folderNames, searchTitles: searchTitles, libraryTitles: libraryTitles)
}

extension Springboard {
  /// The name of a folder, an application, a result, a programme or a power action; nil for an item that is not shown,
  /// on the board or installed.
  package func name(of id: ItemID) -> String? {
    switch id {
    case .application, .copy: application(id.application)?.name
    case .folder: folder(id, in: .main)?.name
    case .action(let action, _): Strings.action(action, of: application(id.application))
    case .result: providerResult(id, in: .main).map(Strings.result)
    case .programme(let programme): programme.title
    case .power(let action): Strings.name(of: action)
    }
  }
}

extension [String] {
  /// For example `fill or spread`, or `a, b or c`.
  package var alternatives: String {
    count < 2
      ? joined() : tr("%1$s or %2$s", dropLast().joined(separator: Strings.listSeparator), self[count - 1])
  }
}
