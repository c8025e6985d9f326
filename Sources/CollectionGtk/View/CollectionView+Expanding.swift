import CollectionEngine

/// Cells that come out of a rectangle, such as that of a pile of photographs, and go back into it.
extension CollectionView {
  /// Shows all cells at a rectangle of the view, from where they glide to their places.
  public func expandCells(from rect: Rect) { expandCells(from: rect, alpha: 1) }

  func expandCells(from rect: Rect, alpha: Double) { glide(from: Self.gathering(at: rect, alpha: alpha)) }

  /// Lets all cells glide to a rectangle of the view, where they stay until there is another layout. `completion` is called when they
  /// are there.
  public func collapseCells(to rect: Rect, completion: (() -> Void)? = nil) {
    collapseCells(to: rect, alpha: 1, completion: completion)
  }

  func collapseCells(to rect: Rect, alpha: Double, completion: (() -> Void)?) {
    let (provider, change) = (provider, Self.gathering(at: rect, alpha: alpha))
    state.setLayout(animated: true, at: now, Self.isolated { ChangedLayout(base: provider($0), change: change) })
    apply(snapshot, completion: completion)
  }

  /// Has all cells at a rectangle of the viewport, and nothing else.
  private static func gathering(
    at rect: Rect, alpha: Double
  ) -> @Sendable (_ attributes: LayoutAttributes, _ visible: Rect) -> LayoutAttributes {
    { attributes, visible in
      let frame = rect.moved(by: visible.origin)
      guard attributes.index != nil else {
        var faded = attributes
        faded.alpha = 0
        return faded
      }
      return LayoutAttributes(element: attributes.element, frame: frame, alpha: alpha, z: attributes.z)
    }
  }
}
