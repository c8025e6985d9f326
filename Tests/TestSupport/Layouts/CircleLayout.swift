import CollectionEngine

/// One section of items on a circle, clockwise from the top. It scrolls freely where its size is greater than the pane's.
package struct CircleLayout: CollectionLayout, Equatable {
  package let size: Size
  package let count: Int
  package let side: Double

  package init(size: Size, count: Int, side: Double) {
    (self.size, self.count, self.side) = (size, count, side)
  }

  package var contentBounds: Rect { Rect(origin: .zero, size: size) }

  package func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let top = Point(x: size.width / 2, y: (size.height - min(size.width, size.height) + side) / 2)
    let angle = 2 * .pi * Double(index.item) / Double(count)
    let place = top.turned(by: angle, scaled: 1, about: contentBounds.center)
    return LayoutAttributes(element: element, frame: Rect(center: place, size: Size(width: side, height: side)))
  }

  package func attributes(in visible: Rect) -> [LayoutAttributes] {
    cells.filter { $0.frame.intersects(visible) }
  }

  /// Back and onward move around the circle; up and down move to the nearest item that is higher or lower.
  package func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    guard let start = attributes(for: index)?.frame.center else { return nil }
    func item(_ number: Int) -> ItemIndex? {
      count > 1 ? ItemIndex(section: 0, item: (number + count) % count) : nil
    }
    func nearest(_ isIncluded: (Double) -> Bool) -> ItemIndex? {
      cells.filter { isIncluded($0.frame.midY - start.y) }
        .min { $0.frame.center.distance(to: start) < $1.frame.center.distance(to: start) }?.index
    }
    return switch direction {
    case .back: item(index.item - 1)
    case .onward: item(index.item + 1)
    case .up: nearest { $0 < -1e-6 }
    case .down: nearest { $0 > 1e-6 }
    }
  }

  package func restingOffset(near offset: Point, velocity: Point) -> Point { offset }

  /// A drop beside the cells is after the nearest item.
  package func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    guard contentBounds.contains(point) else { return nil }
    let nearest = cells.min { $0.frame.center.distance(to: point) < $1.frame.center.distance(to: point) }
    guard let nearest, let index = nearest.index else { return .end }
    return nearest.frame.contains(point)
      ? nearest.dropTarget(at: point, share: share, isRightToLeft: false) : .after(index)
  }

  private var cells: [LayoutAttributes] {
    (0..<count).compactMap { attributes(for: ItemIndex(section: 0, item: $0)) }
  }
}
