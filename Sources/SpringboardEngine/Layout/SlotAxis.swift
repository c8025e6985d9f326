/// The slots along one axis of a screen: of the same size, at equal distances, on whole device pixels.
public struct SlotAxis: Equatable, Sendable {
  /// The number of slots; at least one.
  public let count: Int
  /// The extent of a slot, in logical pixels.
  public let slot: Double
  /// The distance between two slots, in logical pixels.
  public let gap: Double
  /// The coordinate of the first slot, in the viewport.
  public let start: Double

  /// Divides a length that begins at `start`, a whole device pixel. No slot is smaller than `least`, unless the length
  /// is. `roomy` is the extent of a slot if the number of slots is automatic.
  init(
    start: Double, length: Double, least: Double, roomy: Double,
    count wanted: Preferences.Count, distribution: Preferences.Distribution, pixels: PixelGrid
  ) {
    count = Self.count(wanted, length: length, least: least, roomy: roomy)
    let share = pixels.floor(length / Double(count))
    slot = distribution == .fill ? share : min(share, pixels.ceiling(roomy))
    let left = length - slot * Double(count)
    gap = distribution == .fill || count == 1 ? 0 : pixels.floor(left / Double(count - 1))
    self.start = start + pixels.floor((left - gap * Double(count - 1)) / 2)
  }

  private static func count(_ wanted: Preferences.Count, length: Double, least: Double, roomy: Double) -> Int {
    switch wanted {
    case .automatic: max(1, Int(length / roomy))
    case .fixed(let number): max(1, min(number, Int(length / least)))
    }
  }

  /// The distance between the starts of two neighbouring slots, in logical pixels.
  public var pitch: Double { slot + gap }

  /// Returns the coordinate at which a slot begins.
  public func origin(of index: Int) -> Double { start + Double(index) * pitch }

  /// The slots that share more than an edge with the range from `low` to `high`.
  func slots(from low: Double, to high: Double) -> Range<Int> {
    guard slot > 0, low < high else { return 0..<0 }
    let first = ((low - start - slot) / pitch).rounded(.down) + 1
    let end = ((high - start) / pitch).rounded(.up)
    return .clamped(from: first, to: end, within: count)
  }
}
