// A grid as that of AQGridView's image demo: a tap on the first cell shuffles the others, a tap on the last one restores their order,
// and a tap on any other one changes the style of all cells.

import CGtk
import CollectionEngine
import CollectionGtk
import ExampleWindow

final class Delegate: CollectionViewDelegate {
  func collectionView(_ view: CollectionView<Int, Int>, didTap item: Int) {
    switch item {
    case items.first: view.apply(Snapshot([0: [0] + items[1..<59].shuffled() + [59]])) { print("shuffled") }
    case items.last: view.apply(Snapshot([0: items])) { print("restored") }
    default:
      isFramed.toggle()
      view.repaint()
    }
  }
}

gtk_init(nil, nil)
let (items, delegate) = (Array(0..<60), Delegate())
var isFramed = false
let grid = CollectionView<Int, Int> { context in
  var metrics = FlowMetrics()
  metrics.section.itemSize = .filling(minimum: Size(width: 84, height: 56))
  (metrics.section.minimumLineSpacing, metrics.section.minimumInteritemSpacing) = (8, 8)
  metrics.section.inset = Insets(top: 16, left: 16, bottom: 16, right: 16)
  return context.flow(metrics)
}
grid.cell { item, cell in
  let name = item == 0 ? "Shuffle" : item == 59 ? "Restore" : "\(item)"
  paint(name, on: cell, hue: Double(item) / 60, light: isFramed ? 0.5 : 1, radius: isFramed ? 24 : 4)
}
grid.delegate = delegate
grid.apply(Snapshot([0: items]), animation: .none)
show(grid.widget, "Shuffle")
