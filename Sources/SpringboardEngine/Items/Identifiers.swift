/// Identifies an item of the board: an application by its desktop file id, or a folder.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as text, such as `org.example.Maps.desktop`.
  public let rawValue: String

  /// Creates an id from its text, which is not checked.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The id as text.
  public var description: String { rawValue }
  /// Orders ids by their text, independently of the locale.
  public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }
}

extension ItemID {
  /// Separate the application from its action or result: U+001F and U+001E, which no file name of an application has.
  private static let (actionSeparator, resultSeparator): (Character, Character) = ("\u{1F}", "\u{1E}")

  /// Creates the id of an application's action, which is an item among search results.
  public init(action: String, of application: ItemID) {
    self.init("\(application.rawValue)\(Self.actionSeparator)\(action)")
  }

  /// Creates the id of something that an application found as a search provider.
  public init(result: String, of application: ItemID) {
    self.init("\(application.rawValue)\(Self.resultSeparator)\(result)")
  }

  /// The id of the action, if it identifies one.
  public var action: String? { part(after: Self.actionSeparator) }

  /// The id of the result, if it identifies one.
  public var result: String? { part(after: Self.resultSeparator) }

  /// The application itself, or the one that an action or a result belongs to.
  public var application: ItemID { separator.map { ItemID(String(rawValue[..<$0])) } ?? self }

  /// Everything after the first separator belongs to the action or the result.
  private var separator: String.Index? {
    rawValue.firstIndex { $0 == Self.actionSeparator || $0 == Self.resultSeparator }
  }

  private func part(after expected: Character) -> String? {
    guard let separator, rawValue[separator] == expected else { return nil }
    return String(rawValue[rawValue.index(after: separator)...])
  }
}

/// Identifies one of the views of a springboard.
public struct ViewID: Hashable, Sendable {
  /// The number that recordings write; 0 is the main view.
  public let number: Int

  /// Creates the id of the view with this number.
  public init(_ number: Int) {
    self.number = number
  }

  /// The id that a springboard's first view has by default.
  public static let main = ViewID(0)
}

/// The position of an item in a layout: its section, and its index in that section, both from 0. In the grid, a section
/// is a stored page.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The index of the item in its section, from 0.
  public var item: Int

  /// Creates an index path from a section and an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders index paths by section, then by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
