/// Where elements belong that are laid out: those of a collection, or of several views together. Attributes are in the viewport.
@usableFromInline package protocol ElementPlaces<Identity> {
  associatedtype Identity: Hashable

  /// The content offset.
  func offset(at now: Instant) -> Point

  /// The velocity at which scrolling moves an element in the viewport.
  func scrolling(_ attributes: LayoutAttributes, at now: Instant) -> Point

  /// The place of an element, in view or not; nil if it has none.
  func place(of identity: Identity, at now: Instant) -> LayoutAttributes?

  /// The elements in view, each once.
  func places(at now: Instant) -> [(identity: Identity, attributes: LayoutAttributes)]
}
