/// An installed application, with what the springboard needs to show, place and sort it.
public struct AppItem: Equatable, Sendable {
  /// A use for which the dock has one application on the first run, in the order of the dock. The first ones are the
  /// most common.
  public enum Role: String, CaseIterable, Sendable {
    case browser, mail, files, terminal, settings, music, photos, calendar
  }

  /// An action of the application's own, such as opening a new window.
  public struct Action: Hashable, Sendable {
    /// The id in the desktop entry.
    public var id: String
    /// The name in the user's language.
    public var name: String

    /// Creates an action.
    public init(id: String, name: String) {
      (self.id, self.name) = (id, name)
    }
  }

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
  /// Its own actions.
  public var actions: [Action] = []
  /// Whether it stands for the programme guide, so that no program is launched.
  public var opensGuide = false
  /// Whether a software centre may be able to uninstall it.
  public var canBeUninstalled = false
  /// Further texts by which search finds it.
  public var searchTexts = SearchTexts()

  /// Creates an application. By default, it has no role, no category and no actions.
  public init(id: ItemID, name: String, role: Role? = nil, roleRank: Int = .max, categories: [String] = []) {
    self.id = id
    self.name = name
    self.role = role
    self.roleRank = roleRank
    self.categories = categories
  }
}
