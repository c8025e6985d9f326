/// The constants that determine how the springboard interprets gestures, each with its source.
public struct InteractionTuning: Equatable, Sendable {
  /// The seconds after which a resting touch is a long press in edit mode, where a swipe that starts on a tile still turns the
  /// page (by eye; iOS is about as fast).
  public let editLongPress = 0.15
  /// The seconds after which a resting finger on the bar of letters scrolls to its letter (Launcher3 40 ms).
  public let indexBarPress = 0.04
  /// The seconds after which a resting finger on the page dots slides along them (by eye: longer than a tap).
  public let pageDotsPress = 0.25
  /// The seconds after which a touch that ends before the long press opens the menu (UIKit's context menu .4 s).
  public let menuPress = 0.35
  /// The seconds after which a tile under the mouse has a plate, so that a mouse that only passes leaves no trail (by eye).
  public let hoverPlate = 0.08
  /// The seconds after which it has a tooltip (GTK 500 ms).
  public let tooltip = 0.5
  /// The seconds in which further taps do not launch the same application again (by eye).
  public let openAgain = 0.6
  /// The middle part of an icon over which a dragged item would form a folder, as a share of the icon's side (by eye).
  public let folderShare = 0.75
  /// The seconds for which the dragged item has to stay there (Launcher3 waits .65 s and shows nothing; Quiver fills a
  /// ring).
  public let folderDwell = 0.45
  /// The seconds of dwelling on a folder after which it opens (Launcher3 .8).
  public let springOpen = 0.7
  /// The seconds outside of an open folder after which it closes (Launcher3 .4).
  public let springClose = 0.4
  /// The seconds for which a corner is held to ask for the service menu of a kiosk (by eye).
  public let serviceHold = 3.0
  /// The side of these corners, in logical pixels (by eye).
  public let serviceCorner = 64.0
  /// The seconds after which the keypad and the service menu close if nobody uses them (by eye).
  public let serviceTimeout = 30.0

  /// Creates the standard constants.
  public init() {}
}
