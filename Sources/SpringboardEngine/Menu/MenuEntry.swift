/// A row of a menu. The host finds the words of most rows.
public struct MenuEntry: Hashable, Sendable {
  /// The effect of choosing the row.
  public enum Choice: Hashable, Sendable {
    /// The menu closes, and the act is performed.
    case act(Act)
    /// The rows of a submenu replace those of the menu.
    case submenu(Submenu)
    /// The rows of the menu replace those of this submenu.
    case back(from: Submenu)
    /// Nothing: the row says that no choice matches the typed text.
    case noMatch
  }

  /// A list of choices that has a row of its own in the menu.
  public enum Submenu: Hashable, Sendable {
    /// The pages that an item can be moved to.
    case pages(ItemID)
    /// The applications that an application can form a folder with.
    case partners(ItemID)
    /// The orders in which the pages can be sorted.
    case orders
    /// The applications that were removed from the board.
    case removed

    /// Whether its rows can be narrowed by typing, because there may be hundreds of them.
    var canBeFiltered: Bool {
      switch self {
      case .partners: true
      case .pages, .orders, .removed: false
      }
    }
  }

  /// The words of the row.
  public enum Wording: Hashable, Sendable {
    /// The words of its act or submenu, or that nothing was found.
    case standard
    /// The row says that the page which the item is moved to is a new one.
    case newPage
    /// The row says that the removed item is a folder, whose applications stay on the board.
    case dissolve
    /// The given words, which are already in the user's language.
    case words(String)
    /// The words of its act, and those of the change that it undoes or makes again.
    case change(Board.Change)
  }

  /// The effect of choosing the row.
  public var choice: Choice
  /// The words of the row.
  public var wording: Wording
  /// Whether the row can be chosen.
  public var isEnabled: Bool
  /// Whether what the row switches is on; nil for a row that switches nothing.
  public var isChecked: Bool?
  /// Whether a line separates the row from the one above it.
  public var startsSection = false
  /// The page that the row stands for; nil for a row that shows none.
  public var page: PageMiniature?

  /// The item whose name is the text of the row; nil for other rows.
  var namedItem: ItemID? {
    if case .act(.combine(_, let partner)) = choice { partner } else { nil }
  }

  init(_ choice: Choice, _ wording: Wording = .standard, isEnabled: Bool = true) {
    (self.choice, self.wording, self.isEnabled) = (choice, wording, isEnabled)
  }

  init(_ act: Act, _ wording: Wording = .standard, isEnabled: Bool = true) {
    self.init(.act(act), wording, isEnabled: isEnabled)
  }

  /// A row that switches something on and off.
  init(_ act: Act, isChecked: Bool) {
    self.init(act)
    self.isChecked = isChecked
  }
}

extension [MenuEntry] {
  /// The entries of all sections, with lines between those that are not empty.
  init(sections: [[MenuEntry]]) {
    self = []
    for section in sections {
      let start = endIndex
      self += section
      if start > 0, start < endIndex { self[start].startsSection = true }
    }
  }
}
