import Posix

/// The limits of the search for desktop entries in one data directory.
///
/// The default limits are several times what real menus need: a Wine installation with many programs has a few hundred
/// directories, four or five levels deep, which are read in a few milliseconds.
public struct WalkBudget: Sendable {
  /// How many levels of directories are read below `applications`.
  public var depth: Int
  /// How many directories are read, including `applications` itself.
  public var directories: Int
  /// How long reading may take, in seconds.
  public var seconds: Double
  /// The present time, in seconds of a monotonic clock.
  public var now: @Sendable () -> Double

  /// Makes a budget. Tests pass `now` to replace the system's monotonic clock.
  public init(
    depth: Int = 8, directories: Int = 1000, seconds: Double = 1,
    now: (@Sendable () -> Double)? = nil
  ) {
    self.depth = depth
    self.directories = directories
    self.seconds = seconds
    self.now = now ?? { MonotonicTime.now }
  }
}
