/// The viewport: what the springboard is shown on.
public struct Viewport: Equatable, Sendable {
  /// Logical pixels.
  public var size: Size
  /// What panels or a notch cover; nothing is placed there.
  public var insets: Insets
  /// Device pixels a logical pixel; things at rest stand on whole device pixels.
  public var scale: Double

  public init(size: Size, insets: Insets = .zero, scale: Double = 1) {
    self.size = size
    self.insets = insets
    self.scale = scale
  }

  /// Whether there is a viewport at all: a window has none before it is first laid out.
  var hasRoom: Bool { size.width > 0 && size.height > 0 }
}
