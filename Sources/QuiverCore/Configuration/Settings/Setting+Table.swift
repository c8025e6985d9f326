extension Setting {
  package static let window: [Setting] = [
    Setting(
      "window", "mode", \.springboard.windowKind, .word,
      "overlay: full screen until something is opened; home: the desktop's own home screen; window: an ordinary window."
    ),
    Setting("window", "size", \.window.size, .size(200...16384), "The size of an ordinary window, in logical pixels."),
    Setting(
      "window", "monitor", \.window.monitors, .monitors,
      "The monitor; auto is the one with the pointer, or the compositor's choice on Wayland. Of a list, the first "
        + "one that is connected is used. all shows the home screen on every monitor, each with its own page."
    ).naming(.monitors),
    Setting(
      "window", "others", \.window.others, .word,
      "What the other monitors show. nothing: they are left alone; wallpaper: the wallpaper; mirror: a copy of the "
        + "home screen."
    ),
    Setting(
      "window", "layer", \.window.layer, .word, "Whether the window is above or below others; auto depends on the mode."
    ),
    Setting(
      "window", "over-panels", \.window.isOverPanels, .boolean,
      "Whether a home screen on Wayland extends below panels, which then cover a part of it."),
  ]

  package static let grid: [Setting] = [
    Setting(
      "grid", "columns", \.springboard.grid.columns, .count,
      "The number of columns of a page; auto depends on the size of the window."),
    Setting(
      "grid", "rows", \.springboard.grid.rows, .count,
      "The number of rows of a page; auto depends on the size of the window."),
    Setting(
      "grid", "icon-size", \.springboard.grid.iconSize, .iconSize, "The width and height of an icon, in logical pixels."
    ),
    Setting(
      "grid", "minimum-slot", \.springboard.grid.minimumSlot, .size(32...1024),
      "The smallest size of a slot, in logical pixels."),
    Setting(
      "grid", "distribution", \.springboard.grid.distribution, .word,
      "fill: slots stretch over the page; spread: slots keep their size, with even gaps between them."),
    Setting(
      "grid", "margins", \.springboard.grid.margins, .margins,
      "The distances from the edges of the window, in logical pixels; auto follows the size of the window."),
    Setting(
      "grid", "spacing", \.springboard.grid.spacing, .spacing,
      "The distance between icons, in logical pixels; auto spreads them over the page."),
    Setting(
      "grid", "labels", \.springboard.labels.lines, .whole(0...2),
      "The maximum number of lines of a name under its icon; 0 shows no names."),
  ]

  package static let dock: [Setting] = [
    Setting("dock", "show", \.springboard.dock.isShown, .boolean, "Whether to show the dock."),
    Setting(
      "dock", "capacity", \.springboard.dock.capacity, .whole(1...20), "The maximum number of items in the dock."),
  ]

  package static let pages: [Setting] = [
    Setting("pages", "dots", \.springboard.showsPageDots, .boolean, "Whether to show page dots.")
  ]

  package static let tiles: [Setting] = [
    Setting(
      "tiles", "counts", \.tiles.showsCounts, .boolean,
      "Whether icons show the counts of applications, such as unread messages, and hop when one wants attention."),
    Setting(
      "tiles", "progress", \.tiles.showsProgress, .boolean,
      "Whether icons show how much of a task applications have done, such as a download."),
  ]

  package static let applications: [Setting] = [
    Setting(
      "applications", "hidden", \.applications.hidden, .list(tr("a list of ids, each ended by ;")),
      "Applications that are not shown, by their desktop file ids."
    ).naming(.applications),
    Setting(
      "applications", "extra-data-dirs", \.applications.extraDirectories, .paths,
      "Further data directories, after those of XDG_DATA_DIRS; for example, those of Flatpak."),
    Setting(
      "applications", "desktop", \.applications.desktop, .automatic(or: .list(tr("a list of names, each ended by ;"))),
      "The desktop's names, for OnlyShowIn and NotShowIn; auto is XDG_CURRENT_DESKTOP."),
    Setting(
      "applications", "terminal", \.applications.terminal, .automatic(or: .text(tr("a command"))),
      "The terminal emulator for applications that need one."),
  ]

  package static let wallpaper: [Setting] = [
    Setting(
      "wallpaper", "source", \.wallpaper.source, .wallpaper,
      "A picture, a directory of pictures, a list of both, a colour or a gradient; auto is the desktop's own "
        + "wallpaper. A GNOME XML file stands for the pictures that it names."
    ).naming(.wallpaper),
    Setting(
      "wallpaper", "slide-seconds", \.wallpaper.slideSeconds, .number(2...86400),
      "The seconds for which each picture is shown, if there are several. They are shown in the order of their names."),
    Setting("wallpaper", "fit", \.wallpaper.fit, .word, "How a picture is fitted into the window."),
  ]

  package static let home: [Setting] = [
    layoutFile, layoutIsLocked,
    Setting(
      "home", "view", \.view, .word, "pages: pages of icons; library: all applications in sections, and no pages."),
    Setting(
      "home", "pinned", \.restrictions.pinned, .items,
      "Applications that cannot be removed from the home screen, by their ids."
    ).naming(.applications),
    Setting(
      "home", "new-applications", \.springboard.newApplications, .word,
      "Where newly installed applications go. end: after the last icon; library: on no page, only in library and "
        + "search."
    ),
  ]

  static let layoutFile = Setting(
    "home", "file", \.homeFile, .automatic(or: .path),
    "The layout file; auto is quiver/home.conf in XDG_STATE_HOME.")

  static let layoutIsLocked = Setting(
    "home", "locked", \.restrictions.isLocked, .boolean,
    "Whether the layout is locked and cannot be changed.")

  static let behaviour: [Setting] = [
    Setting(
      "behaviour", "animations", \.behaviour.animations, .word, "Animations; auto follows the desktop's setting."),
    Setting(
      "behaviour", "long-press", \.behaviour.longPress, .automatic(or: .number(200...2000)),
      "The duration of a long press, in milliseconds; auto follows the desktop's setting."),
    Setting(
      "behaviour", "fly-in", \.springboard.flyIn, .word,
      "Whether icons fly in when they appear; auto: unless Quiver has just been started by hand."),
    Setting(
      "behaviour", "highlight", \.restrictions.allowsHighlight, .boolean,
      "Whether an icon becomes darker and smaller while it is pressed."),
    Setting(
      "behaviour", "multiple-selection", \.restrictions.allowsSelection, .boolean,
      "Whether several icons can be selected in edit mode, and dragged together."),
  ]

  static let library: [Setting] = [
    Setting(
      "library", "sort", \.springboard.library.order, .word,
      "The sections of the library. category: by category; name: by first letter.")
  ]

  static let search: [Setting] = [
    Setting(
      "search", "history", \.search.keepsHistory, .boolean,
      "Whether results and sorting depend on what you use; false keeps no history."),
    Setting(
      "search", "providers", \.search.providers, .searchProviders,
      "Search providers to ask, by the ids of their applications. local: those that answer at once; all: all that "
        + "are enabled by default."
    ).naming(.searchProviders),
  ]

  package static let guide: [Setting] = [
    Setting(
      "guide", "page", \.guide.position, .word,
      "The position of the programme guide. last: after the last page; first: before the first page; only: instead "
        + "of pages and dock."
    ),
    Setting(
      "guide", "listings", \.guide.listings, .paths,
      "XMLTV files with programmes, gzipped or not, and directories of them."),
    Setting(
      "guide", "channels", \.guide.playlists, .paths,
      "M3U playlists with the addresses of channels, and directories of them. The guide has the channels in this order."
    ),
    Setting(
      "guide", "rooms", \.guide.rooms, .paths,
      "iCalendar files with the appointments of rooms, and directories of them. Each room has a row."),
    Setting(
      "guide", "private", \.guide.privateAppointments, .word,
      "What is shown of private and confidential appointments. hide: only their times; show: everything."),
    Setting(
      "guide", "player", \.guide.player, .automatic(or: .text(tr("a command"))),
      "The command that opens a channel, with the address as its last argument; auto is the default application."),
  ]

  package static let icons: [Setting] = [
    Setting(
      "icons", "theme", \.icons.theme, .automatic(or: .text(tr("the name of an icon theme"))),
      "The icon theme; auto is the desktop's own."
    ).naming(.iconTheme),
    Setting(
      "icons", "shape", \.icons.shape, .word,
      "original: as designed; rounded and circle: every icon on a plate of this shape."),
  ]
}

extension Setting {
  /// The group that only the file of a kiosk has.
  package static let kioskGroup = "Kiosk"

  /// The keys of that group.
  package static let kiosk: [Setting] = [
    Setting(
      kioskGroup, "allowed", \.kiosk.allowed, .list(tr("a list of ids, each ended by ;")),
      "The only applications that can be opened, by their desktop file ids, in the order of the home screen."
    ).naming(.applications),
    Setting(
      kioskGroup, "actions", \.kiosk.actions, .allowedActions,
      "The actions of these applications that can be opened. A private window of a browser, for example, also leads "
        + "to other web pages."
    ),
    Setting(
      kioskGroup, "exit", \.kiosk.serviceMenuTrigger, .word,
      "How staff open the service menu. corner: hold a corner for 3 seconds; keys: Ctrl+Alt+Q; none: not at all."
    ),
    Setting(
      kioskGroup, "pin", \.kiosk.pin, .automatic(or: .pinHash, word: "none"),
      "The hash of the PIN that protects the service menu, as 'quiver kiosk pin' prints it; none: no service menu."),
    Setting(
      kioskGroup, "pin-keys", \.kiosk.pinKeys, .word,
      "The digits on the keypad. ordered: in the usual order; shuffled: in a different order each time, so that "
        + "movements do not reveal the PIN."
    ),
    Setting(
      kioskGroup, "service", \.kiosk.service, .list(tr("a list of ids, each ended by ;")),
      "Applications that only the service menu opens, such as those for settings, by their desktop file ids."
    ).naming(.applications),
    Setting(
      kioskGroup, "idle-reset", \.kiosk.idleReset, .automatic(or: .number(15...86400), word: "never"),
      "The seconds without input after which the home screen is reset: it shows its first page, and everything on it "
        + "is closed."
    ),
    Setting(
      kioskGroup, "idle-close", \.kiosk.closesApplications, .boolean,
      "Whether the idle reset also ends the applications that were opened."),
    Setting(
      kioskGroup, "idle-wipe", \.kiosk.wipedDirectories, .paths,
      "Directories that the idle reset empties, such as the one for downloads. A home directory itself is left alone."
    ).refusing { configuration, home in
      WipedDirectories(configuration.kiosk.wipedDirectories, homes: [home].compactMap(\.self)).refused.map {
        RefusedPart(
          text: $0, problem: tr("“%1$s” is too important to be emptied", $0.shortened),
          instead: tr("It is left alone."))
      }
    },
    Setting(
      kioskGroup, "attract", \.kiosk.attract, .automatic(or: .attractContent, word: "none"),
      "What is shown after the idle reset until the first touch or key: an application, by its desktop file id, or "
        + "pictures and directories of pictures."
    ).naming(.attractContent),
    Setting(
      kioskGroup, "sleep", \.kiosk.sleep, .automatic(or: .dailyTimes, word: "never"),
      "When the screens are off, unless somebody has used the kiosk within the last minute, or within idle-reset if "
        + "that is shorter."),
    Setting(
      kioskGroup, "status", \.kiosk.status, .words(),
      "What is shown in the upper corner, in this order. accessibility is a button for large text and the screen "
        + "reader, and keyboard shows and hides the on-screen keyboard."
    ),
    Setting(
      kioskGroup, "screen-reader", \.kiosk.screenReader, .text(tr("a command, or the id of a desktop file")),
      "The screen reader that visitors can switch on if status has accessibility."),
    Setting(
      kioskGroup, "keyboard", \.kiosk.keyboard, .automatic(or: .text(tr("a command, or the id of a desktop file"))),
      "The on-screen keyboard that the button starts if status has keyboard and none is running. auto is squeekboard on "
        + "Wayland, and onboard on X11."),
  ]

  /// The keys that the file of a kiosk can set.
  static let byNameInKiosk = Dictionary(uniqueKeysWithValues: (all + kiosk).map { ($0.name, $0) })
}

extension Setting {
  /// Every key outside of kiosks, in the order of the documentation.
  package static let all =
    window + grid + dock + pages + tiles + applications + wallpaper + home + behaviour + search + library + guide
    + icons + style

  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every group, in the order of the documentation.
  static let groups = all.map(\.name.group).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
}
