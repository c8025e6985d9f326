/// What a picture may be, read from its header before any of it is decoded.
package struct DecodingLimits {
  /// Device pixels.
  package var longestSide: Int
  /// Device pixels of a format that can only be decoded at its full size.
  package var largestArea: Int

  package init(longestSide: Int, largestArea: Int) {
    self.longestSide = longestSide
    self.largestArea = largestArea
  }

  func allow(_ size: PixelSize, shrinksWhileDecoding: Bool) -> Bool {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= longestSide else { return false }
    return shrinksWhileDecoding || size.area <= largestArea
  }
}
