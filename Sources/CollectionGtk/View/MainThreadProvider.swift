import CollectionEngine

/// A layout provider of the main actor. The engine, which knows no actors, calls it only while a view calls the engine.
nonisolated struct MainThreadProvider<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let make: (LayoutContext<Section, Item>) -> any CollectionLayout

  /// The type is changed as `MainActor.assumeIsolated` does it, whose closure would require that sections and items are sendable.
  init(_ provider: @escaping @MainActor (LayoutContext<Section, Item>) -> any CollectionLayout) {
    make = unsafeBitCast(provider, to: ((LayoutContext<Section, Item>) -> any CollectionLayout).self)
  }

  @Sendable func layout(in context: LayoutContext<Section, Item>) -> any CollectionLayout {
    MainActor.preconditionIsolated()
    return make(context)
  }
}
