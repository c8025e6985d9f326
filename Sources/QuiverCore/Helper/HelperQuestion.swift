/// A question to the helper.
package enum HelperQuestion: Hashable, Sendable {
  case make(HelperRequest)
  /// Asks whether the picture is still up to date that the window has, which was made of this file.
  case confirm(HelperRequest, madeOf: FileMark)

  package var request: HelperRequest {
    switch self {
    case .make(let request), .confirm(let request, _): request
    }
  }

  /// The file that the window's picture was made of; nil if it has no picture.
  package var knownMark: FileMark? {
    switch self {
    case .make: nil
    case .confirm(_, let mark): mark
    }
  }

  /// Parses the fields after the serial number.
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

/// The reply of the helper, which follows the serial number.
package enum HelperReply: String, Sendable {
  /// There is no picture.
  case missing = ""
  /// The picture that the window has is up to date.
  case confirmed = "="
  /// The picture comes with the line.
  case picture
  /// The helper has found a file that it may not read.
  case unreadable
}
