extension Preferences {
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
}
