/// An installed application, with what the springboard needs to show, place and sort it.
public struct AppItem: Equatable, Sendable {
  /// A use for which the dock has one application on the first run, in the order of the dock.
  public enum Role: String, CaseIterable, Sendable { case browser, files, terminal, settings }

  /// The desktop file id.
  public var id: ItemID
  /// The name in the user's language.
  public var name: String
  /// The role it can take in the dock; nil for none.
  public var role: Role?
  /// How suitable it is for the role: 0 is the user's default application, and higher numbers are less suitable.
  public var roleRank: Int
  /// Its categories, named as in the Desktop Menu Specification, the most specific first.
  public var categories: [String]
  /// How often it was launched from Quiver.
  public var uses: Int

  /// Creates an application. By default, it has no role, no category and no uses.
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
