import Posix

extension ChildExit {
  /// A program that exits with an error within this many seconds counts as not started.
  package static let shortestRun = 1.0

  /// Decides whether the program failed to start. A program that passes its work to a running instance exits at once
  /// with status 0, which is not a failure.
  ///
  /// - Parameter seconds: How long the process ran.
  /// - Returns: The reason as a clause that follows the application's name and a colon; nil if the program did start.
  package func failure(after seconds: Double) -> String? {
    switch self {
    case .status(127): "a program it needs is not installed"
    case .status(126): "a program it needs may not be run"
    case .status(let status) where status != 0 && seconds < Self.shortestRun: "it ended at once, with status \(status)"
    case .signal(let signal) where seconds < Self.shortestRun: "it crashed at once, with signal \(signal)"
    case .status, .signal, .unknown: nil
    }
  }
}
