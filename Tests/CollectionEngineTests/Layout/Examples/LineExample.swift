import CollectionEngine

/// One row, which scrolls horizontally. The item nearest the middle is larger.
struct LineExample: CollectionLayout {
  let size: Size
  let count: Int
  static let pitch = 30.0

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
    let nearness = max(0, 1 - ((center.x - visible.midX) / Self.pitch).magnitude)
    return LayoutAttributes(
      element: element, frame: Rect(center: center, size: Size(width: 20, height: 20)), z: nearness,
      transform: LayoutTransform(scale: 1 + nearness))
  }
}
