/// The position and the appearance of an element. Lengths are in logical pixels of the content.
public struct LayoutAttributes: Equatable, Sendable {
  /// The element that the attributes belong to.
  public var element: LayoutElement
  /// The rectangle of the element; for a cell, all of its slot, unless ``LayoutContext/cells(of:framed:)`` makes it smaller.
  public var frame: Rect
  /// The rectangle of the icon in a cell; for other elements, the frame.
  public var icon: Rect
  /// The rectangle of the label in a cell; nil for cells without a label and for other elements.
  public var label: Rect?
  /// The opacity: 0 is transparent, 1 is opaque.
  public var alpha: Double
  /// Elements with a greater z are in front; of elements with the same z, the later one is.
  public var z: Double
  /// How the element is scaled, turned and moved.
  public var transform: LayoutTransform
  /// Further properties.
  public var flags: LayoutFlags

  /// Creates attributes; without an icon, the icon fills the frame.
  @inlinable public init(
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

  /// The index of a cell; nil for other elements.
  @inlinable public var index: ItemIndex? { element.cell }
}

/// Properties of an element that are on or off.
public struct LayoutFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: Int

  /// Creates flags from their bits.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element is pinned to an edge of the visible rectangle, like a sticky header.
  public static let pinned = LayoutFlags(rawValue: 1)
}

extension [LayoutAttributes] {
  /// The attributes from back to front; those of the same depth stay in their order. Mostly nothing has to be sorted.
  package var inOrderOfDepth: [LayoutAttributes] {
    for index in 1..<Swift.max(1, count) where self[index].z < self[index - 1].z {
      return enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    }
    return self
  }
}
