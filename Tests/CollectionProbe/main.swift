// Uses a collection view at random, without a window: changes of the data, switches of the layout, touches, wheels and keys, which
// overlap. The argument is how many seconds of its own time. Prints what is left behind, and what was wrong.

import CollectionEngine
import CollectionGtk
import Glibc
import GtkBridge

GLibLog.failOnWarnings()
alarm(600)
guard Display.open(applicationID: "io.github.quiver_launcher.Probe") != nil else { exit(5) }

struct Numbers {
  var state: UInt64
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

final class Delegate: CollectionViewDelegate {
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

nonisolated func flow(_ context: LayoutContext<Int, Int>, _ side: Double) -> any CollectionLayout {
  var metrics = FlowMetrics()
  metrics.pinsHeaders = true
  metrics.section.itemSize = .filling(minimum: Size(width: side, height: side))
  metrics.section.headerReferenceSize = Size(width: 0, height: 24)
  metrics.section.shelfThickness = 4
  return context.flow(metrics)
}

/// Uses one view for some seconds of its own time, and returns what was wrong.
func use(seconds: Double, seed: Int) -> [String] {
  var (numbers, now) = (Numbers(state: UInt64(seed)), 1000.0)
  let (view, delegate) = (CollectionView<Int, Int> { flow($0, 64) }, Delegate())
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  view.drive(size: Size(width: 400, height: 300)) { Instant(seconds: now) }
  view.delegate = delegate
  view.cell { item, cell in Drawing(context: cell.cairo).ink(red: Double(item % 7) / 7, green: 0, blue: 0, alpha: 1) }
  view.supplementary(.sectionHeader) { _, _, _ in }
  view.decoration(.shelf) { _ in }
  (view.selectionMode, view.selectionStyle, view.reordersByLongPress) = (.multiple, .ring, true)
  (view.wigglesWhileEditing, view.deletesWhileEditing) = (true, true)
  var (applied, finger) = (0, 0)
  let end = now + seconds
  while now < end {
    act(on: view, delegate, &numbers, &applied, &finger)
    for _ in 0..<numbers.next(below: 20) {
      now += 1 / 60
      let (elements, pictures) = view.paintFrame(on: surface)
      if pictures > 2 * max(elements, 64) + elements { delegate.faults.append("\(pictures) pictures of \(elements)") }
    }
  }
  view.receive(pointer(.cancel, x: 0, y: 0))
  for _ in 0..<600 {
    now += 1 / 60
    _ = view.paintFrame(on: surface)
  }
  if delegate.completed != applied { delegate.faults.append("\(applied) updates, \(delegate.completed) completions") }
  if Set(view.visibleItems) != delegate.displayed { delegate.faults.append("other items are displayed than visible") }
  return delegate.faults
}

func pointer(_ phase: PointerSample.Phase, x: Double, y: Double) -> CollectionInput {
  .pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: Point(x: x, y: y)))
}

func act(
  on view: CollectionView<Int, Int>, _ delegate: Delegate, _ numbers: inout Numbers, _ applied: inout Int,
  _ finger: inout Int
) {
  let (x, y) = (Double(numbers.next(below: 400)), Double(numbers.next(below: 300)))
  switch numbers.next(below: 16) {
  case 0, 1:
    let data = (0..<3).map { section in
      (section: section, items: (0..<numbers.next(below: 30)).map { _ in numbers.next(below: 90) + 100 * section })
    }
    applied += 1
    view.apply(Snapshot(data)) { delegate.completed += 1 }
  case 2:
    let side = Double(40 + numbers.next(below: 80))
    view.setLayout(animated: numbers.next(below: 3) > 0) { flow($0, side) }
  case 3:
    view.setLayout { $0.pagedGrid(columns: SlotDivision(extent: 80), rows: SlotDivision(extent: 80)) }
  case 4, 5:
    if finger == 0 { view.receive(pointer(.down, x: x, y: y)) }
    finger = 1
  case 6, 7: if finger == 1 { view.receive(pointer(.move, x: x, y: y)) }
  case 8:
    if finger == 1 { view.receive(pointer(.up, x: x, y: y)) }
    finger = 0
  case 9:
    view.receive(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: Double(numbers.next(below: 80) - 40))))
    view.receive(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0)))
  case 10:
    view.receive([.move(.back), .move(.onward), .move(.up), .move(.down), .activate][numbers.next(below: 5)])
  case 11: view.isEditing.toggle()
  case 12:
    view.beginTransition { flow($0, 100) }
    view.setTransitionProgress(Double(numbers.next(below: 12)) / 10)
    view.endTransition(finishing: numbers.next(below: 2) == 0, velocity: 2)
  case 13: view.expandCells(from: Rect(x: x, y: y, width: 40, height: 40))
  case 14:
    applied += 1
    view.collapseCells(to: Rect(x: x, y: y, width: 40, height: 40)) { delegate.completed += 1 }
    view.setLayout { flow($0, 64) }
  default: view.invalidateLayout(animated: numbers.next(below: 2) == 0)
  }
}

/// What is painted again because something has changed, and what is larger than any picture. Returns what was wrong.
func paintAgain() -> [String] {
  guard let surface = Surface(width: 400, height: 300) else { return ["no surface"] }
  var painted: [String] = []
  var faults: [String] = []
  func frame(_ wanted: [String], _ what: String, _ paint: () -> Void) {
    painted = []
    paint()
    if painted != wanted { faults.append("\(what): \(painted)") }
  }
  // The airing and the header of the last mark are as wide as the rest of the day, and are painted in each frame.
  let guide = GuideView<String, Int> { _ in 0..<86_400 }
  guide.drive(size: Size(width: 400, height: 300)) { Instant(seconds: 1000) }
  guide.metrics.hourWidth = 1200
  guide.cell { _, cell in painted.append("airing \(Int(cell.size.width))") }
  guide.channel { channel, _ in painted.append(channel) }
  guide.hour { title, _ in painted.append(title) }
  guide.marks = [(time: 0, title: "0:00"), (time: 600, title: "0:10")]
  guide.apply(Snapshot(["One": [1]]), animation: .none)
  _ = guide.paintFrame(on: surface)
  frame(["airing 28800", "0:10"], "nothing has changed") { _ = guide.paintFrame(on: surface) }
  guide.performBatchUpdates { $0.reloadSections(["One"]) }
  frame(["airing 28800", "One", "0:00", "0:10"], "the section is reloaded") { _ = guide.paintFrame(on: surface) }
  guide.marks = [(time: 0, title: "midnight"), (time: 600, title: "0:10")]
  frame(["airing 28800", "One", "midnight", "0:10"], "the mark has another title") { _ = guide.paintFrame(on: surface) }
  return faults
}

/// A line on standard output.
func say(_ line: String) { print(line) }

_ = use(seconds: 10, seed: 1)
let settled = LivingCallbacks.count
var faults = paintAgain()
let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 240
for seed in 1...12 { faults += use(seconds: seconds / 12, seed: seed) }
say("left behind: \(LivingCallbacks.count - settled)")
say("faults: \(faults.prefix(5))")
