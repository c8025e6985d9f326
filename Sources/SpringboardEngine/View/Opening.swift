/// An icon on its way to the window it opens.
struct Opening: Equatable, Sendable {
  let id: ItemID
  /// Its icon's place when it was tapped.
  let from: Rect
  /// 0 the icon, 1 the whole viewport; the last hundredth, all but faded, is not waited for.
  var growth = Motion(0, grain: 0.01)
}
