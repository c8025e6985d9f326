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
