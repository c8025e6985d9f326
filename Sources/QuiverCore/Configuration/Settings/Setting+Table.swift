extension Setting {
  package static let window: [Setting] = [
    Setting(
      "window", "mode", \.springboard.presence, .word,
      "overlay: full screen until something is opened; home: the desktop's own home screen; window: an ordinary window."
    ),
    Setting("window", "size", \.window.size, .size(200...16384), "The size of an ordinary window, in logical pixels."),
    Setting("window", "monitor", \.window.monitor, .monitor, "The monitor; auto is the one with the pointer."),
    Setting(
      "window", "layer", \.window.layer, .word, "Whether it is above or below other windows; auto follows the mode."),
  ]

  package static let grid: [Setting] = [
    Setting(
      "grid", "columns", \.springboard.grid.columns, .count, "Columns of a page; auto chooses as many as look good."),
    Setting("grid", "rows", \.springboard.grid.rows, .count, "Rows of a page."),
    Setting("grid", "icon-size", \.springboard.grid.iconSize, .iconSize, "The side of an icon, in logical pixels."),
    Setting("grid", "minimum-slot", \.springboard.grid.minimumSlot, .size(32...1024), "No slot is smaller than this."),
    Setting(
      "grid", "distribution", \.springboard.grid.distribution, .word,
      "fill: slots stretch over the page; spread: slots keep their size, with even gaps between them."),
    Setting("grid", "labels", \.labelLines, .whole(0...2), "Lines of an application's name under its icon."),
  ]

  package static let dock: [Setting] = [
    Setting("dock", "show", \.springboard.dock.isShown, .boolean, "Whether there is a dock."),
    Setting("dock", "capacity", \.springboard.dock.capacity, .whole(1...20), "The most items in the dock."),
  ]

  package static let pages: [Setting] = [
    Setting("pages", "dots", \.springboard.showsPageDots, .boolean, "Whether dots show how many pages there are.")
  ]

  package static let applications: [Setting] = [
    Setting(
      "applications", "hidden", \.applications.hidden, .list("a list of ids, each ended by ;"),
      "Applications that are not shown, by their desktop file ids."),
    Setting(
      "applications", "extra-data-dirs", \.applications.extraDirectories, .paths,
      "Data directories after those of XDG_DATA_DIRS; Flatpak's exports, for example."),
    Setting(
      "applications", "desktop", \.applications.desktop, .automatic(or: .list("a list of names, each ended by ;")),
      "The desktop's names, for OnlyShowIn and NotShowIn; auto is XDG_CURRENT_DESKTOP."),
    Setting(
      "applications", "terminal", \.applications.terminal, .automatic(or: .text("a command")),
      "The terminal for applications that need one."),
  ]

  package static let wallpaper: [Setting] = [
    Setting(
      "wallpaper", "source", \.wallpaper.source, .wallpaper,
      "A picture, a colour or a gradient; auto is the desktop's own wallpaper."),
    Setting("wallpaper", "fit", \.wallpaper.fit, .word, "How a picture is fitted into the window."),
  ]

  package static let home: [Setting] = [
    layoutFile, layoutIsLocked,
    Setting(
      "home", "pinned", \.springboard.restrictions.pinned, .items,
      "Applications that cannot be removed from the board, by their ids."),
  ]

  static let layoutFile = Setting(
    "home", "file", \.homeFile, .automatic(or: .path),
    "Where the arrangement is kept; auto is quiver/home.conf in XDG_STATE_HOME.")

  static let layoutIsLocked = Setting(
    "home", "locked", \.springboard.restrictions.isLocked, .boolean, "Whether nobody may change the arrangement.")

  static let behaviour: [Setting] = [
    Setting(
      "behaviour", "animations", \.behaviour.animations, .word, "Whether things move; auto is the desktop's choice."),
    Setting(
      "behaviour", "long-press", \.behaviour.longPress, .automatic(or: .number(200...2000)),
      "Milliseconds until a resting finger is a long press; auto is the desktop's choice."),
    Setting(
      "behaviour", "fly-in", \.springboard.flyIn, .word,
      "Whether icons fly in when they are shown; auto: not after a start by hand, which has taken time already."),
  ]

  package static let icons: [Setting] = [
    Setting(
      "icons", "theme", \.icons.theme, .automatic(or: .text("the name of an icon theme")),
      "The icon theme; auto is the desktop's own."),
    Setting(
      "icons", "shape", \.icons.shape, .word, "original: as drawn; rounded and circle: all on one kind of plate."),
  ]
}

extension Setting {
  /// Every key, in the order of the documentation.
  package static let all =
    window + grid + dock + pages + applications + wallpaper + home + behaviour + icons + style

  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every group, in the order of the documentation.
  static let groups = all.map(\.name.group).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
}
