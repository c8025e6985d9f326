/// A tile that leaves its place for good: it goes somewhere else, or away.
struct Departure: Equatable, Sendable {
  let id: ItemID
  /// The folder as it was, if the tile showed one.
  let folder: Board.Folder?
  let from: Rect
  let to: Rect
  /// The scale of the tile at the end.
  let scale: Double
  /// 0 still there, 1 gone.
  var progress = Motion(0, grain: 0.01)

  /// What goes away fades all the way; what goes somewhere, only when it is nearly there.
  func alpha(at progress: Double) -> Double {
    from == to ? 1 - progress : ((1 - progress) / Self.fading).clamped(to: 0...1)
  }

  /// The share of the way on which it fades (by eye).
  private static let fading = 0.3
}
