/// The direction in which an arrow key moves the focus or the dragged items. The names are those in recordings.
public enum FocusDirection: String, CaseIterable, Sendable {
  /// Against the direction of the script: to the left, or to the right in layouts from right to left.
  case back
  /// In the direction of the script: to the right, or to the left in layouts from right to left.
  case onward
  /// To the line above.
  case up
  /// To the line below.
  case down
}
