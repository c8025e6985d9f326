/// How much larger the user wants icons than the configuration says, in percent.
public struct IconZoom: Hashable, Comparable, Sendable {
  /// 100 is the configured size.
  public let percent: Int

  /// The size that the configuration says.
  public static let none = IconZoom(standard: 100)
  /// From the smallest to the largest. Each is about an eighth larger than the one before (ISO 3, R20).
  public static let allValues = [50, 56, 63, 71, 80, 90, 100, 112, 125, 140, 160, 180, 200].map(
    IconZoom.init(standard:))

  private init(standard percent: Int) { self.percent = percent }

  /// Returns nil if the percentage is below or above all values.
  public init?(percent: Int) {
    guard Self.allValues[0].percent <= percent, percent <= Self.allValues.last?.percent ?? 0 else { return nil }
    self.percent = percent
  }

  /// The factor by which icons are larger.
  var factor: Double { Double(percent) / 100 }

  /// Compares the sizes.
  public static func < (one: IconZoom, other: IconZoom) -> Bool { one.percent < other.percent }
}
