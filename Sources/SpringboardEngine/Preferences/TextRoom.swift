/// The room that texts of fixed wording need, in logical pixels at the present text scale. It differs between languages and
/// fonts, and the host measures it. Until then, and for widths that are less than usual, the usual room is taken.
public struct TextRoom: Equatable, Sendable {
  /// The width of a menu in which no fixed row is cut.
  public var menu = 0.0
  /// The width of the button that ends edit mode.
  public var done = 0.0
  /// The width of the widest button of a notice.
  public var noticeButton = 0.0
  /// The width of the widest button of a sheet.
  public var sheetButton = 0.0
  /// The width of the button on an empty home screen.
  public var showAll = 0.0
  /// The height of the explanation on an empty home screen, without the button.
  public var emptyHome = 0.0
  /// The height of the explanation of a search without results.
  public var nothingFound = 0.0

  /// The width of an explanation at a text scale of 1 (by eye).
  public static let explanationWidth = 420.0

  /// Creates the room of texts that need no more than usual.
  public init() {}
}
