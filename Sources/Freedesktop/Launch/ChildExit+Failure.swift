import Posix

extension ChildExit {
  /// A program that ends within this time did not start. In seconds.
  package static let shortestRun = 1.0

  /// Tells a failed start from an ordinary end.
  ///
  /// - Parameter seconds: How long the process ran. One that hands over to a running instance ends at once, with 0.
  /// - Returns: Why it failed, in words for the user to follow the application's name and a colon; nil if it did not.
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
