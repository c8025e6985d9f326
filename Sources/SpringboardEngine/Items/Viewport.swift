/// The area of a window that shows the springboard.
public struct Viewport: Equatable, Sendable {
  /// The size in logical pixels.
  public var size: Size
  /// The edges that panels or a notch cover, in logical pixels. Nothing is laid out there.
  public var insets: Insets
  /// Device pixels per logical pixel. Elements at rest are aligned to whole device pixels.
  public var scale: Double

  /// Creates a viewport; by default it has no insets, and a scale of 1.
  public init(size: Size, insets: Insets = .zero, scale: Double = 1) {
    self.size = size
    self.insets = insets
    self.scale = scale
  }

  /// Whether the size is not empty. A window has no size before its first layout.
  var hasRoom: Bool { size.width > 0 && size.height > 0 }
}
