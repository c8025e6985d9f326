/// A picture that the decoder makes.
package enum DecoderRequest: Hashable, Sendable {
  case tile(TileRequest)
  case wallpaper(WallpaperRequest)

  /// Whether the request can be written in a line.
  package var canBeAsked: Bool {
    switch self {
    case .tile(let tile): !tile.icon.isEmpty && DecoderField.canCarry(tile.icon) && Self.sides.contains(tile.side)
    case .wallpaper(let wallpaper):
      DecoderField.canCarry(wallpaper.path) && Self.sides.contains(wallpaper.width)
        && Self.sides.contains(wallpaper.height)
    }
  }

  /// Device pixels per logical pixel.
  package var scale: Double {
    switch self {
    case .tile(let tile): tile.scale
    case .wallpaper(let wallpaper): wallpaper.scale
    }
  }

  /// The path of the source file; nil for an icon of the theme.
  package func path(home: String) -> String? {
    switch self {
    case .tile(let tile):
      switch IconSource(tile.icon, home: home) {
      case .file(let path): path
      case .name: nil
      }
    case .wallpaper(let wallpaper): wallpaper.path
    }
  }

  /// The largest source file that is read, in bytes.
  package var longestFile: Int {
    switch self {
    case .tile: 32 << 20
    case .wallpaper: 256 << 20
    }
  }

  /// Seconds after which a disk counts as unresponsive.
  package var timeLimit: Double {
    switch self {
    case .tile: 5
    case .wallpaper: 20
    }
  }

  /// Parses the fields after the kind of question.
  package init?(_ fields: [String]) {
    switch (fields.first, fields.count) {
    case ("tile", 7): self.init(tile: fields)
    case ("wallpaper", 6): self.init(wallpaper: fields)
    default: return nil
    }
  }

  private init?(tile fields: [String]) {
    guard let side = Self.side(fields[1]), let scale = Double(fields[2]),
      let shape = IconPreferences.Shape(rawValue: fields[3]),
      let plate = Color(fields[4]), let radius = Double(fields[5])
    else { return nil }
    self = .tile(
      TileRequest(icon: fields[6], side: side, scale: scale, shape: shape, plate: plate, radius: radius))
  }

  private init?(wallpaper fields: [String]) {
    guard let width = Self.side(fields[1]), let height = Self.side(fields[2]), let scale = Double(fields[3]),
      let fit = WallpaperPreferences.Fit(rawValue: fields[4])
    else { return nil }
    self = .wallpaper(WallpaperRequest(path: fields[5], width: width, height: height, scale: scale, fit: fit))
  }

  package var fields: [String] {
    switch self {
    case .tile(let tile):
      [
        "tile", "\(tile.side)", "\(tile.scale)", tile.shape.rawValue, tile.plate.description, "\(tile.radius)",
        tile.icon,
      ]
    case .wallpaper(let wallpaper):
      [
        "wallpaper", "\(wallpaper.width)", "\(wallpaper.height)", "\(wallpaper.scale)", wallpaper.fit.rawValue,
        wallpaper.path,
      ]
    }
  }

  private static func side(_ field: String) -> Int? {
    Int(field).flatMap { sides.contains($0) ? $0 : nil }
  }

  /// In device pixels; 8192 × 8192 take 256 MiB.
  private static let sides = 1...8192
}
