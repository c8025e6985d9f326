/// An application's icon, as it is wanted on screen.
package struct TileRequest: Hashable, Sendable {
  /// `Icon=` of a desktop entry: a name in the icon theme, or a path.
  package var icon: String
  /// The side of the tile in device pixels.
  package var side: Int
  /// Device pixels a logical pixel.
  package var scale: Double
  package var shape: IconPreferences.Shape
  /// What the icon is put on, where its shape is not its own.
  package var plate: Color

  package init(
    icon: String, side: Int, scale: Double = 1, shape: IconPreferences.Shape = .original, plate: Color = .white
  ) {
    self.icon = icon
    self.side = side
    self.scale = scale
    self.shape = shape
    self.plate = plate
  }

  /// Icon themes know whole scales only: 32@2 may be drawn with less detail than 64@1.
  package var themeScale: Int { min(max(Int(scale.rounded()), 1), 4) }
  package var themeSize: Int { max(side / themeScale, 1) }
}
