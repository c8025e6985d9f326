import CollectionEngine

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
  /// Separate the application from its action, its result or the number of its copy, and the parts of a programme: U+001F,
  /// U+001E, U+001D and U+001C, which no file name of an application has.
  private static let (actionSeparator, resultSeparator): (UInt8, UInt8) = (0x1F, 0x1E)
  private static let (copySeparator, programmeSeparator): (UInt8, UInt8) = (0x1D, 0x1C)

  /// Creates the id of an application's action, which is an item among search results.
  public init(action: String, of application: ItemID) {
    self.init("\(application.rawValue)\u{1F}\(action)")
  }

  /// Creates the id of something that an application found as a search provider.
  public init(result: String, of application: ItemID) {
    self.init("\(application.rawValue)\u{1E}\(result)")
  }

  /// Creates the id of a further tile of an application that is shown more than once; copies count from 1.
  public init(copy number: Int, of application: ItemID) {
    self.init("\(application.rawValue)\u{1D}\(number)")
  }

  /// Creates the id of a programme in the guide, which starts at a number of seconds since the beginning of 1970. Those with the
  /// same channel, start and title are numbered from 1.
  public init(programme title: String, at start: Int, on channel: String, number: Int = 1) {
    let text = "\(channel)\u{1C}\(start)\u{1C}\(title)"
    self.init(number == 1 ? text : "\(text)\u{1C}\(number)")
  }

  /// Creates the id of a power action, which is an item among search results. It begins with U+001B, which no file name of an
  /// application has.
  public init(power action: PowerAction) {
    self.init("\u{1B}\(action.rawValue)")
  }

  /// The power action, if it identifies one.
  public var power: PowerAction? {
    rawValue.utf8.first == 0x1B ? PowerAction(rawValue: String(rawValue.dropFirst())) : nil
  }

  /// The parts of the id of a programme; nil if it identifies something else.
  public var programme: (channel: String, start: Int, title: String)? {
    let parts = rawValue.split(separator: "\u{1C}", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), let start = Int(parts[1]) else { return nil }
    return (String(parts[0]), start, String(parts[2]))
  }

  /// The number of a programme among those with the same channel, start and title.
  public var programmeNumber: Int {
    let parts = rawValue.split(separator: "\u{1C}", omittingEmptySubsequences: false)
    return parts.element(at: 3).flatMap { Int($0) } ?? 1
  }

  /// The id of the action, if it identifies one.
  public var action: String? { part(after: Self.actionSeparator) }

  /// The id of the result, if it identifies one.
  public var result: String? { part(after: Self.resultSeparator) }

  /// The application itself, or the one that an action, a result or a copy belongs to.
  public var application: ItemID { separator.map { ItemID(String(rawValue[..<$0])) } ?? self }

  /// Everything after the first separator belongs to the action, the result, the copy or the programme.
  private var separator: String.Index? {
    rawValue.utf8.firstIndex { Self.programmeSeparator <= $0 && $0 <= Self.actionSeparator }
  }

  private func part(after expected: UInt8) -> String? {
    guard let separator, rawValue.utf8[separator] == expected else { return nil }
    return String(rawValue[rawValue.utf8.index(after: separator)...])
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
