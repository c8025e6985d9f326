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
  /// Separates the application from the action: U+001F, which no file name of an application has.
  private static let separator: Character = "\u{1F}"

  /// Creates the id of an application's action, which is an item among search results.
  public init(action: String, of application: ItemID) {
    self.init("\(application.rawValue)\(Self.separator)\(action)")
  }

  /// The id of the action, if it identifies one.
  public var action: String? {
    rawValue.firstIndex(of: Self.separator).map { String(rawValue[rawValue.index(after: $0)...]) }
  }

  /// The application itself, or the one that an action belongs to.
  public var application: ItemID {
    rawValue.firstIndex(of: Self.separator).map { ItemID(String(rawValue[..<$0])) } ?? self
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
