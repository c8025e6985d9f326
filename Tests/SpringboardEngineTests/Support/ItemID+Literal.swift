@testable import SpringboardEngine

extension ItemID: ExpressibleByStringLiteral {
  /// The ids of folders on the boards of tests.
  static let foldersOfTests: Set = ["Games", "F", "G"]

  /// An id in tests is a literal.
  public init(stringLiteral value: String) { self.init(text: value, folders: Self.foldersOfTests) }
}

extension Board {
  /// The id of the item that has this name in a drawing; an application's if there is none.
  func id(_ name: String) -> ItemID {
    (everything.flatMap(\.ids) + removed).first { $0.boardName == name } ?? .application(name)
  }
}

extension Focus: ExpressibleByStringLiteral {
  /// The focus on an item.
  public init(stringLiteral value: String) { self = .item(ItemID(stringLiteral: value)) }
}
