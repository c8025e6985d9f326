import CollectionEngine

/// One section of covers in a row. The one in the middle of the visible rectangle is in front; the others are turned
/// away.
package struct CoverFlowLayout: CollectionLayout, Equatable {
  package let size: Size
  package let count: Int
  package let side: Double

  package init(size: Size, count: Int, side: Double) {
    (self.size, self.count, self.side) = (size, count, side)
  }

  /// The distance between two covers.
  package var pitch: Double { side / 2 }

  package var contentBounds: Rect {
    Rect(x: 0, y: 0, width: size.width + Double(max(0, count - 1)) * pitch, height: size.height)
  }

  package func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let center = Point(x: size.width / 2 + Double(index.item) * pitch, y: size.height / 2)
    let distance = min(1, ((center.x - visible.midX) / pitch).magnitude)
    return LayoutAttributes(
      element: element, frame: Rect(center: center, size: Size(width: side, height: side)),
      z: -((center.x - visible.midX) / pitch).magnitude,
      transform: LayoutTransform(scale: 1 - distance * 0.25, narrowing: 1 - distance * 0.5))
  }

  package func attributes(in visible: Rect) -> [LayoutAttributes] {
    guard visible.minY < size.height, visible.maxY > 0 else { return [] }
    return covers(from: visible.minX, to: visible.maxX)
      .compactMap { attributes(for: .cell(ItemIndex(section: 0, item: $0)), in: visible) }
      .filter { $0.frame.intersects(visible) }
  }

  package func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    let next = index.item + (direction == .back ? -1 : 1)
    guard direction == .back || direction == .onward, (0..<count).contains(next) else { return nil }
    return ItemIndex(section: 0, item: next)
  }

  /// Scrolling rests with a cover in the middle.
  package func restingOffset(near offset: Point, velocity: Point) -> Point {
    let last = Double(max(0, count - 1))
    return Point(x: min(max(0, (offset.x / pitch).rounded()), last) * pitch, y: 0)
  }

  package func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    guard contentBounds.contains(point) else { return nil }
    let visible = Rect(center: point, size: .zero)
    let nearest = attributes(in: Rect(center: point, size: Size(width: 1, height: 1))).max { $0.z < $1.z }?.element
    return nearest.flatMap { attributes(for: $0, in: visible) }?
      .dropTarget(at: point, share: share, isRightToLeft: false) ?? .end
  }

  private func covers(from low: Double, to high: Double) -> Range<Int> {
    let first = Int(min(max(0, (low - size.width / 2 - side) / pitch), Double(count)))
    return first..<max(first, Int(min(max(0, (high - size.width / 2 + side) / pitch + 1), Double(count))))
  }
}
