/// One of the elements that a layout positions.
public enum LayoutElement: Hashable, Sendable {
  /// An item's cell.
  case cell(IndexPath)
  /// The supplementary view at the start of a section.
  case header(section: Int)
  /// The supplementary view at the end of a section.
  case footer(section: Int)
  /// A decoration view, which belongs to the layout and stands for no item. Decorations of one kind are told apart by their
  /// index path.
  case decoration(DecorationKind, IndexPath)

  /// nil for what is not a cell.
  public var cell: IndexPath? {
    if case .cell(let index) = self { index } else { nil }
  }
}

/// What a decoration view is painted as.
public enum DecorationKind: String, Hashable, Sendable {
  /// The plate behind all items of a section.
  case backdrop
  /// A line of items stands on it.
  case shelf
}
