/// The room that texts of fixed wording need, in logical pixels at the present text scale. It differs between languages and
/// fonts, and the host measures it. Until then, and for widths that are less than usual, the usual room is taken.
public struct TextRoom: Equatable, Sendable {
  /// The width of a menu in which no fixed row is cut.
  public var menu = 0.0
  /// The width of the button that ends edit mode.
  public var done = 0.0
  /// The widths of the buttons of sheets and notices, by the names of ``Scene/Button``.
  public var buttons: [String: Double] = [:]
  /// The width of the button on an empty home screen.
  public var showAll = 0.0
  /// The heights of the explanation on an empty home screen, without the button, at each of ``explanationWidths``.
  public var emptyHome: [Double] = []
  /// The heights of the explanation of a search without results, at each of ``explanationWidths``.
  public var nothingFound: [Double] = []

  /// The width of an explanation at a text scale of 1 (by eye), and those for which it is measured, since it has less room on a
  /// narrow screen.
  public static let explanationWidths = [420.0, 360, 320, 270, 220]

  /// Creates the room of texts that need no more than usual.
  public init() {}
}

extension TextRoom {
  /// The height that an explanation needs at a width, by its heights at ``explanationWidths``; nil if they are not known.
  static func height(of explanation: [Double], width: Double, scale: Double) -> Double? {
    zip(explanationWidths, explanation).first { $0.0 * scale <= width }?.1 ?? explanation.last
  }
}
