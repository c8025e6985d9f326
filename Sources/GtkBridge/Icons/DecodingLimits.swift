/// The limits of a picture's size. They are checked with its header, before it is decoded.
package struct DecodingLimits {
  /// In device pixels.
  package var longestSide: Int
  /// In device pixels, for formats that can only be decoded at full size.
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
