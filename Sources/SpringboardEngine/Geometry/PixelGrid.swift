/// Whole device pixels, as lengths in logical ones.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels a logical pixel.
  public let scale: Double

  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The longest whole number of device pixels in a length; what is whole already stays so whatever its last bit.
  public func floor(_ length: Double) -> Double { (length * scale + 1e-6).rounded(.down) / scale }

  public func ceiling(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  public func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// The largest rectangle on whole device pixels inside another.
  public func inside(_ rect: Rect) -> Rect {
    let (x, y) = (ceiling(rect.minX), ceiling(rect.minY))
    return Rect(x: x, y: y, width: max(0, floor(rect.maxX) - x), height: max(0, floor(rect.maxY) - y))
  }
}
