/// The slots along one axis of a screen: of the same size, at equal distances, on whole device pixels.
public struct SlotAxis: Equatable, Sendable {
  /// The number of slots; at least one.
  public let count: Int
  /// The extent of a slot, in logical pixels.
  public let slot: Double
  /// The distance between two slots, in logical pixels.
  public let gap: Double
  /// The coordinate of the first slot, in the content.
  public let start: Double

  /// Divides a length that begins at `start`, a whole device pixel. Lengths that are negative or NaN count as zero.
  public init(start: Double, length: Double, _ division: SlotDivision, pixels: PixelGrid) {
    let (length, spacing) = (length.boundedLength, pixels.ceiling(division.minimumSpacing))
    count = division.count(in: length, spacing: spacing)
    let share = pixels.floor(max(0, length - spacing * Double(count - 1)) / Double(count))
    slot = division.distribution == .fill ? share : min(share, pixels.ceiling(division.preferred))
    let left = length - slot * Double(count)
    gap = division.distribution == .spread && count > 1 ? pixels.floor(left / Double(count - 1)) : spacing
    self.start = start.bounded + pixels.floor((left - gap * Double(count - 1)) / 2)
  }

  /// The coordinate at which the last slot ends.
  public var end: Double { origin(of: count - 1) + slot }

  /// The distance between the starts of two neighbouring slots, in logical pixels.
  @inlinable public var pitch: Double { slot + gap }

  /// Returns the coordinate at which a slot begins.
  @inlinable public func origin(of index: Int) -> Double { start + Double(index) * pitch }

  /// The slots that share more than an edge with the range from `low` to `high`.
  func slots(from low: Double, to high: Double) -> Range<Int> {
    guard slot > 0, low < high else { return 0..<0 }
    let first = ((low - start - slot) / pitch).rounded(.down) + 1
    let end = ((high - start) / pitch).rounded(.up)
    return .clamped(from: first, to: end, within: count)
  }
}

/// How a length is divided into slots. Lengths are in logical pixels.
public struct SlotDivision: Equatable, Sendable {
  /// The number of slots.
  public enum Count: Equatable, Sendable {
    /// As many as have their preferred extent.
    case automatic
    /// The given number, or as many as there is room for.
    case fixed(Int)
  }

  /// The use of the room that slots of their preferred extent leave.
  public enum Distribution: Equatable, Sendable {
    /// The slots grow.
    case fill
    /// The gaps between the slots grow.
    case spread
    /// The room remains at both ends.
    case center
  }

  /// The minimum extent of a slot, unless the length is smaller.
  public var minimum: Double
  /// The extent of a slot if their number is automatic, and the greatest extent of slots that do not fill the length.
  public var preferred: Double
  /// The number of slots.
  public var count: Count
  /// Where the remaining room is.
  public var distribution: Distribution
  /// The minimum distance between two slots, rounded up to whole device pixels.
  public var minimumSpacing: Double

  /// Creates a division. Extents of less than a logical pixel count as one, and other lengths that are negative or NaN as zero.
  public init(
    minimum: Double, preferred: Double, count: Count = .automatic, distribution: Distribution = .fill,
    minimumSpacing: Double = 0
  ) {
    self.minimum = max(1, minimum.boundedLength)
    self.preferred = max(self.minimum, preferred.boundedLength)
    (self.count, self.distribution) = (count, distribution)
    self.minimumSpacing = minimumSpacing.boundedLength
  }

  /// Creates a division into slots of one extent, which are spread evenly.
  public init(extent: Double, count: Count = .automatic, minimumSpacing: Double = 0) {
    self.init(minimum: extent, preferred: extent, count: count, distribution: .spread, minimumSpacing: minimumSpacing)
  }

  fileprivate func count(in length: Double, spacing: Double) -> Int {
    func fitting(_ extent: Double) -> Double { (length + spacing) / (extent + spacing) }
    let maximum = Int(fitting(minimum).clamped(to: 1...1e6))
    return switch (count, distribution) {
    case (.automatic, .center): Int(fitting(preferred).clamped(to: 1...Double(maximum)))
    case (.automatic, .fill), (.automatic, .spread): Int(fitting(preferred).rounded().clamped(to: 1...Double(maximum)))
    case (.fixed(let number), _): number.clamped(to: 1...maximum)
    }
  }
}
