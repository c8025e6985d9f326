/// What a helper is asked.
nonisolated struct HelperQuestion: Hashable {
  enum Kind: String {
    case make
    /// The window has what was kept of an earlier run: is it still so?
    case confirm
  }

  var kind: Kind
  var request: HelperRequest

  static func make(_ request: HelperRequest) -> HelperQuestion { HelperQuestion(kind: .make, request: request) }
  static func confirm(_ request: HelperRequest) -> HelperQuestion { HelperQuestion(kind: .confirm, request: request) }
}
