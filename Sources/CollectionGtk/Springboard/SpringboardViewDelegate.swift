import CollectionEngine
import GtkBridge

/// Is told what users do in a ``SpringboardView``, and decides what they may delete. All requirements have defaults.
public protocol SpringboardViewDelegate<Item>: AnyObject {
  /// The identity of items.
  associatedtype Item: Hashable

  /// An item was tapped, or activated by a key or an assistive technology, while the items are not edited.
  func springboard(_ view: SpringboardView<Item>, didOpen item: Item)
  /// The user has moved or deleted items, or has put some into folders or taken them out of there; see
  /// ``SpringboardView/folders``.
  func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]])
  /// Returns a new item as the folder for two items, of which the user has dropped the second one onto the first one; nil if there
  /// is to be no folder.
  func springboard(_ view: SpringboardView<Item>, folderFor items: [Item]) -> Item?
  /// Returns the rows of the menu of an item; see ``CollectionViewDelegate/collectionView(_:menuFor:)``. While a long press begins
  /// editing, fingers open no menu.
  func springboard(_ view: SpringboardView<Item>, menuFor item: Item) -> [MenuItem]
  /// Returns whether an item may be moved while the items are edited.
  func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool
  /// Returns whether an item has a button that deletes it while the items are edited. Folders have none.
  func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool
  /// Editing has begun or ended.
  func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool)
}

extension SpringboardViewDelegate {
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didOpen item: Item) {}
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]]) {}
  /// Returns nil.
  public func springboard(_ view: SpringboardView<Item>, folderFor items: [Item]) -> Item? { nil }
  /// Returns no rows.
  public func springboard(_ view: SpringboardView<Item>, menuFor item: Item) -> [MenuItem] { [] }
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool { true }
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool { true }
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool) {}
}

/// Passes the questions of the collection view on to the springboard's delegate.
final class SpringboardGate<Item: Hashable>: CollectionViewDelegate {
  typealias Section = Int

  weak var view: SpringboardView<Item>?

  private func ask<Answer>(
    _ question: (any SpringboardViewDelegate<Item>, SpringboardView<Item>) -> Answer, otherwise: Answer
  ) -> Answer {
    guard let view, let delegate = view.springboardDelegate else { return otherwise }
    return question(delegate, view)
  }

  func collectionView(_ view: CollectionView<Int, Item>, didTap item: Item) {
    if let board = self.view, board.folders[item] != nil { return board.open(item) }
    if !view.isEditing { ask({ $0.springboard($1, didOpen: item) }, otherwise: ()) }
  }

  func collectionView(_ view: CollectionView<Int, Item>, canMove item: Item) -> Bool {
    ask({ $0.springboard($1, canMove: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, shouldDelete item: Item) -> Bool {
    self.view?.folders[item] == nil && ask({ $0.springboard($1, shouldDelete: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, canDrop item: Item, onto other: Item) -> Bool {
    self.view?.canDrop(item, onto: other) ?? false
  }

  func collectionView(_ view: CollectionView<Int, Item>, didDrop item: Item, onto other: Item) {
    self.view?.put(item, onto: other)
  }

  func collectionView(_ view: CollectionView<Int, Item>, menuFor item: Item) -> [MenuItem] {
    ask({ $0.springboard($1, menuFor: item) }, otherwise: [])
  }

  func collectionView(_ view: CollectionView<Int, Item>, didChangeEditing isEditing: Bool) {
    self.view?.panel?.view.isEditing = isEditing
    ask({ $0.springboard($1, didChangeEditing: isEditing) }, otherwise: ())
  }

  func collectionView(_ view: CollectionView<Int, Item>, accessibleNameOf item: Item) -> String {
    self.view?.titles?(item) ?? "\(item)"
  }
}
