import CollectionEngine

/// The preferences for the springboard in a view. Each of the four parts has another source; the host puts them together.
public struct Preferences: Equatable, Sendable {
  /// The values from the configuration files.
  public var configured: Configured
  /// The values from the desktop and the running springboard.
  public var session: Session
  /// The texts that the host words.
  public var texts: Texts
  /// The constants of behaviour.
  public var tunings: Tunings

  /// Creates preferences; by default, each part has its default values.
  public init(
    configured: Configured = Configured(), session: Session = Session(), texts: Texts = Texts(),
    tunings: Tunings = Tunings()
  ) {
    (self.configured, self.session, self.texts, self.tunings) = (configured, session, texts, tunings)
  }
}

extension Preferences {
  /// The values that the user configures. The host reads them from the configuration files.
  public struct Configured: Equatable, Sendable {
    /// The grid of a page.
    public var grid = Grid()
    /// The dock.
    public var dock = Dock()
    /// The place of an application that is installed after the first run.
    public var newApplications = NewApplicationPlace.end
    /// The names under icons.
    public var labels = Labels()
    /// Whether there are page dots.
    public var showsPageDots = true
    /// The kind of window.
    public var windowKind = WindowKind.overlay
    /// When icons fly in.
    public var flyIn = FlyIn.automatic
    /// The library of all applications.
    public var library = LibraryPreferences()
    /// The place of the page with the programme guide; nil for none. A view without pages has no guide.
    public var guidePosition: GuidePosition?

    /// Creates the default values.
    public init() {}
  }

  /// The side of an icon in logical pixels.
  public enum IconSize: Equatable, Sendable { case automatic, fixed(Double) }

  /// How the remaining room of a screen is distributed.
  public enum Distribution: String, CaseIterable, Sendable {
    /// The slots grow until they fill the screen (AQGridView).
    case fill
    /// The slots keep their size and have equal gaps between them (SwiftSpringBoard).
    case spread
  }

  /// The kind of window, which determines what Escape, the background and a launch do.
  public enum WindowKind: String, CaseIterable, Sendable { case overlay, home, window }

  /// The distances between the edges of the window and what it contains.
  public enum Margins: Equatable, Sendable { case automatic, fixed(Insets) }

  /// The horizontal and the vertical distance between items, in logical pixels. Vertically it is the distance between a
  /// label and the icon below it.
  public enum Spacing: Equatable, Sendable { case automatic, fixed(Size) }

  /// The size of the font of labels, in logical pixels. The automatic size grows with the icons.
  public enum LabelSize: Equatable, Sendable { case automatic, fixed(Double) }

  /// When icons fly in as the springboard becomes visible.
  public enum FlyIn: String, CaseIterable, Sendable {
    /// Whenever the process was already running: each time but the first, and also the first time for a home screen.
    case automatic = "auto"
    case always, never
  }

  /// The grid of a page.
  public struct Grid: Equatable, Sendable {
    /// The number of columns.
    public var columns = SlotDivision.Count.automatic
    /// The number of rows.
    public var rows = SlotDivision.Count.automatic
    /// The size of the icons.
    public var iconSize = IconSize.automatic
    /// The minimum size of a slot, in logical pixels.
    public var minimumSlot = Size(width: 72, height: 80)
    /// How the remaining room is distributed.
    public var distribution = Distribution.fill
    /// The distances to the edges of the window.
    public var margins = Margins.automatic
    /// The distance between items. If it is fixed, slots neither grow nor move apart to fill the screen.
    public var spacing = Spacing.automatic
  }

  /// The names under icons.
  public struct Labels: Equatable, Sendable {
    /// The maximum number of lines; 0 for no labels. Where there is no room for all of them, there are fewer.
    public var lines = 2
    /// The size of the font.
    public var size = LabelSize.automatic

    /// Creates labels, by default of two lines and of automatic size.
    public init(lines: Int = 2, size: LabelSize = .automatic) {
      (self.lines, self.size) = (lines, size)
    }
  }

  /// The dock.
  public struct Dock: Equatable, Sendable {
    /// Whether there is a dock.
    public var isShown = true
    /// The maximum number of items in it, regardless of the width of the viewport.
    public var capacity = 7
  }

  /// The values that come from the desktop and from the running springboard. They can change while the files of the
  /// configuration stay the same.
  public struct Session: Equatable, Sendable {
    /// The zoom of icons that the user chose. Keys change it, and the host stores it.
    public var iconZoom = IconZoom.none
    /// The factor by which text is larger than configured. The frames around text are larger too, but never smaller than usual.
    public var textScale = 1.0
    /// The room that texts of fixed wording need.
    public var textRoom = TextRoom()
    /// Whether elements move; if not, all durations are zero (reduced motion). The user may configure that it does not follow
    /// the desktop.
    public var animates = true
    /// Whether the layout is mirrored: the first page is the rightmost one, and rows run from right to left.
    public var rightToLeft = false
    /// Whether search providers are asked for further results of a search.
    public var asksSearchProviders = false

    /// Creates the values of a session in which nothing is larger or mirrored.
    public init() {}
  }

  /// The texts that the user sees and the host words, in the user's language.
  public struct Texts: Equatable, Sendable {
    /// The names of new folders and of sections.
    public var folderNames: FolderNames
    /// The titles of the sections of search results.
    public var searchTitles: SearchTitles
    /// The titles of the sections of the library that are neither categories nor letters.
    public var libraryTitles: LibraryTitles

    /// Creates texts; by default they are English.
    public init(
      folderNames: FolderNames = FolderNames(), searchTitles: SearchTitles = SearchTitles(),
      libraryTitles: LibraryTitles = LibraryTitles()
    ) {
      (self.folderNames, self.searchTitles, self.libraryTitles) = (folderNames, searchTitles, libraryTitles)
    }
  }

  /// The constants of behaviour. Their values come from the source code, except for those of gestures that follow the desktop
  /// or the configuration: the long press and the distance after which a mouse drags.
  public struct Tunings: Equatable, Sendable {
    /// The constants of gestures.
    public var gestures = GestureTuning()
    /// The constants of what gestures mean to the springboard.
    public var interaction = InteractionTuning()
    /// The constants of motion, for when elements move.
    public var motions = MotionTuning()

    /// Creates the standard constants.
    public init() {}
  }
}

extension Preferences.Configured {
  /// Whether a view that has never been visible shows its icons with its first frame. Starting the process already took time. A home
  /// screen is usually started with the session.
  public var appearsAtOnce: Bool {
    switch flyIn {
    case .always: false
    case .never: true
    case .automatic: windowKind != .home
    }
  }
}
