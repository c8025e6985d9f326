/// An installed application, with what the springboard needs to show, place and sort it.
public struct AppItem: Equatable, Sendable {
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
  /// The purposes of the application.
  public var purposes: PurposeSet
  /// The purposes for which it is the preferred application of all: the one that the user or the desktop chose, or the only one.
  public var preferredFor: PurposeSet
  /// The main categories of the application, named as in the Desktop Menu Specification, the most specific first.
  public var categories: [String]
  /// The actions of the application.
  public var actions: [Action] = []
  /// Whether it stands for the programme guide, so that no program is launched.
  public var opensGuide = false
  /// Whether a software centre may be able to uninstall it.
  public var canBeUninstalled = false
  /// Whether only search shows it, and no page does, because it is a panel of the desktop's settings.
  public var isSearchOnly = false
  /// Further texts by which search finds it.
  public var searchTexts = SearchTexts()

  /// Creates an application. By default, it has no purpose, no category and no actions.
  public init(
    id: ItemID, name: String, purposes: PurposeSet = [], preferredFor: PurposeSet = [], categories: [String] = []
  ) {
    self.id = id
    self.name = name
    self.purposes = purposes
    self.preferredFor = preferredFor
    self.categories = categories
  }

  /// Whether it shows some settings of the desktop or of a program, but not all.
  var isSettingsPanel: Bool { categories.contains("Settings") && !purposes.contains(PurposeSet(.settings)) }
}
