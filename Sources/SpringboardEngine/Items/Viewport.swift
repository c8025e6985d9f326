import CollectionEngine

/// The area of a window that shows the springboard.
public struct Viewport: Equatable, Sendable {
  /// The size in logical pixels.
  public var size: Size
  /// The edges that panels or a notch cover, in logical pixels. Nothing is laid out there.
  public var insets: Insets
  /// Device pixels per logical pixel. Elements at rest are aligned to whole device pixels.
  public var scale: Double
  /// The upper left corner on the desktop, in logical pixels. A drag that leaves the viewport continues in the viewport of
  /// another view that is there. nil if it is not known.
  public var position: Point?

  /// Creates a viewport; by default it has no insets, a scale of 1 and an unknown position.
  public init(size: Size, insets: Insets = .zero, scale: Double = 1, position: Point? = nil) {
    self.size = size
    self.insets = insets
    self.scale = scale
    self.position = position
  }

  /// The area on the desktop, in logical pixels; nil if the position is not known.
  var frame: Rect? { position.map { Rect(origin: $0, size: size) } }

  /// Whether the size is not empty. A window has no size before its first layout.
  var hasRoom: Bool { size.width > 0 && size.height > 0 }
}
