/// A purpose of an application. The categories of its desktop entry tell it.
///
/// Search finds an application by the words for its purpose, in many languages, and the dock of the first run has one
/// application for each of the most common purposes.
public enum Purpose: UInt8, CaseIterable, Sendable {
  case browser, mail, files, terminal, settings, music, video, photos, calendar, software
  case textEditor, documents, office, writer, spreadsheet, presentation
  case paint, drawing, videoEditor, audioEditor, calculator, archives, burning, printing, scanning
  case chat, calls, contacts, maps, clock, monitor, network, news, torrents, programming
  case games, education, science, graphics
  case wifi, diagrams

  /// The purposes for which the dock of the first run has an application, in its order.
  public static let docked: [Purpose] = [.browser, .mail, .files, .music, .photos, .terminal, .settings, .software]
}

/// A set of purposes.
public struct PurposeSet: OptionSet, Hashable, Sendable {
  /// One bit for each purpose.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set of one purpose.
  public init(_ purpose: Purpose) {
    self.init(rawValue: 1 << UInt64(purpose.rawValue))
  }

  /// The purposes for which the dock of the first run has an application.
  public static let docked = PurposeSet(Purpose.docked.map { PurposeSet($0) })

  /// Whether the sets have a purpose in common.
  func overlaps(_ other: PurposeSet) -> Bool { rawValue & other.rawValue != 0 }
}
