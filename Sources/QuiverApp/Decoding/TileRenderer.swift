import GtkBridge
import QuiverCore

/// Makes an icon's file a tile.
enum TileRenderer {
  private static let limits = DecodingLimits(longestSide: 4096, largestArea: 4096 * 4096)
  /// More than this and a small raster icon is mush; it stays smaller than its tile instead.
  private static let mostEnlargement = 2.0
  /// Of the tile's side (iOS's own corners).
  private static let cornerRadius = 0.225
  /// Of the tile's side, for an icon that stands on a plate.
  private static let sideOnPlate = 0.72

  /// nil: that is no picture.
  static func render(_ file: [UInt8], _ request: TileRequest) -> Surface? {
    guard let icon = decode(file, side: request.side), let tile = Surface(width: request.side, height: request.side)
    else { return nil }
    let drawing = Drawing(on: tile)
    if let radius = cornerRadius(request) {
      drawing.roundedRectangle(0, 0, Double(request.side), Double(request.side), radius: radius)
      drawing.clip()
      drawing.ink(request.plate)
      drawing.paint()
    }
    let share = request.shape == .original || icon.isOpaqueAtCorners ? 1 : sideOnPlate
    drawing.paint(icon, in: centred(icon, share: share, side: request.side))
    return tile
  }

  /// In device pixels; nil: the icon is as it was drawn.
  private static func cornerRadius(_ request: TileRequest) -> Double? {
    switch request.shape {
    case .original: nil
    case .rounded: Double(request.side) * cornerRadius
    case .circle: Double(request.side) / 2
    }
  }

  private static func decode(_ file: [UInt8], side: Int) -> Surface? {
    Surface(decoding: file.span.bytes, limits: limits) { natural, isScalable in
      fitted(natural, side: side, mostEnlargement: isScalable ? .infinity : mostEnlargement)
    }
  }

  /// The largest size of the same proportions in a square.
  static func fitted(_ natural: PixelSize, side: Int, mostEnlargement: Double) -> PixelSize {
    let scale = min(Double(side) / Double(max(natural.width, natural.height)), mostEnlargement)
    return PixelSize(
      width: max(1, Int((Double(natural.width) * scale).rounded())),
      height: max(1, Int((Double(natural.height) * scale).rounded())))
  }

  /// At whole pixels, so that an icon of the tile's size stays exact.
  private static func centred(_ icon: Surface, share: Double, side: Int) -> PixelRect {
    let (width, height) = (Double(icon.width) * share, Double(icon.height) * share)
    return PixelRect(
      x: ((Double(side) - width) / 2).rounded(.down), y: ((Double(side) - height) / 2).rounded(.down),
      width: width, height: height)
  }
}
