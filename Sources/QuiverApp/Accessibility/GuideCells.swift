import GtkBridge
import SpringboardEngine

/// The cells of the guide as a table for screen readers: the times in the first row, the channels in the first column, and the
/// visible programmes of each channel in order.
struct GuideCells {
  /// The id of the table.
  static let table = "/guide"
  /// The positions of the elements, by their frames and kinds.
  private var cells: [Element: AccessibleItem.Cell] = [:]

  private struct Element: Hashable {
    let name: String
    let x, y: Double

    init(_ element: Scene.Element) {
      (name, x, y) = (element.kind.traits.name, element.frame.minX, element.frame.minY)
    }
  }

  init(of scene: Scene) {
    let onward = scene.isRightToLeft ? -1.0 : 1
    func inOrder(_ reading: Scene.ElementTraits.Reading) -> [Scene.Element] {
      scene.elements.filter { $0.kind.traits.reading == reading }
        .sorted { ($0.frame.minX * onward, $0.frame.minY) < ($1.frame.minX * onward, $1.frame.minY) }
    }
    let channels = inOrder(.rowHeader).sorted { $0.frame.minY < $1.frame.minY }
    guard !channels.isEmpty else { return }
    let headers = inOrder(.columnHeader)
    for (column, header) in (headers.filter(\.isCorner) + headers.filter { !$0.isCorner }).enumerated() {
      add(header, row: 0, column)
    }
    let programmes = Dictionary(grouping: inOrder(.cell)) { cell in
      channels.firstIndex { ($0.frame.minY..<$0.frame.maxY).contains(cell.frame.midY) }
    }
    for (row, channel) in channels.enumerated() {
      add(channel, row: row + 1, 0)
      for (column, programme) in (programmes[row] ?? []).enumerated() { add(programme, row: row + 1, column + 1) }
    }
  }

  private mutating func add(_ element: Scene.Element, row: Int, _ column: Int) {
    cells[Element(element)] = AccessibleItem.Cell(table: Self.table, row: row, column: column)
  }

  /// nil for what is not a part of the table.
  func cell(of element: Scene.Element) -> AccessibleItem.Cell? { cells.isEmpty ? nil : cells[Element(element)] }

  func column(of element: Scene.Element) -> Int? { cell(of: element)?.column }
}

extension Scene.Element {
  fileprivate nonisolated var isCorner: Bool { if case .guideCorner = kind { true } else { false } }
}
