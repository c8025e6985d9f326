/// The sizes of cells on whole device pixels, in flow coordinates.
enum FlowCells: Sendable {
  case uniform(Size)
  /// Cells beyond the end of the list have its last size; there is at least one.
  case each([Size])

  init(_ size: FlowItemSize, spacing: FlowSpacing, axes: FlowAxes) {
    switch size {
    case .fixed(let size): self = .uniform(spacing.cell(size, axes: axes))
    case .filling(let minimum): self = .uniform(spacing.filling(spacing.cell(minimum, axes: axes)))
    case .each(let sizes): self = .each((sizes.isEmpty ? [.zero] : sizes).map { spacing.cell($0, axes: axes) })
    }
  }
}
