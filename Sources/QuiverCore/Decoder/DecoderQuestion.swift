/// A question to the decoder.
package enum DecoderQuestion: Hashable, Sendable {
  case make(DecoderRequest)
  /// Asks whether the picture is still up to date that the window has, which was made of this file.
  case confirm(DecoderRequest, madeOf: FileMark)

  package var request: DecoderRequest {
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
      guard let request = DecoderRequest(Array(fields.dropFirst())) else { return nil }
      self = .make(request)
    case ("confirm", 3...):
      guard let mark = FileMark(fields[1]), let request = DecoderRequest(Array(fields.dropFirst(2))) else { return nil }
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

/// The reply of the decoder, which follows the serial number.
package enum DecoderReply: String, Sendable {
  /// There is no picture.
  case missing = ""
  /// The picture that the window has is up to date.
  case confirmed = "="
  /// The picture comes with the line.
  case picture
  /// The decoder has found a file that it may not read.
  case unreadable
}
