import GtkBridge
import QuiverCore

/// Makes a tile from an icon's file.
enum TileRenderer {
  private static let limits = DecodingLimits(longestSide: 4096, largestArea: 4096 * 4096)
  /// A small raster icon that is enlarged more looks blurred; it stays smaller than its tile instead.
  private static let mostEnlargement = 2.0
  /// As a fraction of the tile's side, as on iOS.
  private static let cornerRadius = 0.225
  /// The side of an icon on a plate, as a fraction of the tile's side.
  private static let sideOnPlate = 0.72

  /// nil if the file is not a picture.
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

  /// In device pixels; nil if the icon keeps its shape.
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

  /// The largest size with the same proportions that fits into a square.
  static func fitted(_ natural: PixelSize, side: Int, mostEnlargement: Double) -> PixelSize {
    let scale = min(Double(side) / Double(max(natural.width, natural.height)), mostEnlargement)
    return PixelSize(
      width: max(1, Int((Double(natural.width) * scale).rounded())),
      height: max(1, Int((Double(natural.height) * scale).rounded())))
  }

  /// On whole pixels, so that an icon of the tile's size stays sharp.
  private static func centred(_ icon: Surface, share: Double, side: Int) -> PixelRect {
    let (width, height) = (Double(icon.width) * share, Double(icon.height) * share)
    return PixelRect(
      x: ((Double(side) - width) / 2).rounded(.down), y: ((Double(side) - height) / 2).rounded(.down),
      width: width, height: height)
  }
}
