import Benchmark
import CollectionEngine

/// The cost of a collection for each frame and each movement of a finger, which must not depend on the number of items, and of an
/// update.
func measureCollection(of count: Int) {
  for (name, layout) in [("pages", CollectionSample.pages), ("rows", CollectionSample.rows)] {
    let collection = CollectionSample.collection(of: count, layout)
    Benchmark("Scene of a collection of \(count) in \(name)") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(collection.scene(at: CollectionSample.later)) }
    }
    Benchmark("Drag over a collection of \(count) in \(name)") { benchmark in
      var collection = collection
      CollectionSample.lift(&collection)
      benchmark.startMeasurement()
      for step in benchmark.scaledIterations { CollectionSample.drag(&collection, step) }
    }
    Benchmark("Insertion into a collection of \(count) in \(name)") { benchmark in
      var collection = collection
      benchmark.startMeasurement()
      for step in benchmark.scaledIterations { CollectionSample.insert(&collection, step) }
    }
  }
}

/// Collections of numbers in a viewport of 1920 × 1080.
enum CollectionSample {
  typealias Collection = CollectionState<String, Int>

  static let later = Instant(seconds: 100)
  private static let cell = Size(width: 140, height: 140)

  static let pages: Collection.LayoutProvider = { context in
    context.pagedGrid(columns: SlotDivision(extent: cell.width), rows: SlotDivision(extent: cell.height))
  }
  static let rows: Collection.LayoutProvider = { context in
    var metrics = FlowMetrics()
    metrics.section.itemSize = .fixed(cell)
    return context.flow(metrics)
  }

  static func collection(of count: Int, _ layout: @escaping Collection.LayoutProvider) -> Collection {
    var collection = Collection(
      size: Size(width: 1920, height: 1080), snapshot: Snapshot(["all": Array(0..<count)]), layout: layout)
    collection.reordersByLongPress = true
    return collection
  }

  static func lift(_ collection: inout Collection) {
    touch(&collection, .down, x: 200, at: later)
    _ = collection.handle(.wake, at: later + 1)
  }

  /// Each step is over another item.
  static func drag(_ collection: inout Collection, _ step: Int) {
    touch(&collection, .move, x: 200 + Double(step % 10) * 150, at: later + 1 + Double(step) / 120)
  }

  static func insert(_ collection: inout Collection, _ step: Int) {
    collection.update(at: later + Double(step)) { data in
      data.insertItems([-1 - step], before: 5)
      data.deleteItems([-step])
    }
  }

  private static func touch(
    _ collection: inout Collection, _ phase: PointerSample.Phase, x: Double, at now: Instant
  ) {
    let sample = PointerSample(pointer: 1, phase: phase, device: .touch, position: Point(x: x, y: 540))
    _ = collection.handle(.pointer(sample), at: now)
  }
}
