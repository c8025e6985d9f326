/// Every number that decides what a touch means.
public struct GestureTuning: Equatable, Sendable {
  /// Seconds until a resting touch is a long press (GtkSettings `gtk-long-press-time`; UIKit 0.5 s).
  public var longPress = 0.5
  /// Logical pixels a finger may stray in a tap or a long press (UIKit 10 pt).
  public var touchSlop = 10.0
  /// The same for the mouse (GtkSettings `gtk-dnd-drag-threshold`).
  public var mouseSlop = 8.0

  public init() {}
}
