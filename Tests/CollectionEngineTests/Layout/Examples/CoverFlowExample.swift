import CollectionEngine

/// A row of covers. The one in the middle is in front; those beside it are smaller and turned away.
struct CoverFlowExample: CollectionLayout {
  let size: Size
  let count: Int
  static let pitch = 25.0

  var contentBounds: Rect {
    Rect(x: 0, y: 0, width: size.width + Double(max(0, count - 1)) * Self.pitch, height: size.height)
  }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    (0..<count).compactMap { attributes(for: .cell(ItemIndex(section: 0, item: $0)), in: visible) }
      .filter { $0.transform.coverage(of: $0.frame).intersects(visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let center = Point(x: size.width / 2 + Double(index.item) * Self.pitch, y: size.height / 2)
    let distance = (center.x - visible.midX) / Self.pitch
    let turn = min(1, max(-1, distance))
    return LayoutAttributes(
      element: element, frame: Rect(center: center, size: Size(width: 50, height: 50)), z: -distance.magnitude,
      transform: LayoutTransform(
        scale: 1 - 0.2 * turn.magnitude, narrowing: 1 - 0.5 * turn.magnitude, tilt: -0.8 * turn))
  }
}
