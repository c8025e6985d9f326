/// A pointer that drags in another view than the one it went down in.
struct DragHandoff: Equatable, Sendable {
  /// The number of the pointer in the view in which it went down.
  let pointer: Int
  /// The view in which it drags.
  let view: ViewID
}
