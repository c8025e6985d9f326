/// What search learns from use: how often and how recently applications were launched, and which results were chosen
/// for which texts.
public struct UsageHistory: Equatable, Sendable {
  /// The launches of each application.
  public var launches: [ItemID: Frecency]
  /// How often each application was chosen for a text. The texts are folded; see ``SearchQuery/folded``.
  public var choices: [String: [ItemID: Int]]

  /// Creates a history.
  public init(launches: [ItemID: Frecency] = [:], choices: [String: [ItemID: Int]] = [:]) {
    (self.launches, self.choices) = (launches, choices)
  }
}
