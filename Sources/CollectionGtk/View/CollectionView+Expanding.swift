import CollectionEngine

/// Cells that come out of a rectangle, such as that of a pile of photographs, and go back into it.
extension CollectionView {
  /// Shows all cells at a rectangle of the view, from where they glide to their places.
  public func expandCells(from rect: Rect) { expandCells(from: rect, alpha: 1) }

  func expandCells(from rect: Rect, alpha: Double) {
    let provider = provider
    state.setLayout(
      animated: false, at: now, Self.isolated { GatheredLayout(base: provider($0), rect: rect, alpha: alpha) })
    setLayout(provider)
  }

  /// Lets all cells glide to a rectangle of the view, where they stay until there is another layout. `completion` is called when they
  /// are there.
  public func collapseCells(to rect: Rect, completion: (() -> Void)? = nil) {
    collapseCells(to: rect, alpha: 1, completion: completion)
  }

  func collapseCells(to rect: Rect, alpha: Double, completion: (() -> Void)?) {
    let provider = provider
    state.setLayout(
      animated: true, at: now, Self.isolated { GatheredLayout(base: provider($0), rect: rect, alpha: alpha) })
    apply(snapshot, completion: completion)
  }
}

/// A layout whose cells are all at one rectangle of the viewport.
private nonisolated struct GatheredLayout: CollectionLayout {
  let base: any CollectionLayout
  let rect: Rect
  let alpha: Double

  var contentBounds: Rect { base.contentBounds }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    base.attributes(in: visible).map { gathered($0, in: visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    base.attributes(for: element, in: visible).map { gathered($0, in: visible) }
  }

  private func gathered(_ attributes: LayoutAttributes, in visible: Rect) -> LayoutAttributes {
    let frame = rect.moved(by: visible.origin)
    guard attributes.index != nil else {
      var faded = attributes
      faded.alpha = 0
      return faded
    }
    return LayoutAttributes(element: attributes.element, frame: frame, alpha: alpha, z: attributes.z)
  }
}
