// An album in three layouts: a long press shows the next one, a pinch changes the circle, and a tap selects a picture.

import CGtk
import CollectionEngine
import CollectionGtk
import ExampleWindow
import Glibc

/// A circle, or with a share of 1 a stack in its middle.
nonisolated struct Circle: CollectionLayout {
  var size: Size, counts: [Int], radius: Double, share: Double
  var contentBounds: Rect { Rect(origin: .zero, size: size) }
  func attributes(in visible: Rect) -> [LayoutAttributes] {
    counts.enumerated().flatMap { section, count in (0..<count).map { ItemIndex(section: section, item: $0) } }
      .compactMap { attributes(for: .cell($0), in: visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard case .cell(let index) = element else { return nil }
    let number = counts[..<index.section].reduce(0, +) + index.item
    let (turn, distance) = (2 * Double.pi * Double(number) / Double(counts.reduce(0, +)), radius * (1 - share))
    let center = Point(x: size.width / 2 + distance * cos(turn), y: size.height / 2 + distance * sin(turn))
    let transform = LayoutTransform(rotation: share * Double(number % 5 - 2) * 0.08)
    let frame = Rect(center: center, size: Size(width: 96, height: 96))
    return LayoutAttributes(element: element, frame: frame, z: Double(-number), transform: transform)
  }
}

final class Delegate: CollectionViewDelegate {
  func collectionView(_ view: CollectionView<String, Int>, didSelect item: Int) { print("select", item) }
  func collectionView(_ view: CollectionView<String, Int>, didLongPress item: Int?, at point: Point) {
    shown = (shown + 1) % 3
    view.setLayout(layout)
  }
}

var (radius, shown) = (180.0, 0)
func layout(_ context: LayoutContext<String, Int>) -> any CollectionLayout {
  let circle = Circle(size: context.size, counts: context.itemCounts, radius: radius, share: Double(shown - 1))
  var metrics = FlowMetrics()
  (metrics.pinsHeaders, metrics.section.itemSize) = (true, .filling(minimum: Size(width: 120, height: 100)))
  metrics.section.inset = Insets(top: 8, left: 16, bottom: 8, right: 16)
  (metrics.section.headerReferenceSize, metrics.section.shelfThickness) = (Size(width: 0, height: 36), 8)
  return shown > 0 ? circle : context.flow(metrics)
}

gtk_init(nil, nil)
let (album, delegate) = (CollectionView(layout: layout), Delegate())
album.cell { item, cell in paint("\(item)", on: cell, hue: Double(item) / 24, radius: 8) }
album.supplementary(.sectionHeader) { title, _, cell in paint(title, on: cell, hue: 0.6) }
album.decoration(.shelf) { cell in paint(on: cell, hue: 0.08) }
(album.selectionMode, album.selectionStyle, album.delegate) = (.multiple, .ring, delegate)
album.onPinch = { step in
  radius = 180 * step.scale
  album.invalidateLayout(animated: step.phase == .ended)
}
album.apply(Snapshot(["Holidays": Array(0..<24), "Work": Array(24..<40)]), animation: .none)
show(album.widget, "Album")
