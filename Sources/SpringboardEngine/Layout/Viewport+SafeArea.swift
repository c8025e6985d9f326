import CollectionEngine

extension Viewport {
  /// The maximum side, in logical pixels; a longer one is limited to it.
  private static let longestSide = 65_536.0

  /// The size with sides that are finite and not negative.
  var extent: Size {
    Size(width: size.width.clamped(to: 0...Self.longestSide), height: size.height.clamped(to: 0...Self.longestSide))
  }

  /// The viewport without its insets.
  var safeArea: Rect {
    let (width, height) = (extent.width, extent.height)
    let left = insets.left.clamped(to: 0...width)
    let top = insets.top.clamped(to: 0...height)
    return Rect(
      x: left, y: top,
      width: (width - left - insets.right).clamped(to: 0...width),
      height: (height - top - insets.bottom).clamped(to: 0...height))
  }
}
