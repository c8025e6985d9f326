/// The name of a kind of supplementary or decoration views. A layout may have kinds of its own; the names of this module are
/// those of its layouts. A kind is written as a literal, which needs no memory of its own: attributes are copied many times in
/// each frame.
public struct ElementKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let literal: StaticString

  /// Creates a kind from its name.
  public init(stringLiteral name: StaticString) { literal = name }

  /// The name.
  public var name: String { literal.description }
  /// The name.
  public var description: String { name }

  /// Compares the names.
  public static func == (a: ElementKind, b: ElementKind) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ElementKind {
  /// The supplementary view at the start of a section.
  public static let sectionHeader: ElementKind = "header"
  /// The supplementary view at the end of a section.
  public static let sectionFooter: ElementKind = "footer"
  /// The supplementary view before the first section.
  public static let collectionHeader: ElementKind = "top"
  /// The supplementary view after the last section.
  public static let collectionFooter: ElementKind = "bottom"
  /// The plate behind all items of a section.
  public static let backdrop: ElementKind = "backdrop"
  /// The shelf under a line of items.
  public static let shelf: ElementKind = "shelf"
  /// The supplementary view at the start of a row of a timeline, before its cells.
  public static let leading: ElementKind = "leading"
  /// The header of an hour of a timeline.
  public static let hour: ElementKind = "hour"
  /// The line at the start of an hour of a timeline.
  public static let hourRule: ElementKind = "hour-rule"
  /// The shade over the past of a timeline.
  public static let past: ElementKind = "past"
  /// The line at the current time of a timeline.
  public static let currentTime: ElementKind = "current-time"
  /// Where the headers of rows and of hours meet.
  public static let corner: ElementKind = "corner"
}
