/// Every number that decides what a touch means.
public struct GestureTuning: Equatable, Sendable {
  /// Seconds until a resting touch is a long press (GtkSettings `gtk-long-press-time`; UIKit 0.5 s).
  public var longPress = 0.5
  /// The same in edit mode, where a swipe that begins on a tile still turns the page (by eye: iOS is about as quick).
  public var editLongPress = 0.15
  /// Seconds from which on a finger that is lifted before the long press asks for the menu (UIKit's context menu .4 s).
  public var menuPress = 0.35
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
  /// The share of the frame by which a notch scrolls content that is not divided into screens (by eye; GtkScrolledWindow
  /// scrolls by pageSize^(2/3), about an eighth).
  public var wheelShare = 0.125
  /// Seconds after a wheel turned a page in which it turns no other (GNOME 150 ms, dde 400 ms).
  public var wheelLock = 0.18
  /// Logical pixels of a touchpad that turn a page when the fingers leave it.
  public var touchpadPage = 60.0
  /// Seconds without a step after which a touchpad that never says so is taken to be left (X11 sends no end).
  public var touchpadRest = 0.2
  /// Logical pixels of movement after which a pan over content that scrolls both ways is locked to one axis (UIScrollView
  /// decides about as soon as it recognizes a pan, at 10 pt).
  public var directionLockSlop = 10.0
  /// How many times further it must have moved along that axis than along the other (by eye: within 27° of the axis).
  public var directionLockRatio = 2.0
  /// The share of the shorter side of the viewport by which the distance of two fingers changes in a whole pinch (the same as
  /// `turnShare`).
  public var pinchShare = 0.35
  /// Seconds within which an item is opened once only, however often it is tapped.
  public var openAgain = 0.6
  /// Seconds of silence after which a finger whose end was lost gives way to the next one.
  public var lostPointer = 1.0
  /// The share of an icon's side, about its middle, over which a dragged one means a folder.
  public var folderShare = 0.75
  /// Seconds it has to stay there (Launcher3 waits .65 s and shows nothing meanwhile; ours fills a ring).
  public var folderDwell = 0.45
  /// Seconds over a folder until it springs open, and beside it until it closes again (Launcher3 .8 and .4).
  public var springOpen = 0.7
  public var springClose = 0.4
  /// The zone at the viewport's sides that turns pages while something is dragged: logical pixels at least, and the share of the width.
  public var edgeZone = 24.0
  public var edgeShare = 0.04
  /// Seconds in it until the page turns, and until it turns again.
  public var edgeDwell = 0.45
  public var edgeRepeat = 0.7
  /// Logical pixels a second above which what is dragged only passes by: nothing makes way for it.
  public var passingSpeed = 700.0
  /// Seconds of rest after which it no longer passes by (the velocity's window).
  public var passingRest = 0.1
  /// Seconds of silence after which a finger that drags something is taken to be lost, and all is put back.
  public var lostDrag = 20.0
  /// Logical pixels a target measures at least (UIKit 44 pt).
  public var smallestTarget = 44.0

  public init() {}

  /// The progress of a pinch: 1 when the fingers have moved apart by `pinchShare`, -1 when they have moved together by it. It
  /// is not limited to these.
  func progress(of pinch: Pinch, in viewport: Size) -> Double {
    let whole = pinchDistance(in: viewport)
    return whole > 0 ? (pinch.distance - pinch.startDistance) / whole : 0
  }

  /// How much the distance of the fingers changes in a whole pinch, in logical pixels.
  func pinchDistance(in viewport: Size) -> Double { pinchShare * min(viewport.width, viewport.height) }

  func slop(_ device: PointerSample.Device) -> Double {
    switch device {
    case .touch: touchSlop
    case .mouse: mouseSlop
    }
  }
}
