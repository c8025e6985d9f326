import CollectionEngine

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

  /// How a length is divided into slots.
  struct Division {
    /// The minimum extent of a slot, unless the length is smaller.
    var least: Double
    /// The extent of a slot if their number is automatic.
    var roomy: Double
    var count: Preferences.Count
    var distribution: Distribution
  }

  /// What happens to the room that slots of their roomy extent leave.
  enum Distribution {
    /// The slots grow.
    case fill
    /// The gaps between the slots grow.
    case spread
    /// It remains at both ends.
    case center

    init(_ distribution: Preferences.Distribution) {
      self =
        switch distribution {
        case .fill: .fill
        case .spread: .spread
        }
    }
  }

  /// Divides a length that begins at `start`, a whole device pixel.
  init(start: Double, length: Double, _ division: Division, pixels: PixelGrid) {
    count = division.count(in: length)
    let share = pixels.floor(length / Double(count))
    slot = division.distribution == .fill ? share : min(share, pixels.ceiling(division.roomy))
    let left = length - slot * Double(count)
    gap = division.distribution == .spread && count > 1 ? pixels.floor(left / Double(count - 1)) : 0
    self.start = start + pixels.floor((left - gap * Double(count - 1)) / 2)
  }

  /// The coordinate at which the last slot ends.
  public var end: Double { origin(of: count - 1) + slot }

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

extension SlotAxis.Division {
  fileprivate func count(in length: Double) -> Int {
    let maximum = Int((length / least).clamped(to: 1...1e6))
    return switch (count, distribution) {
    case (.automatic, .center): Int((length / roomy).clamped(to: 1...Double(maximum)))
    case (.automatic, .fill), (.automatic, .spread): Int((length / roomy).rounded().clamped(to: 1...Double(maximum)))
    case (.fixed(let number), _): number.clamped(to: 1...maximum)
    }
  }
}
