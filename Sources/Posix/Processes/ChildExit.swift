/// How a process ended.
package enum ChildExit: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)
  /// The process was reaped elsewhere, so that its exit is not known.
  case unknown
}
