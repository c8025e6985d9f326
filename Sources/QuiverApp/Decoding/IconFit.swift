/// How large an icon is drawn on its tile, so that icons look equally large and small ones are sharp.
nonisolated struct IconFit: Equatable {
  /// What the icon is drawn on.
  enum Place { case tile, plate }

  var place: Place
  /// Device pixels of the tile per pixel of the icon.
  var scale: Double
  /// Whether the pixels of the icon are visible as squares, because interpolation would blur it.
  var isPixelated: Bool { scale > Self.mostEnlargement }

  /// A raster icon that is enlarged more looks blurred if its pixels are interpolated.
  private static let mostEnlargement = 2.0
  /// A raster icon that would be enlarged less keeps its own pixels, which is sharper.
  private static let leastEnlargement = 1.1
  /// The side of the content on a plate, as a fraction of the plate's side: in a circle its corners must fit too.
  private static let share = (rounded: 0.75, circle: 0.66)

  /// Fills a tile, except a border, with an icon's content, the part of it that is visible. A small raster icon is put on
  /// a plate instead, which fills the tile.
  init(content: Double, isScalable: Bool, filling tile: Double, border: Double = 0) {
    let scale = (tile - 2 * border) / content
    if isScalable || scale <= Self.mostEnlargement {
      self.init(place: .tile, scale: isScalable ? scale : Self.sharpened(scale))
    } else {
      self.init(content: content, isScalable: isScalable, onPlate: tile, isCircle: false)
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

  /// A scale that leaves a raster icon sharp: at most the largest enlargement, or a multiple.
  private static func sharpened(_ scale: Double) -> Double {
    switch scale {
    case 1..<leastEnlargement: 1
    case (mostEnlargement + 1)...: scale.rounded(.down)
    default: min(scale, mostEnlargement)
    }
  }
}
