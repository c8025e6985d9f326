/// The constants that determine how gestures are recognized and what they do to content that scrolls, each with its source.
public struct GestureTuning: Equatable, Sendable {
  /// The seconds after which a resting touch is a long press (GtkSettings `gtk-long-press-time`; UIKit 0.5 s).
  public var longPress = 0.5
  /// The distance in logical pixels by which a finger may move in a tap or a long press (UIKit 10 pt).
  public let touchSlop = 10.0
  /// The same for the mouse (GtkSettings `gtk-dnd-drag-threshold`).
  public var mouseSlop = 8.0
  /// The seconds of a movement from which its velocity is computed (Android's VelocityTracker 100 ms).
  public let velocityWindow = 0.1
  /// The share of the page beyond which the projected end of a swipe turns it (Launcher3 .4).
  public let turnShare = 0.35
  /// The velocity that turns a page regardless of the distance, in logical pixels per second (Launcher3 500 dp/s,
  /// libhandy 300 px/s).
  public let turnVelocity = 350.0
  /// The units of a wheel that turn a page: one notch (`REL_WHEEL_HI_RES`).
  public let wheelPage = 120.0
  /// The share of the frame by which a notch scrolls content that is not divided into screens (by eye;
  /// GtkScrolledWindow scrolls by pageSize^(2/3), about an eighth).
  public let wheelShare = 0.125
  /// The seconds after a page turn in which the wheel does not turn another page (GNOME 150 ms, dde 400 ms).
  public let wheelLock = 0.18
  /// The distance of the fingers on a touchpad that turns a page, in logical pixels (by eye).
  public let touchpadPage = 60.0
  /// The seconds without an event after which the fingers count as lifted from a touchpad that does not report it (X11
  /// reports no end).
  public let touchpadRest = 0.2
  /// The distance in logical pixels after which a pan over content that scrolls along both axes is locked to one of
  /// them (UIScrollView decides about when it recognizes a pan, at 10 pt).
  public let directionLockSlop = 10.0
  /// The ratio of the movements along the two axes below which a pan after a rest is diagonal (by eye: farther than 27° from
  /// both axes).
  public let directionLockRatio = 2.0
  /// The seconds for which a finger has to rest before it can move along both axes (by eye).
  public let directionLockRest = 0.2
  /// The distance in logical pixels within which a finger counts as resting (by eye).
  public let restSlop = 3.0
  /// The distance in logical pixels by which a finger pulls the grid down to open the search (by eye).
  public let pullDistance = 60.0
  /// The change of the distance of two fingers in a complete pinch, as a share of the shorter side of the viewport (the
  /// same as `turnShare`).
  public let pinchShare = 0.35
  /// The assumed distance of two fingers that begin a pinch on a touchpad, in complete pinches: it is complete when their
  /// distance is half of it (by eye).
  public let touchpadPinches = 2.0
  /// The seconds without a sample after which another finger replaces one whose end may have been lost (by eye).
  public let lostPointer = 1.0
  /// The minimum width in logical pixels of the zones at the sides of the viewport that turn pages during a drag (by
  /// eye).
  public let edgeZone = 24.0
  /// The width of these zones as a share of the viewport's width (by eye).
  public let edgeShare = 0.04
  /// The seconds of dwelling in such a zone after which the page turns (about 500 ms in all launchers).
  public let edgeDwell = 0.45
  /// The seconds after which the page turns again (by eye).
  public let edgeRepeat = 0.7
  /// The speed in logical pixels per second above which items do not move aside for a dragged one that passes (by eye).
  public let passingSpeed = 700.0
  /// The seconds of rest after which a dragged item no longer counts as passing (the same as `velocityWindow`).
  public let passingRest = 0.1
  /// The seconds without a sample after which a drag is cancelled, because the end of its pointer may have been lost
  /// (by eye).
  public let lostDrag = 20.0
  /// The minimum side of a touch target, in logical pixels (UIKit 44 pt).
  public let smallestTarget = 44.0

  /// Creates the standard constants.
  public init() {}

  /// The progress of a pinch: 1 when the fingers have moved apart by `pinchShare`, -1 when they have moved together by
  /// it. It is not limited to this range.
  public func progress(of pinch: Pinch, in viewport: Size) -> Double {
    let whole = pinchDistance(in: viewport)
    return whole > 0 ? (pinch.distance - pinch.startDistance) / whole : 0
  }

  /// The change of the distance of the fingers in a complete pinch, in logical pixels.
  public func pinchDistance(in viewport: Size) -> Double { pinchShare * min(viewport.width, viewport.height) }

  /// The distance in logical pixels by which a pointer of this kind may move in a tap or a long press.
  public func slop(_ device: PointerSample.Device) -> Double {
    switch device {
    case .touch: touchSlop
    case .mouse: mouseSlop.boundedLength
    }
  }
}
