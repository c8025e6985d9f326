/// How a process ended.
public enum ChildExit: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)
  /// It was reaped by somebody else.
  case unknown

  /// A program that ends within this time did not start. In seconds.
  public static let shortestRun = 1.0

  /// Tells a failed start from an ordinary end.
  ///
  /// - Parameter seconds: How long the process ran. One that hands over to a running instance ends at once, with 0.
  /// - Returns: Why it failed, in words for the user to follow the application's name and a colon; nil if it did not.
  public func failure(after seconds: Double) -> String? {
    switch self {
    case .status(127): "a program it needs is not installed"
    case .status(126): "a program it needs may not be run"
    case .status(let status) where status != 0 && seconds < Self.shortestRun: "it ended at once, with status \(status)"
    case .signal(let signal) where seconds < Self.shortestRun: "it crashed at once, with signal \(signal)"
    case .status, .signal, .unknown: nil
    }
  }
}
