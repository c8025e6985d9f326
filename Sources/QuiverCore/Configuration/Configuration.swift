import SpringboardEngine

/// Everything that the user can configure, and where each value was set.
package struct Configuration: Equatable, Sendable {
  /// `[window] mode`, `[grid]`, `[dock]`, `[pages]`, `[home] new-applications`, `[behaviour] fly-in` and `[library]`. The
  /// values that depend on other parts of the configuration are set by ``preferences(on:in:)``.
  package var springboard = Preferences.Configured()
  /// What the user may not do, as the files say.
  package var restrictions = Restrictions()
  package var window = WindowPreferences()
  package var applications = ApplicationPreferences()
  package var wallpaper = WallpaperPreferences()
  package var behaviour = BehaviourPreferences()
  package var search = SearchPreferences()
  package var icons = IconPreferences()
  package var tiles = TilePreferences()
  package var guide = GuidePreferences()
  /// `[home] view`: what the home screen shows.
  package var view = HomeView.pages
  /// `[home] file`: the file of the layout; nil for the one in the state directory.
  package var homeFile: String?
  /// `[style] theme`: the name of a theme, or its file; ``automaticTheme`` for one that the desktop determines.
  package var theme = Configuration.automaticTheme
  /// The theme that ``style`` comes from: its name or its file.
  package internal(set) var appliedTheme = DesktopAppearance().theme
  package var style = Style()
  /// Where each value was set; a key that is not here has its default value.
  package internal(set) var origins: [SettingName: Origin] = [:]
  /// The files that were read, those with lower priority first.
  package internal(set) var sources: [String] = []

  /// The ``sources`` whose disk did not answer. They are left out.
  package internal(set) var unresponsive: [String] = []
  /// The keys that only the administrator can set.
  package internal(set) var lock = Lock()
  /// Whether Quiver is a kiosk.
  package internal(set) var isKiosk = false
  /// `[Kiosk]`.
  package var kiosk = KioskPreferences()

  package init() {}

  /// The value of `[style] theme` that follows the desktop.
  package static let automaticTheme = "auto"
}

/// `[applications]`.
package struct ApplicationPreferences: Equatable, Sendable {
  /// The ids of desktop files that are not shown.
  package var hidden: [String] = []
  /// Data directories that come after those of `XDG_DATA_DIRS`.
  package var extraDirectories: [String] = []
  /// The names that `OnlyShowIn` and `NotShowIn` are compared with; nil for those of `XDG_CURRENT_DESKTOP`.
  package var desktop: [String]?
  /// The command of the terminal; nil for the first one that is found.
  package var terminal: String?
}

/// `[behaviour]`.
package struct BehaviourPreferences: Equatable, Sendable {
  package enum Animations: String, CaseIterable, Sendable {
    /// The setting of the desktop.
    case automatic = "auto"
    case on, off
  }

  package var animations = Animations.automatic
  /// In milliseconds; nil for the setting of the desktop.
  package var longPress: Double?
}

/// `[home] view`.
package enum HomeView: String, CaseIterable, Sendable {
  /// The pages, and the library from them.
  case pages
  /// Only the library.
  case library
}

extension Configuration {
  /// What the home screen can switch between.
  package var presentations: BoardPresentations {
    switch view {
    case .pages: .pagesAndLibrary
    case .library: .library
    }
  }

  /// Whether the first scene of a run is the first page at rest: nothing flies in, and nothing is in the order of its use.
  package var beginsAtRest: Bool { view == .pages && springboard.appearsAtOnce }
}

/// `[icons]`.
package struct IconPreferences: Equatable, Sendable {
  package enum Shape: String, CaseIterable, Sendable {
    /// As the icon was drawn.
    case original
    /// On a plate of this shape.
    case rounded, circle
  }

  /// nil for the theme of the desktop.
  package var theme: String?
  package var shape = Shape.original
}

extension IconPreferences.Shape {
  /// The radius of a plate's corners. `rounded` is that of the rounded shape, in hundredths of the side.
  package func radius(ofSide side: Double, rounded: Double) -> Double {
    switch self {
    case .original, .rounded: side * rounded / 100
    case .circle: side / 2
    }
  }
}

extension Configuration {
  /// The shape that icons are drawn in: a theme may put every icon on a plate.
  package var iconShape: IconPreferences.Shape {
    icons.shape == .original && style.platesEveryIcon ? .rounded : icons.shape
  }
}

/// The file that the layout is read from.
package enum LayoutSource: Equatable, Sendable {
  /// The user's file, which is read and written; nil for `quiver/home.conf` in the state directory.
  case user(String?)
  /// The administrator's file, which is only read: the layout is locked.
  case administrator(String)
  /// What a kiosk allows. There is no file.
  case kiosk(Board)
}

extension Configuration {
  package var layoutSource: LayoutSource {
    if isKiosk { return homeFile.map(LayoutSource.administrator) ?? .kiosk(kiosk.board) }
    return lock.layout.map { .administrator(homeFile ?? $0) } ?? .user(homeFile)
  }
}

extension Configuration {
  /// Uses neither wallpaper nor theme nor icon theme.
  mutating func enterSafeMode() {
    (style, icons) = (Style(), IconPreferences())
    wallpaper.source = .color(style.colors.background)
  }
}
