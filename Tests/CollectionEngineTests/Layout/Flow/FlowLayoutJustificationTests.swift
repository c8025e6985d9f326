import CollectionEngine
import TestSupport
import Testing

@Suite("The justification of lines in a flow layout")
struct FlowLayoutJustificationTests {
  private func layout(
    _ size: FlowLayout.ItemSize, _ justification: FlowJustification, count: Int = 5, width: Double = 100
  ) -> FlowLayout {
    FlowLayout.small([count], size: Size(width: width, height: 60)) {
      $0.section.itemSize = size
      $0.section.justification = justification
      $0.section.minimumInteritemSpacing = 4
      $0.section.minimumLineSpacing = 2
    }
  }

  private func columns(_ layout: FlowLayout) -> [Double] { layout.allCells.map(\.frame.minX) }

  @Test(
    "Centred items and items at the start keep the minimum spacing, and the last line continues the columns",
    arguments: [
      (FlowJustification.spread, [0.0, 35, 70, 0, 35]), (.center, [1, 35, 69, 1, 35]), (.start, [0, 34, 68, 0, 34]),
    ])
  func fixed(_ justification: FlowJustification, _ expected: [Double]) {
    #expect(columns(layout(.fixed(Size(width: 30, height: 10)), justification)) == expected)
    let sizes = [FlowLayout.ItemSize.each([Size(width: 30, height: 10)])]
    #expect(sizes.allSatisfy { columns(layout($0, justification)) == expected })
  }

  @Test(
    "A single item is in the middle of its line unless it is at the start",
    arguments: [(FlowJustification.spread, 20.0), (.center, 20), (.start, 0)])
  func single(_ justification: FlowJustification, _ x: Double) {
    #expect(columns(layout(.fixed(Size(width: 60, height: 10)), justification, count: 2)) == [x, x])
  }

  @Test("Items of different sizes are centred with the minimum spacing")
  func measured() {
    let sizes = [30.0, 40, 50, 20].map { Size(width: $0, height: 10) }
    // A copy of the last item fits after it: the line is 50 + 4 + 20 + 4 + 20 long.
    #expect(columns(layout(.each(sizes), .center, count: 4)) == [13, 47, 1, 55])
  }

  @Test(
    "Cells grow until they fill their line, by whole pixels; the other pixels go to the gaps or to the edges",
    arguments: [
      (FlowJustification.spread, [0.0, 35, 70, 0, 35]), (.center, [1, 35, 69, 1, 35]), (.start, [0, 34, 68, 0, 34]),
    ])
  func filling(_ justification: FlowJustification, _ expected: [Double]) {
    let layout = layout(.filling(minimum: Size(width: 25, height: 10)), justification)
    #expect(layout.allCells.allSatisfy { $0.frame.size == Size(width: 30, height: 10) })
    #expect(columns(layout) == expected)
  }

  @Test(
    "A line has as many growing cells as it has cells of the minimum size",
    arguments: [(28, 98), (30, 98), (24, 98), (64, 98)])
  func fillingCount(_ minimum: Double, _ width: Double) {
    let size = Size(width: minimum, height: 10)
    let fixed = layout(.fixed(size), .spread, count: 20, width: width)
    let filling = layout(.filling(minimum: size), .spread, count: 20, width: width)
    #expect(filling.allCells.map(\.frame.minY) == fixed.allCells.map(\.frame.minY))
    let count = fixed.allCells.count { $0.frame.minY == 0 }
    let used = Double(count) * (filling.allCells[0].frame.width + 4) - 4
    #expect(width - used >= 0 && width - used < Double(count))
  }
}

@Suite("The minimum spacing in flow layouts")
struct FlowLayoutSpacingTests {
  @Test("No two cells of a line and no two lines are nearer than the minimum", arguments: 0..<8)
  func minimums(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let layout = FlowLayout.random(using: &generator)
      for section in layout.itemCounts.indices {
        let metrics = layout.metrics[section]
        let lines = lines(ofSection: section, of: layout)
        for line in lines {
          let gaps = zip(line, line.dropFirst()).map { $1.lowerBound - $0.upperBound }
          #expect(gaps.allSatisfy { $0 >= metrics.minimumInteritemSpacing - 1e-6 })
        }
        let distances = lineDistances(ofSection: section, of: layout)
        #expect(distances.allSatisfy { $0 >= metrics.minimumLineSpacing - 1e-6 })
      }
    }
  }

  private func frames(ofSection section: Int, of layout: FlowLayout) -> [Rect] {
    (0..<layout.itemCounts[section]).compactMap { layout.frame(section, $0) }.map { flow($0, layout) }
  }

  /// The ranges of the cells along each line. The cells of a line have the same centre across it, but for less than a
  /// device pixel; cells are at least two pixels thick.
  private func lines(ofSection section: Int, of layout: FlowLayout) -> [[ClosedRange<Double>]] {
    var lines: [[ClosedRange<Double>]] = []
    var middle = -Double.infinity
    for frame in frames(ofSection: section, of: layout) {
      if frame.midY - middle >= 1 { lines.append([]) }
      middle = frame.midY
      lines[lines.count - 1].append(frame.minX...frame.maxX)
    }
    return lines
  }

  /// The distances between the thickest cells of a line and those of the next one.
  private func lineDistances(ofSection section: Int, of layout: FlowLayout) -> [Double] {
    let frames = frames(ofSection: section, of: layout)
    var (ends, starts): ([Double], [Double]) = ([], [])
    var start = 0
    for line in lines(ofSection: section, of: layout) {
      let cells = frames[start..<start + line.count]
      starts.append(cells.map(\.minY).min() ?? 0)
      ends.append(cells.map(\.maxY).max() ?? 0)
      start += line.count
    }
    return zip(ends, starts.dropFirst()).map { $1 - $0 }
  }

  /// The frame with lines that run from left to right and follow each other downwards.
  private func flow(_ frame: Rect, _ layout: FlowLayout) -> Rect {
    let x = layout.metrics.isRightToLeft ? -frame.maxX : frame.minX
    return layout.metrics.scrollDirection == .vertical
      ? Rect(x: x, y: frame.minY, width: frame.width, height: frame.height)
      : Rect(x: frame.minY, y: x, width: frame.height, height: frame.width)
  }
}
