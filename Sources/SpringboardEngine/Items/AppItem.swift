/// What names an item on the board: an application by its desktop file id.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public var description: String { rawValue }
  public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }
}

/// An application as the springboard knows it.
public struct AppItem: Equatable, Sendable {
  /// A place in the dock that an application is a candidate for on the first run.
  public enum Role: String, CaseIterable, Sendable { case browser, files, terminal, settings }

  public var id: ItemID
  public var name: String
  /// The role it fills, and how well: 0 is the user's own default, higher numbers come later.
  public var role: Role?
  public var roleRank: Int
  /// The categories it is in, by the names the menu specification registers, the most telling first.
  public var categories: [String]
  /// How often it was opened from here.
  public var uses: Int

  public init(
    id: ItemID, name: String, role: Role? = nil, roleRank: Int = .max, categories: [String] = [], uses: Int = 0
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.roleRank = roleRank
    self.categories = categories
    self.uses = uses
  }
}
