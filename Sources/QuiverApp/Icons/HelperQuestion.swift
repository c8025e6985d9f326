/// What a helper is asked.
nonisolated enum HelperQuestion: Hashable {
  case make(HelperRequest)
  /// The window has what was kept of an earlier run: is it still so?
  case confirm(HelperRequest)

  init?(_ verb: String, _ request: HelperRequest) {
    switch verb {
    case "make": self = .make(request)
    case "confirm": self = .confirm(request)
    default: return nil
    }
  }

  var request: HelperRequest {
    switch self {
    case .make(let request), .confirm(let request): request
    }
  }
}
