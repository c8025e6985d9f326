/// How large an icon is drawn on its tile, so that icons look equally large and small ones are sharp.
nonisolated struct IconFit: Equatable {
  /// The background that the icon is drawn on.
  enum Place { case tile, plate }

  var place: Place
  /// Device pixels of the tile per pixel of the icon.
  var scale: Double
  /// Whether the pixels of the icon are visible as squares, because interpolation would blur it.
  var isPixelated: Bool { place == .plate && scale > Self.mostEnlargement }

  /// A small icon that is enlarged more looks blurred if its pixels are interpolated.
  private static let mostEnlargement = 2.0
  /// A raster icon that would be enlarged less keeps its own pixels, which is sharper.
  private static let leastEnlargement = 1.1
  /// A raster icon with less content is on a plate. Icons of 48 pixels, the only size that every application must install
  /// (Icon Theme Specification), have more, except a border.
  private static let leastContent = 40.0
  /// The side of the content on a plate, as a fraction of the plate's side: in a circle its corners must fit too.
  private static let share = (rounded: 0.75, circle: 0.66)

  /// Whether an icon has too few pixels to fill a tile, judged by its own pixels, so that it looks the same in all sizes and
  /// on all screens. `content` is the longer side of its content in the pixels of its file.
  static func isSmall(content: Double, isScalable: Bool) -> Bool { !isScalable && content < leastContent }

  /// Fills a tile, except a border, with an icon's content, the part of it that is visible. A small icon is put on a plate
  /// instead, which fills the tile.
  init(content: Double, isScalable: Bool, isSmall: Bool, filling tile: Double, border: Double = 0) {
    let scale = (tile - 2 * border) / content
    if isSmall {
      self.init(content: content, isScalable: isScalable, onPlate: tile, isCircle: false)
    } else {
      self.init(place: .tile, scale: !isScalable && (1..<Self.leastEnlargement).contains(scale) ? 1 : scale)
    }
  }

  /// Puts an icon on a plate.
  init(content: Double, isScalable: Bool, onPlate side: Double, isCircle: Bool) {
    let scale = side * (isCircle ? Self.share.circle : Self.share.rounded) / content
    self.init(place: .plate, scale: isScalable ? scale : Self.sharpened(scale))
  }

  private init(place: Place, scale: Double) {
    (self.place, self.scale) = (place, scale)
  }

  /// A scale that leaves a raster icon on a plate sharp: at most the largest enlargement, or a multiple.
  private static func sharpened(_ scale: Double) -> Double {
    switch scale {
    case 1..<leastEnlargement: 1
    case (mostEnlargement + 1)...: scale.rounded(.down)
    default: min(scale, mostEnlargement)
    }
  }
}
