/// The content that a presentation makes its sections from.
public struct PresentedContent: Sendable {
  /// The board without applications that are not installed, and without empty folders.
  public let board: Board
  /// The installed applications.
  public let applications: [ItemID: AppItem]
  /// The history of launches and choices.
  public let usage: UsageHistory
  /// The applications that appeared after the first run.
  public let installations: Installations
  /// The present day, counted like ``Frecency/day``, and the part of the day.
  public let time: (day: Double, part: DayPart)
  /// The user's preferences.
  public let preferences: Preferences
  /// The measures of the viewport.
  public let metrics: LayoutMetrics
}
