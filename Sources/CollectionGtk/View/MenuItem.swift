/// A row of the menu of an item; see ``CollectionViewDelegate/collectionView(_:menuFor:)``.
public struct MenuItem {
  /// What the row says.
  public var title: String
  /// Whether the row can be chosen.
  public var isEnabled: Bool
  /// Called when the row is chosen.
  public var action: () -> Void

  /// Creates a row.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping () -> Void) {
    (self.title, self.isEnabled, self.action) = (title, isEnabled, action)
  }
}
