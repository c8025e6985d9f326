/// Identifies an element of a layout.
public enum LayoutElement: Hashable, Sendable {
  /// An item's cell.
  case cell(ItemIndex)
  /// The supplementary view at the start of a section.
  case header(section: Int)
  /// The supplementary view at the end of a section.
  case footer(section: Int)
  /// A decoration view, which belongs to the layout and represents no item. The index distinguishes decorations of
  /// the same kind.
  case decoration(DecorationKind, ItemIndex)

  /// The index of a cell; nil for other elements.
  public var cell: ItemIndex? {
    if case .cell(let index) = self { index } else { nil }
  }
}

/// The appearance of a decoration view.
public enum DecorationKind: String, Hashable, Sendable {
  /// The plate behind all items of a section.
  case backdrop
  /// The shelf under a line of items.
  case shelf
  /// The header of an hour of a timeline.
  case hour
  /// The line at the start of an hour of a timeline.
  case hourRule
  /// The shade over the past of a timeline.
  case past
  /// The line at the current time of a timeline.
  case currentTime
  /// Where the headers of rows and of hours meet.
  case corner
}
