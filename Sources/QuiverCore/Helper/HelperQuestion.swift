/// What a helper is asked.
package enum HelperQuestion: Hashable, Sendable {
  case make(HelperRequest)
  /// The window has what was made of this: is it still so?
  case confirm(HelperRequest, madeOf: FileMark)

  package var request: HelperRequest {
    switch self {
    case .make(let request), .confirm(let request, _): request
    }
  }

  /// What the window's picture was made of; nil: it has none.
  package var knownMark: FileMark? {
    switch self {
    case .make: nil
    case .confirm(_, let mark): mark
    }
  }

  /// The fields of a line after its serial number.
  package init?(_ fields: [String]) {
    switch (fields.first, fields.count) {
    case ("make", 2...):
      guard let request = HelperRequest(Array(fields.dropFirst())) else { return nil }
      self = .make(request)
    case ("confirm", 3...):
      guard let mark = FileMark(fields[1]), let request = HelperRequest(Array(fields.dropFirst(2))) else { return nil }
      self = .confirm(request, madeOf: mark)
    default: return nil
    }
  }

  package var fields: [String] {
    switch self {
    case .make(let request): ["make"] + request.fields
    case .confirm(let request, let mark): ["confirm", mark.text] + request.fields
    }
  }
}
