/// The name of a kind of supplementary or decoration views. A layout may have kinds of its own; the names of this module are
/// those of its layouts.
public struct ElementKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name. Names of up to 15 bytes are compared without looking at memory.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind from its name.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }
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
