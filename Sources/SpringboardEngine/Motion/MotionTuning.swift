/// The constants that determine how elements move, each with its source. The response of a spring is given in seconds,
/// as in SwiftUI.
public struct MotionTuning: Equatable, Sendable {
  /// The seconds in which a tile appears pressed (Folio 80 ms).
  public internal(set) var press = 0.08
  /// The scale of a pressed tile (Folio; LaunchNext .92).
  public internal(set) var pressedScale = 0.94
  /// The response of the spring by which the plate under the mouse and the tooltip fade (by eye: 120–250 ms).
  public internal(set) var hover = 0.15
  /// The response of the spring by which the page number fades (by eye).
  public internal(set) var pageNumber = 0.15
  /// The seconds that the page number stays after a page was turned (by eye).
  public internal(set) var pageNumberStay = 1.2
  /// The response of the spring that turns a page (UIScrollView's paging comes to rest in about the same time).
  public internal(set) var pageTurn = 0.4
  /// The response of the spring by which pages follow a finger that slides along the page dots (by eye).
  public internal(set) var pageSlide = 0.2
  /// The response of the spring that returns freely scrolled content from beyond its end (copies of UIScrollView
  /// measure a stiffness of 100 at a mass of 1: 2π/10).
  public internal(set) var scrollReturn = 0.63
  /// The response of the spring by which a tile moves aside (SwiftUI's `smooth`; Launcher3 waits .65 s before it
  /// starts).
  public internal(set) var makeWay = 0.38
  /// The response of the spring by which a tile grows into its window (GNOME 250 ms, Launcher3 200 ms).
  public internal(set) var opening = 0.25
  /// The response of the spring by which icons fly in (the same as `opening`).
  public internal(set) var flyIn = 0.25
  /// The seconds by which the icons farthest from the centre start later than the nearest (by eye).
  public internal(set) var flyInStagger = 0.12
  /// How much farther out icons start, as a share of their distance from the centre (by eye).
  public internal(set) var flyInSpread = 0.35
  /// The scale at which icons start to fly in (by eye).
  public internal(set) var flyInScale = 1.3
  /// The seconds in which the springboard fades in, and out again (by eye: 120–250 ms).
  public internal(set) var fade = 0.15
  /// The response of the spring that lifts a tile (Launcher3 150 ms).
  public internal(set) var lift = 0.15
  /// The scale of a lifted tile (AQGridView 1.2; less here, so that its neighbours can still be seen).
  public internal(set) var liftScale = 1.15
  /// The opacity of a lifted tile (AQGridView .7; more here, so that it can still be recognized).
  public internal(set) var liftAlpha = 0.9
  /// The scale of a tile whose menu is open (by eye: less than that of a lifted tile, since it does not follow a finger).
  public internal(set) var raisedScale = 1.08
  /// The scale of a lifted tile over an item with which it would form a folder, so that this item can be seen (by eye).
  public internal(set) var foldingScale = 0.65
  /// The distance from one tile of a dragged stack to the next, in logical pixels (by eye).
  public internal(set) var stackStep = 5.0
  /// The seconds in which the wiggle and the badges appear and disappear (by eye: 120–250 ms).
  public internal(set) var wiggleFade = 0.2
  /// The response of the spring by which a folder opens from its icon (GNOME 250 ms).
  public internal(set) var folder = 0.25
  /// The response of the spring by which a tile disappears or a sheet appears (by eye: 120–250 ms).
  public internal(set) var departure = 0.2
  /// The scale at which a new tile starts to grow (by eye).
  public internal(set) var arrivalScale = 0.6
  /// The seconds for which a tile shakes when its application could not be launched (by eye: under 1 s).
  public internal(set) var shake = 0.6
  /// How far it shakes to each side at first, in logical pixels (by eye: like a password field that refuses a
  /// password).
  public internal(set) var shakeReach = 8.0
  /// The oscillations of the shake per second.
  public internal(set) var shakeRate = 6.0
  /// The seconds for which a tile hops when its application wants attention (by eye: once, and gently).
  public internal(set) var hop = 0.5
  /// How high it hops, in logical pixels (by eye: less than the distance to the row above).
  public internal(set) var hopHeight = 14.0
  /// The seconds in which a notice fades in or out.
  public internal(set) var noticeFade = 0.2
  /// The seconds for which a notice stays in between (GNOME notifications 4 s).
  public internal(set) var noticeStay = 4.0
  /// The seconds for which a notice with a button stays, so that there is time to reach it (by eye).
  public internal(set) var noticeWithButtonStay = 7.0
  /// The seconds after which an application that has shown no window is no longer shown as starting
  /// (libstartup-notification 15 s).
  public internal(set) var pendingLimit = 15.0

  /// The degrees by which a tile turns to each side in edit mode (SpringBoard copies 2–6°; less here, by eye).
  public internal(set) var wiggleTurn = 1.6
  /// The oscillations of the turn per second (the best-liked SpringBoard copies take .14 s; by eye).
  public internal(set) var wiggleRate = 3.8
  /// The share by which the rates of single tiles are higher or lower, so that tiles do not move in step (by eye).
  public internal(set) var wiggleSpread = 0.12
  /// How far a tile bounces up and down in edit mode, in logical pixels (by eye).
  public internal(set) var wiggleBounce = 0.6
  /// The oscillations of the bounce per second (by eye).
  public internal(set) var wiggleBounceRate = 2.8

  /// Creates the standard constants.
  public init() {}
}
