/// A tile of an application.
package struct TileRequest: Hashable, Sendable {
  /// The `Icon=` value of a desktop entry: a name in the icon theme, or a path.
  package var icon: String
  /// The side of the tile in device pixels.
  package var side: Int
  /// Device pixels per logical pixel.
  package var scale: Double
  package var shape: IconPreferences.Shape
  /// The colour of the plate, if the icon is on one.
  package var plate: Color
  /// The radius of a rounded plate's corners, in hundredths of its side.
  package var radius: Double

  package init(
    icon: String, side: Int, scale: Double = 1, shape: IconPreferences.Shape = .original, plate: Color = .white,
    radius: Double = 22.5
  ) {
    self.icon = icon
    self.side = side
    self.scale = scale
    self.shape = shape
    self.plate = plate
    self.radius = radius
  }

  /// Whether two tiles differ at most in their size.
  package func isSame(exceptForSizeAs other: TileRequest) -> Bool {
    var resized = other
    resized.side = side
    return self == resized
  }

  /// Icon themes have integral scales only; 32@2 may have less detail than 64@1.
  package var themeScale: Int { min(max(Int(scale.rounded()), 1), 4) }
  /// Not less than the smallest size that every application has, so that a small tile, such as one on a folder, shows the
  /// same picture as a large one and not a smaller one on a plate.
  package var themeSize: Int { max(side, Self.leastThemeSide) / themeScale }

  /// In device pixels (Icon Theme Specification).
  private static let leastThemeSide = 48
}
