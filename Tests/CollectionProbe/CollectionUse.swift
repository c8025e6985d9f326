import CollectionEngine
import CollectionGtk
import GtkBridge

/// Uses one collection view for some seconds of its own time, and returns what was wrong.
func useCollection(seconds: Double, seed: Int) -> [String] {
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  let (delegate, clock) = (CollectionDelegate(), ProbeClock())
  let view = CollectionView<Int, Int> { flow($0, 64) }
  view.drive(size: Size(width: 400, height: 300)) { Instant(seconds: clock.now) }
  view.delegate = delegate
  view.cell { item, cell in Drawing(context: cell.cairo).ink(red: Double(item % 7) / 7, green: 0, blue: 0, alpha: 1) }
  view.supplementary(.sectionHeader) { _, _, _ in }
  view.decoration(.shelf) { _ in }
  (view.selectionMode, view.selectionStyle, view.reordersByLongPress) = (.multiple, .ring, true)
  (view.wigglesWhileEditing, view.deletesWhileEditing) = (true, true)
  var (input, applied) = (RandomInput(clock, seed: seed), 0)
  while clock.now < 1000 + seconds {
    use(view, delegate, &input, &applied)
    for _ in 0..<input.numbers.next(below: 20) {
      clock.now += 1 / 60
      let (elements, pictures) = view.paintFrame(on: surface)
      if pictures > 2 * max(elements, 64) + elements { delegate.faults.append("\(pictures) pictures of \(elements)") }
    }
  }
  view.receive(input.finger(.cancel))
  for _ in 0..<600 {
    clock.now += 1 / 60
    _ = view.paintFrame(on: surface)
  }
  if delegate.completed != applied { delegate.faults.append("\(applied) updates, \(delegate.completed) completions") }
  if Set(view.visibleItems) != delegate.displayed { delegate.faults.append("other items are displayed than visible") }
  return delegate.faults
}

/// Follows what is displayed, and forbids some deletions and moves.
private final class CollectionDelegate: CollectionViewDelegate {
  var displayed: Set<Int> = []
  var faults: [String] = []
  var completed = 0

  func collectionView(_ view: CollectionView<Int, Int>, willDisplay item: Int) {
    if !displayed.insert(item).inserted { faults.append("\(item) is displayed twice") }
  }
  func collectionView(_ view: CollectionView<Int, Int>, didEndDisplaying item: Int) {
    if displayed.remove(item) == nil { faults.append("\(item) was not displayed") }
  }
  func collectionView(_ view: CollectionView<Int, Int>, shouldDelete item: Int) -> Bool { item % 3 != 0 }
  func collectionView(_ view: CollectionView<Int, Int>, canMove item: Int) -> Bool { item % 5 != 0 }
}

private nonisolated func flow(_ context: LayoutContext<Int, Int>, _ side: Double) -> any CollectionLayout {
  var metrics = FlowMetrics()
  metrics.pinsHeaders = true
  metrics.section.itemSize = .filling(minimum: Size(width: side, height: side))
  metrics.section.headerReferenceSize = Size(width: 0, height: 24)
  metrics.section.shelfThickness = 4
  return context.flow(metrics)
}

/// Does one random thing.
private func use(
  _ view: CollectionView<Int, Int>, _ delegate: CollectionDelegate, _ input: inout RandomInput, _ applied: inout Int
) {
  let place = Rect(
    x: Double(input.numbers.next(below: 400)), y: Double(input.numbers.next(below: 300)), width: 40, height: 40)
  switch input.numbers.next(below: 16) {
  case 0, 1:
    let data = (0..<3).map { section in
      let count = input.numbers.next(below: 30)
      return (section: section, items: (0..<count).map { _ in input.numbers.next(below: 90) + 100 * section })
    }
    applied += 1
    view.apply(Snapshot(data)) { delegate.completed += 1 }
  case 2:
    let side = Double(40 + input.numbers.next(below: 80))
    view.setLayout(animated: input.numbers.next(below: 3) > 0) { flow($0, side) }
  case 3:
    view.setLayout { $0.pagedGrid(columns: SlotDivision(extent: 80), rows: SlotDivision(extent: 80)) }
  case 4...8: view.receive(input.touch())
  case 9: for event in input.scroll() { view.receive(event) }
  case 10: view.receive(input.press())
  case 11: view.isEditing.toggle()
  case 12:
    view.beginTransition { flow($0, 100) }
    view.setTransitionProgress(Double(input.numbers.next(below: 12)) / 10)
    view.endTransition(finishing: input.numbers.next(below: 2) == 0, velocity: 2)
  case 13: view.expandCells(from: place)
  case 14:
    applied += 1
    view.collapseCells(to: place) { delegate.completed += 1 }
    view.setLayout { flow($0, 64) }
  default: view.invalidateLayout(animated: input.numbers.next(below: 2) == 0)
  }
}
