/// Every number that decides how things move.
public struct MotionTuning: Equatable, Sendable {
  /// Seconds the press state takes (Folio 80 ms).
  public var press = 0.08
  /// Scale of a pressed tile (Folio; LaunchNext .92).
  public var pressedScale = 0.94
  /// Seconds of the spring that turns a page (UIScrollView's paging comes to rest in about as long).
  public var pageTurn = 0.4
  /// Seconds of the spring that lets a tile make way (SwiftUI's `smooth`; Launcher3 waits .65 s before it starts).
  public var makeWay = 0.38
  /// Seconds of the spring by which a tile grows into its window (GNOME 250 ms, Launcher3 200 ms).
  public var opening = 0.25
  /// Seconds of the spring by which icons fly in at the first show (the same as an opening).
  public var flyIn = 0.25
  /// Seconds by which the icons furthest from the centre start later than the nearest (by eye).
  public var flyInStagger = 0.12
  /// How far out icons start, as a share of their distance from the centre (by eye).
  public var flyInSpread = 0.35
  /// Scale at which they start (by eye).
  public var flyInScale = 1.3
  /// Seconds by which the springboard fades in at later shows (DESIGN: 120–250 ms).
  public var fade = 0.15
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

  public init() {}
}
