import CollectionEngine

/// A layout whose elements are changed: from it, or to it, the elements of the layout glide.
nonisolated struct ChangedLayout: CollectionLayout {
  let base: any CollectionLayout
  /// Changes the attributes of an element, in a viewport of the content.
  let change: @Sendable (_ attributes: LayoutAttributes, _ visible: Rect) -> LayoutAttributes

  var contentBounds: Rect { base.contentBounds }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    base.attributes(in: visible).map { change($0, visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    base.attributes(for: element, in: visible).map { change($0, visible) }
  }
}

extension CollectionView {
  /// Lets all elements glide to their places from where `change` has them.
  func glide(from change: @escaping @Sendable (_ attributes: LayoutAttributes, _ visible: Rect) -> LayoutAttributes) {
    let provider = provider
    state.setLayout(animated: false, at: now, Self.isolated { ChangedLayout(base: provider($0), change: change) })
    setLayout(provider)
  }
}
