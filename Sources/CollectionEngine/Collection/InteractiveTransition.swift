/// A switch between two layouts that the host controls, for example with the fingers of a pinch.
struct InteractiveTransition<Section: Hashable, Item: Hashable> {
  let from: CollectionLayoutProvider<Section, Item>
  let to: CollectionLayoutProvider<Section, Item>
  /// The content offset of the first layout.
  let offset: Point
  /// 0 is the first layout, 1 the second one.
  var progress = 0.0

  func layout(in context: LayoutContext<Section, Item>) -> LayoutTransition {
    LayoutTransition(from: end(from, in: context), to: end(to, in: context), progress: progress)
  }

  private func end(
    _ provider: CollectionLayoutProvider<Section, Item>, in context: LayoutContext<Section, Item>
  ) -> LayoutTransition.End {
    let layout = provider(context)
    let offset = ScrolledLayout(layout, in: context.bounds).nearestOffset(to: offset)
    return LayoutTransition.End(layout, contentOffset: offset)
  }
}

extension InteractiveTransition: Sendable where Section: Sendable, Item: Sendable {}
