import CollectionEngine

/// A number of columns or rows.
public enum SpringboardCount: Equatable, Sendable {
  /// As many as have room.
  case automatic
  /// This number, or as many as have room.
  case fixed(Int)
}

/// The measures of a springboard's pages.
final class PageSettings {
  var columns: SpringboardCount = .automatic
  var rows: SpringboardCount = .automatic
  var itemSize: Size?
  /// The distances to the edges of a view of this size.
  var inset: (Size) -> Insets = { _ in .zero }
  var (columnSpacing, rowSpacing) = (0.0, 0.0)
  var titleHeight = 0.0
  /// The number of items that a page has room for.
  private(set) var capacity = 1

  func layout<Item>(in context: LayoutContext<Int, Item>) -> any CollectionLayout {
    let layout = context.pagedGrid(
      columns: division(columns, itemSize?.width, columnSpacing),
      rows: division(rows, itemSize.map { $0.height + titleHeight }, rowSpacing),
      inset: inset(context.size))
    capacity = layout.capacity
    return layout
  }

  private func division(_ count: SpringboardCount, _ extent: Double?, _ spacing: Double) -> SlotDivision {
    let count: SlotDivision.Count =
      switch count {
      case .automatic: .automatic
      case .fixed(let number): .fixed(number)
      }
    return extent.map { SlotDivision(extent: $0, count: count, minimumSpacing: spacing) }
      ?? SlotDivision(minimum: 48, preferred: 112, count: count, minimumSpacing: spacing)
  }
}
