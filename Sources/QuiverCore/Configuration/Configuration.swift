import SpringboardEngine

/// Everything the user may choose, and where each choice was made.
package struct Configuration: Equatable, Sendable {
  /// `[window] mode`, `[grid]`, `[dock]`, `[pages]` and `[behaviour] fly-in`; what the desktop has a say in too is in ``preferences(on:)``.
  package var springboard = Preferences()
  /// `[grid] labels`: lines under an icon.
  package var labelLines = 1
  package var window = WindowPreferences()
  package var applications = ApplicationPreferences()
  package var wallpaper = WallpaperPreferences()
  package var behaviour = BehaviourPreferences()
  package var icons = IconPreferences()
  /// `[home] file`: where the arrangement is kept; nil: in the state directory.
  package var homeFile: String?
  /// `[style] theme`: a theme's name or its file.
  package var theme = "default"
  package var style = Style()
  /// What was chosen, by whom; a key that is not here has its default.
  package internal(set) var origins: [Setting.Name: Origin] = [:]
  /// The files that were read, those that count less first.
  package internal(set) var sources: [String] = []

  /// Those of the ``sources`` whose disk did not answer, which are left out.
  package internal(set) var unresponsive: [String] = []
  /// The keys that nobody but the administrator sets.
  package internal(set) var lock = Lock()

  package init() {}
}

/// `[applications]`.
package struct ApplicationPreferences: Equatable, Sendable {
  /// Desktop file ids that are not shown.
  package var hidden: [String] = []
  /// Further data directories, after those of `XDG_DATA_DIRS`.
  package var extraDirectories: [String] = []
  /// What `OnlyShowIn` and `NotShowIn` are compared with; nil: `XDG_CURRENT_DESKTOP`.
  package var desktop: [String]?
  /// The command that opens a terminal; nil: the first that is found.
  package var terminal: String?
}

/// `[behaviour]`.
package struct BehaviourPreferences: Equatable, Sendable {
  package enum Animations: String, CaseIterable, Sendable {
    /// As the desktop has it.
    case automatic = "auto"
    case on, off
  }

  package var animations = Animations.automatic
  /// Milliseconds; nil: as the desktop has it.
  package var longPress: Double?
}

/// `[icons]`.
package struct IconPreferences: Equatable, Sendable {
  package enum Shape: String, CaseIterable, Sendable {
    /// As it was drawn.
    case original
    /// All on one kind of plate.
    case rounded, circle
  }

  /// nil: the desktop's own.
  package var theme: String?
  package var shape = Shape.original
}
