/// Where an item is, in logical pixels of the content.
public struct LayoutAttributes: Equatable, Sendable {
  public var index: IndexPath
  /// The cell: all of the slot.
  public var frame: Rect
  public var icon: Rect
  /// nil where an item has no label.
  public var label: Rect?
  public var alpha: Double

  public init(index: IndexPath, frame: Rect, icon: Rect, label: Rect? = nil, alpha: Double = 1) {
    self.index = index
    self.frame = frame
    self.icon = icon
    self.label = label
    self.alpha = alpha
  }
}
