import CollectionEngine

extension CollectionView {
  /// Says how the supplementary views of a kind are painted, such as headers of sections.
  public func supplementary(_ kind: ElementKind, _ paint: @escaping (Section, ItemIndex, CellContext) -> Void) {
    painters.supplementary[kind] = paint
    repaint()
  }

  /// Says how the decoration views of a kind are painted.
  public func decoration(_ kind: ElementKind, _ paint: @escaping (CellContext) -> Void) {
    painters.others[kind] = paint
    repaint()
  }

  /// Says how the header of the whole collection is painted, for layouts that have one.
  public func header(_ paint: @escaping (CellContext) -> Void) { decoration(.collectionHeader, paint) }

  /// Says how the footer of the whole collection is painted, for layouts that have one.
  public func footer(_ paint: @escaping (CellContext) -> Void) { decoration(.collectionFooter, paint) }

  /// Says how the background behind all elements is painted. It does not scroll. The result is kept as a picture, as that of a cell.
  public func background(_ paint: @escaping (CellContext) -> Void) {
    painters.background = paint
    repaint()
  }

  /// Paints everything anew, because what painters use has changed.
  public func repaint() {
    painted.forget()
    forgetReportedPlaces()
    redraw()
  }
}
