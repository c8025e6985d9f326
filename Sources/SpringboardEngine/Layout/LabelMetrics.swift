import CollectionEngine

/// The measures of the labels of a screen, in logical pixels.
public struct LabelMetrics: Hashable, Sendable {
  /// The size of the font.
  public let size: Double
  /// The height of a line.
  public let lineHeight: Double
  /// The number of lines that there is room for; 0 if icons have no labels.
  public internal(set) var lines: Int

  /// Creates measures. The size is limited to that of readable text.
  public init(size: Double, lines: Int) {
    self.size = size.clamped(to: LayoutTuning.labelSizes)
    self.lines = max(0, lines)
    lineHeight = (self.size * LayoutTuning.labelLineRatio).rounded()
  }

  /// Computes the measures of the labels under icons with a side.
  init(_ preferences: Preferences.Labels, iconSide: Double, textScale: Double = 1) {
    let size =
      switch preferences.size {
      case .automatic: Self.automaticSize(iconSide: iconSide)
      case .fixed(let size): size
      }
    self.init(size: size * textScale, lines: preferences.lines.clamped(to: 0...LayoutTuning.maximumLabelLines))
  }

  /// The height of all lines.
  public var height: Double { Double(lines) * lineHeight }

  /// Returns the number of lines that fit into a height; at least one.
  public func lines(in height: Double) -> Int { max(1, Int(height / lineHeight + 1e-6)) }

  /// The size grows with the icons, in steps of half a pixel.
  private static func automaticSize(iconSide: Double) -> Double {
    let (icons, sizes) = (LayoutTuning.labelledIcons, LayoutTuning.automaticLabelSizes)
    let share = (iconSide - icons.lowerBound) / (icons.upperBound - icons.lowerBound)
    return (2 * interpolate(sizes.lowerBound, sizes.upperBound, share.clamped(to: 0...1))).rounded() / 2
  }
}
