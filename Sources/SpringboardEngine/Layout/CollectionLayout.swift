/// Where the items of a collection are. A layout knows how many there are, never what they are.
public protocol CollectionLayout: Sendable {
  /// What all items lie in; its origin need not be zero.
  var contentBounds: Rect { get }

  /// The items whose cells meet a rectangle of the content, in order; costs what it returns.
  func attributes(in rect: Rect) -> [LayoutAttributes]

  /// nil where there is no such item.
  func attributes(for index: IndexPath) -> LayoutAttributes?
}

extension CollectionLayout {
  public var contentSize: Size { contentBounds.size }
}
