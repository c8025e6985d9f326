/// Where and how an element is shown. Lengths are logical pixels of the content.
public struct LayoutAttributes: Equatable, Sendable {
  public var element: LayoutElement
  /// A cell's frame is all of its slot.
  public var frame: Rect
  /// The part of a cell that the icon has; for other elements it is the frame.
  public var icon: Rect
  /// The part of a cell that the label has; nil where an item has no label.
  public var label: Rect?
  /// 0 is transparent, 1 opaque.
  public var alpha: Double
  /// Elements with a greater z are in front. Where two are equal, the later one of a list is.
  public var z: Double
  public var transform: LayoutTransform
  public var flags: LayoutFlags

  public init(
    element: LayoutElement, frame: Rect, icon: Rect? = nil, label: Rect? = nil, alpha: Double = 1, z: Double = 0,
    transform: LayoutTransform = LayoutTransform(), flags: LayoutFlags = []
  ) {
    self.element = element
    self.frame = frame
    self.icon = icon ?? frame
    self.label = label
    self.alpha = alpha
    self.z = z
    self.transform = transform
    self.flags = flags
  }

  /// The index path of a cell; nil for other elements.
  public var index: IndexPath? { element.cell }
}

extension LayoutAttributes {
  /// What a drop onto a cell means: onto the item in the middle, and before or after it at its sides.
  public func dropTarget(at point: Point, share: Double, isRightToLeft: Bool) -> LayoutDropTarget? {
    guard let index else { return nil }
    let middle = Rect(center: icon.center, size: Size(width: icon.width * share, height: icon.height * share))
    if middle.contains(point) { return .onto(index) }
    return (point.x < frame.midX) != isRightToLeft ? .before(index) : .after(index)
  }
}

/// An affine transform about the centre of an element's frame.
public struct LayoutTransform: Equatable, Sendable {
  public var scale: Double
  /// Scales the width once more, as a tile that is turned away about its vertical axis looks narrower.
  public var narrowing: Double
  /// Radians, clockwise.
  public var rotation: Double

  public init(scale: Double = 1, narrowing: Double = 1, rotation: Double = 0) {
    self.scale = scale
    self.narrowing = narrowing
    self.rotation = rotation
  }
}

public struct LayoutFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The visible rectangle holds the element in place, as it does a sticky header.
  public static let pinned = LayoutFlags(rawValue: 1)
}
