import Posix

/// How much of each data directory is searched for desktop entries.
///
/// The standard budget is several times what real menus need: a Wine installation with many programs has a few hundred
/// directories, four or five levels deep, and they are read in a few milliseconds.
public struct WalkBudget: Sendable {
  /// Levels of directories that are read below `applications`.
  public var depth: Int
  /// Directories that are read, `applications` itself included.
  public var directories: Int
  /// Seconds that reading them may take.
  public var seconds: Double
  /// The time in seconds, on a clock that never jumps.
  public var now: @Sendable () -> Double

  /// `now` replaces the monotonic clock, for tests.
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
