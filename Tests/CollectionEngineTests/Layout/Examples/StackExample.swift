import CollectionEngine

/// All items in a pile, slightly rotated. The first one is in front.
struct StackExample: CollectionLayout {
  let size: Size
  let count: Int

  var contentBounds: Rect { Rect(origin: .zero, size: size) }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    (0..<count).compactMap { attributes(for: .cell(ItemIndex(section: 0, item: $0)), in: visible) }
      .filter { $0.transform.coverage(of: $0.frame).intersects(visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let angle = Double(index.item * 7 % 5 - 2) * 0.08
    return LayoutAttributes(
      element: element, frame: Rect(center: contentBounds.center, size: Size(width: 40, height: 40)),
      z: -Double(index.item), transform: LayoutTransform(rotation: index.item == 0 ? 0 : angle))
  }
}
