import GtkBridge
import QuiverCore

/// The pixels of an icon's file.
struct DecodedIcon {
  let pixels: Surface
  let isScalable: Bool
  /// The part of the pixels that is visible.
  let content: PixelRect
  /// Pixels of the file per pixel; 1 unless a large raster icon was reduced.
  private let reduction: Double

  private static let limits = DecodingLimits(longestSide: 4096, largestArea: 4096 * 4096)
  /// The side at which a scalable icon is measured, in device pixels.
  private static let measuringSide = 64
  /// A larger raster icon is reduced to this multiple of the tile's side while it is decoded.
  private static let largestMultiple = 2
  /// A raster icon with at most this many pixels is not reduced, so that its content can be measured.
  private static let leastReduced = 128

  /// Decodes a raster icon for a tile with this side, or a scalable one to be measured. nil if the file is not a
  /// picture, or shows nothing.
  init?(_ file: [UInt8], side: Int) {
    var (format, reduction) = (false, 1.0)
    let pixels = Surface(decoding: file.span.bytes, limits: Self.limits) { natural, isScalable in
      let largest = max(side * Self.largestMultiple, Self.leastReduced)
      let size = natural.fitted(to: isScalable ? Self.measuringSide : largest, enlarged: isScalable)
      if !isScalable { reduction = Double(natural.longerSide) / Double(size.longerSide) }
      format = isScalable
      return size
    }
    guard let pixels, let content = pixels.contentBounds else { return nil }
    self.init(pixels: pixels, isScalable: format, content: content, reduction: reduction)
  }

  /// The longer side of the content.
  var contentSide: Double { max(content.width, content.height) }

  /// Whether it has too few pixels to fill a tile; it does not depend on the tile.
  var isSmall: Bool { IconFit.isSmall(content: contentSide * reduction, isScalable: isScalable) }

  /// A scalable icon decoded again, so that its lengths are multiplied.
  func decoded(_ file: [UInt8], scaledBy scale: Double) -> DecodedIcon? {
    let side = Int((Double(max(pixels.width, pixels.height)) * scale).rounded())
    let pixels = Surface(decoding: file.span.bytes, limits: Self.limits) { natural, _ in
      natural.fitted(to: side, enlarged: true)
    }
    guard let pixels, let content = pixels.contentBounds else { return nil }
    return DecodedIcon(pixels: pixels, isScalable: true, content: content, reduction: 1)
  }

  private init(pixels: Surface, isScalable: Bool, content: PixelRect, reduction: Double) {
    (self.pixels, self.isScalable, self.content, self.reduction) = (pixels, isScalable, content, reduction)
  }
}

extension DecodedIcon {
  /// A darker edge cannot be seen on a dark background (relative luminance, by eye).
  private static let darkest = 0.05
  /// The part of the edge that has to be dark.
  private static let darkShare = 0.4
  /// The contrast at which a pixel can be seen on a plate.
  private static let leastContrast = 1.5
  /// The part of the icon that has to be seen on its plate.
  private static let leastShare = 0.06
  /// The number of rows and columns in which the icon is compared with its plate.
  private static let sampledRows = 48

  /// Whether the outline of the icon would disappear on a dark background.
  var isEdgeDark: Bool {
    let depth = max(Int(contentSide / 48), 1)
    let colors = pixels.edgeColors(within: depth, step: max(depth / 2, 1))
    let dark = colors.count { Color(hex: $0).luminance < Self.darkest }
    return Double(dark) > Double(colors.count) * Self.darkShare
  }

  /// Whether the icon can be seen on a plate of this colour.
  func isVisible(on plate: Color) -> Bool {
    let colors = pixels.visibleColors(step: max(Int(contentSide) / Self.sampledRows, 1))
    let visible = colors.count { Color(hex: $0).contrast(with: plate) >= Self.leastContrast }
    return Double(visible) >= Double(colors.count) * Self.leastShare
  }
}

nonisolated extension PixelSize {
  fileprivate var longerSide: Int { max(width, height) }

  /// The size with the same proportions whose longer side is at most `side`, or exactly if it may be enlarged.
  func fitted(to side: Int, enlarged: Bool) -> PixelSize {
    let scale = Double(side) / Double(longerSide)
    guard scale < 1 || enlarged else { return self }
    return PixelSize(
      width: max(1, Int((Double(width) * scale).rounded())), height: max(1, Int((Double(height) * scale).rounded())))
  }
}
