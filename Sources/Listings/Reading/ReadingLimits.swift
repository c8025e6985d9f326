/// How much is read of a file. What exceeds a limit is reported, and what is before it is used.
public struct ReadingLimits: Equatable, Sendable {
  /// The bytes of a file, after decompression.
  public var size = 256 << 20
  /// The depth of nested elements.
  public var depth = 32
  /// The number of channels.
  public var channels = 10_000
  /// The number of programmes.
  public var programmes = 1_000_000
  /// The bytes of a text, which is cut off.
  public var text = 1 << 16
  /// The number of problems that are reported one by one.
  public var problems = 100

  /// Creates the default limits.
  public init() {}
}
