/// Every number that decides how things move.
public struct MotionTuning: Equatable, Sendable {
  /// Seconds the press state takes (Folio 80 ms).
  public var press = 0.08
  /// Scale of a pressed tile (Folio; LaunchNext .92).
  public var pressedScale = 0.94
  /// Seconds of the spring that turns a page (UIScrollView's paging comes to rest in about as long).
  public var pageTurn = 0.4
  /// Seconds of the spring that returns freely scrolled content from beyond its end (copies of UIScrollView measure a stiffness
  /// of 100 at a mass of 1: 2π/10).
  public var scrollReturn = 0.63
  /// Seconds of the spring that lets a tile make way (SwiftUI's `smooth`; Launcher3 waits .65 s before it starts).
  public var makeWay = 0.38
  /// Seconds of the spring by which a tile grows into its window (GNOME 250 ms, Launcher3 200 ms).
  public var opening = 0.25
  /// Seconds of the spring by which icons fly in (the same as an opening).
  public var flyIn = 0.25
  /// Seconds by which the icons furthest from the centre start later than the nearest (by eye).
  public var flyInStagger = 0.12
  /// How far out icons start, as a share of their distance from the centre (by eye).
  public var flyInSpread = 0.35
  /// Scale at which they start (by eye).
  public var flyInScale = 1.3
  /// Seconds by which the springboard fades in (DESIGN: 120–250 ms).
  public var fade = 0.15
  /// Seconds of the spring that lifts a tile (Launcher3 150 ms).
  public var lift = 0.15
  /// Scale and opacity of a lifted tile (AQGridView 1.2 and .7; gentler, so that it can still be read).
  public var liftScale = 1.15
  public var liftAlpha = 0.9
  /// Scale of a lifted tile over another with which it would make a folder: that one is to be seen (by eye).
  public var foldingScale = 0.65
  /// Logical pixels from one tile of a stack to the next (by eye).
  public var stackStep = 5.0
  /// Seconds in which tiles begin and cease to wiggle, and badges come and go (DESIGN: 120–250 ms).
  public var quiverFade = 0.2
  /// Seconds of the spring by which a folder opens from its icon (GNOME 250 ms).
  public var folder = 0.25
  /// Seconds of the spring by which a tile goes away, or a sheet comes (DESIGN: 120–250 ms).
  public var departure = 0.2
  /// Scale at which a tile that comes begins (by eye).
  public var arrivalScale = 0.6
  /// Seconds a tile shakes whose application could not be started (under 1 s).
  public var shake = 0.6
  /// Logical pixels it goes to each side at first, and swings a second (by eye: a password field's refusal).
  public var shakeReach = 8.0
  public var shakeRate = 6.0
  /// Seconds a notice takes to appear or disappear, and stays in between (GNOME notifications 4 s).
  public var noticeFade = 0.2
  public var noticeStay = 4.0
  /// Seconds after which an application that shows no window is no longer waited for (libstartup-notification 15 s).
  public var pendingLimit = 15.0

  /// Degrees a tile turns to each side in edit mode, and swings a second (DESIGN; SpringBoard copies 2–6°).
  public var wiggleTurn = 1.6
  public var wiggleRate = 3.8
  /// The share by which tiles are faster or slower than that (DESIGN).
  public var wiggleSpread = 0.12
  /// Logical pixels it bounces up and down, and swings a second (DESIGN).
  public var wiggleBounce = 0.6
  public var wiggleBounceRate = 2.8

  public init() {}
}
