import Posix

extension ChildExit {
  /// A program that exits with an error within this many seconds counts as not started.
  package static let shortestRun = 1.0

  /// Decides whether the program failed to start. A program that passes its work to a running instance exits at once
  /// with status 0, which is not a failure.
  ///
  /// - Parameter seconds: How long the process ran.
  /// - Returns: nil if the program did start.
  package func failure(after seconds: Double) -> LaunchFailure? {
    switch self {
    case .status(127): .notStarted(.programMissing)
    case .status(126): .notStarted(.programForbidden)
    case .status(0), .unknown: nil
    case .status, .signal: seconds < Self.shortestRun ? .ended(self) : nil
    }
  }
}
