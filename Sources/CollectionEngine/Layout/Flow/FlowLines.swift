/// The lines of a section, in flow coordinates relative to its first line.
enum FlowLines: Sendable {
  case uniform(UniformFlowLines)
  case measured(MeasuredFlowLines)

  init(count: Int, cells: FlowCells, spacing: FlowSpacing) {
    switch cells {
    case .uniform(let cell): self = .uniform(UniformFlowLines(count: count, cell: cell, spacing: spacing))
    case .each(let sizes):
      let others = Array(repeating: sizes[sizes.count - 1], count: max(0, count - sizes.count))
      self = .measured(MeasuredFlowLines(cells: sizes.prefix(count) + others, spacing: spacing))
    }
  }

  /// The number of lines.
  var count: Int {
    switch self {
    case .uniform(let lines): lines.lineCount
    case .measured(let lines): lines.lines.count
    }
  }

  /// From the start of the first line to the end of the last one.
  var length: Double { count > 0 ? line(count - 1).end : 0 }

  func line(_ number: Int) -> FlowLine {
    switch self {
    case .uniform(let lines): lines.line(number)
    case .measured(let lines): lines.lines[number]
    }
  }

  /// The line that an item is in.
  func line(of item: Int) -> Int {
    switch self {
    case .uniform(let lines): item / lines.perLine
    case .measured(let lines): lines.line(of: item)
    }
  }

  func frame(of item: Int, in line: FlowLine) -> Rect {
    switch self {
    case .uniform(let lines): lines.frame(of: item, in: line)
    case .measured(let lines): lines.frame(of: item, in: line)
    }
  }

  /// The lines that share more than an edge with a range in the scroll direction.
  func lines(from low: Double, to high: Double) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.lines(from: low, to: high)
    case .measured(let lines): lines.lines(from: low, to: high)
    }
  }

  /// The items of a line that share more than an edge with a range along it.
  func items(of line: FlowLine, from low: Double, to high: Double) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.items(of: line, from: low, to: high)
    case .measured(let lines): lines.items(of: line, from: low, to: high)
    }
  }
}
