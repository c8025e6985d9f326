/// Every number that decides what a touch means.
public struct GestureTuning: Equatable, Sendable {
  /// Seconds until a resting touch is a long press (GtkSettings `gtk-long-press-time`; UIKit 0.5 s).
  public var longPress = 0.5
  /// Logical pixels a finger may stray in a tap or a long press (UIKit 10 pt).
  public var touchSlop = 10.0
  /// The same for the mouse (GtkSettings `gtk-dnd-drag-threshold`).
  public var mouseSlop = 8.0
  /// Seconds of a movement that count for its velocity (Android's VelocityTracker 100 ms).
  public var velocityWindow = 0.1
  /// The share of the page a swipe's projected end must pass to turn it (Launcher3 .4).
  public var turnShare = 0.35
  /// Logical pixels a second that turn a page however short the way (Launcher3 500 dp/s, libhandy 300 px/s).
  public var turnVelocity = 350.0
  /// A wheel's units a page: one notch.
  public var wheelPage = 120.0
  /// Seconds after a wheel turned a page in which it turns no other (GNOME 150 ms, dde 400 ms).
  public var wheelLock = 0.18
  /// Logical pixels of a touchpad that turn a page when the fingers leave it.
  public var touchpadPage = 60.0
  /// Seconds without a step after which a touchpad that never says so is taken to be left (X11 sends no end).
  public var touchpadRest = 0.2
  /// Seconds within which an item is opened once only, however often it is tapped.
  public var openAgain = 0.6
  /// Seconds of silence after which a finger whose end was lost gives way to the next one.
  public var lostPointer = 1.0
  /// Logical pixels a target measures at least (UIKit 44 pt).
  public var smallestTarget = 44.0

  public init() {}

  func slop(_ device: PointerSample.Device) -> Double {
    switch device {
    case .touch: touchSlop
    case .mouse: mouseSlop
    }
  }
}
