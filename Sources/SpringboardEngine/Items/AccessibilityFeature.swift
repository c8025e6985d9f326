/// An accessibility feature that the visitors of a kiosk can switch on and off without a PIN. The host carries it out.
public enum AccessibilityFeature: String, CaseIterable, Sendable {
  /// All text is larger: see ``Preferences/Session/textScale``.
  case largeText = "large-text"
  /// A program reads the screen aloud.
  case screenReader = "screen-reader"
  /// A keyboard on the screen, which a button of its own shows and hides.
  case onScreenKeyboard = "on-screen-keyboard"

  /// The features in the menu of the accessibility button.
  public static let inMenu: [AccessibilityFeature] = [.largeText, .screenReader]
}
