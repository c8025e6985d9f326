/// What the helper says of a question, after its serial number.
package enum HelperReply: String, Sendable {
  /// There is no picture.
  case missing = ""
  /// What the window has is right.
  case confirmed = "="
  /// It comes with the line.
  case picture
  /// The helper found a file that it may not read.
  case unreadable
}
