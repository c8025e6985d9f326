/// How a process ended.
package enum ChildExit: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)
  /// It was reaped by somebody else.
  case unknown
}
