import CollectionEngine

extension CollectionLayout {
  /// The cells in a rectangle, without headers and decorations.
  package func cells(in rect: Rect) -> [LayoutAttributes] { attributes(in: rect).filter { $0.index != nil } }

  /// All visible cells.
  package var allCells: [LayoutAttributes] { cells(in: contentBounds) }
}
