import Benchmark
import CollectionEngine
import KeyFile
import SpringboardEngine

/// Measures the costs of the engine, for several sizes where the growth matters.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 3, scalingFactor: .one, maxDuration: .seconds(1))
  for count in [100, 1_000, 10_000, 100_000] {
    measureViewport(of: count)
    measureChanges(of: count)
    measureFiles(of: count)
    measureCollection(of: count)
  }
  measureFlow()
  measureTimeline()
  measureGuide()
  measureListings()
  measureSearch()
}

/// Work for each frame, which must not depend on the number of applications.
private func measureViewport(of count: Int) {
  let springboard = Springboard.sample(count)
  Benchmark("Scene of a page among \(count)") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(springboard.scene(of: .main, at: .later)) }
  }
  Benchmark("Scene of the last page among \(count), in edit mode") { benchmark in
    var springboard = springboard
    let pages = springboard.scene(of: .main, at: .later).screenCount
    for act in [Act.screen(pages - 1), .edit] { _ = springboard.handle(.act(act), in: .main, at: .later) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(springboard.scene(of: .main, at: .later + 10)) }
  }
  Benchmark("Finger that moves over \(count)") { benchmark in
    var springboard = springboard
    _ = springboard.handle(.touch(.down, x: 960), in: .main, at: .later)
    benchmark.startMeasurement()
    for step in benchmark.scaledIterations {
      blackHole(springboard.handle(.touch(.move, x: 960 - Double(step)), in: .main, at: .later + Double(step) / 120))
    }
  }
  Benchmark("Layout of \(count), visible cells") { benchmark in
    let layout = PagedGridLayout(
      metrics: LayoutMetrics(viewport: .sample, preferences: Preferences()).grid,
      pageCounts: springboard.board.pages.map(\.count))
    let viewport = Rect(origin: .zero, size: Viewport.sample.size)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(layout.attributes(in: viewport)) }
  }
}

/// Work for each act.
private func measureChanges(of count: Int) {
  let springboard = Springboard.sample(count)
  let items = AppItem.samples(count)
  Benchmark("Catalogue of \(count), one of them new") { benchmark in
    var springboard = springboard
    let more = items + [AppItem(id: .application("new.desktop"), name: "New")]
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(springboard.handle(.catalogue(more), in: .main, at: .later))
      blackHole(springboard.handle(.catalogue(items), in: .main, at: .later))
    }
  }
  Benchmark("Move among \(count), and back") { benchmark in
    var springboard = springboard
    _ = springboard.handle(.act(.edit), in: .main, at: .later)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      for act in [Act.drag(.pickUp(.application("app-7.desktop"))), .drag(.move(.onward)), .drag(.drop), .undo] {
        blackHole(springboard.handle(.act(act), in: .main, at: .later))
      }
    }
  }
}

private func measureFiles(of count: Int) {
  let text = BoardCodec.text(of: Springboard.sample(count).board)
  let bytes = Array(text.utf8)
  Benchmark("Arrangement of \(count) read") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(BoardCodec.read(bytes)) }
  }
  Benchmark("Arrangement of \(count) written") { benchmark in
    let board = Springboard.sample(count).board
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(BoardCodec.text(of: board)) }
  }
  Benchmark("Key file of \(count) lines") { benchmark in
    let bytes = Array("[Group]\n".utf8) + (0..<count).flatMap { Array("Key\($0)=value of it\n".utf8) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(KeyFile(bytes: bytes)) }
  }
}
