import CollectionEngine

/// All items on a circle, clockwise from the top.
struct CircleExample: CollectionLayout {
  let size: Size
  let count: Int

  var contentBounds: Rect { Rect(origin: .zero, size: size) }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    (0..<count).compactMap { attributes(for: .cell(ItemIndex(section: 0, item: $0)), in: visible) }
      .filter { $0.frame.intersects(visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let top = Point(x: size.width / 2, y: 10)
    let angle = 2 * .pi * Double(index.item) / Double(count)
    let center = top.turned(by: angle, scaled: 1, about: contentBounds.center)
    return LayoutAttributes(element: element, frame: Rect(center: center, size: Size(width: 20, height: 20)))
  }
}
