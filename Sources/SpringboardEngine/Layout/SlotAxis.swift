/// The slots along one side of a page: of one size, evenly apart, on whole device pixels.
public struct SlotAxis: Equatable, Sendable {
  public let count: Int
  /// A slot's extent, in logical pixels.
  public let slot: Double
  /// Between two slots.
  public let gap: Double
  /// Where the first slot begins.
  public let start: Double

  /// Divides a room that begins at `start`, a whole device pixel. No slot is smaller than `least`, unless the room is; `roomy` is the
  /// extent a slot has where no one chooses otherwise.
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

  /// From the beginning of one slot to the next.
  public var pitch: Double { slot + gap }

  public func origin(of index: Int) -> Double { start + Double(index) * pitch }

  /// The slots that share more than an edge with the stretch from `low` to `high`.
  func slots(from low: Double, to high: Double) -> Range<Int> {
    guard slot > 0, low < high else { return 0..<0 }
    let first = ((low - start - slot) / pitch).rounded(.down) + 1
    let end = ((high - start) / pitch).rounded(.up)
    return .clamped(from: first, to: end, within: count)
  }
}

extension Range<Int> {
  /// The part of `0..<count` between two numbers that may be far out, infinite or none at all.
  static func clamped(from low: Double, to high: Double, within count: Int) -> Range<Int> {
    let first = Int(low.clamped(to: 0...Double(count)))
    let end = Int(high.clamped(to: 0...Double(count)))
    return first..<Swift.max(first, end)
  }
}
