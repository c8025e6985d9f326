extension Viewport {
  /// The longest side that is believed, in logical pixels.
  private static let longestSide = 65_536.0

  /// The size with nothing that cannot be: no negative, no infinite side.
  var extent: Size {
    Size(width: size.width.clamped(to: 0...Self.longestSide), height: size.height.clamped(to: 0...Self.longestSide))
  }

  /// The viewport without what covers its edges.
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
