import GtkBridge

/// A piece of work for the helper.
nonisolated enum HelperRequest: Hashable {
  case tile(TileRequest)
  case wallpaper(WallpaperRequest)

  /// Whether it can be told in a line.
  var canBeAsked: Bool {
    switch self {
    case .tile(let tile): !tile.icon.isEmpty && HelperLine.canCarry(tile.icon) && Self.sides.contains(tile.side)
    case .wallpaper(let wallpaper):
      HelperLine.canCarry(wallpaper.path) && Self.sides.contains(wallpaper.size.width)
        && Self.sides.contains(wallpaper.size.height)
    }
  }

  /// Device pixels a logical pixel of the picture.
  var scale: Double {
    switch self {
    case .tile(let tile): tile.scale
    case .wallpaper(let wallpaper): wallpaper.scale
    }
  }

  /// Of the picture, in device pixels.
  var size: PixelSize {
    switch self {
    case .tile(let tile): PixelSize(width: tile.side, height: tile.side)
    case .wallpaper(let wallpaper): wallpaper.size
    }
  }

  /// The file that it names; nil: an icon of the theme.
  func path(home: String) -> String? {
    switch self {
    case .tile(let tile):
      switch IconSource(tile.icon, home: home) {
      case .file(let path): path
      case .name: nil
      }
    case .wallpaper(let wallpaper): wallpaper.path
    }
  }

  /// The longest file that is looked at, in bytes.
  var longestFile: Int {
    switch self {
    case .tile: 32 << 20
    case .wallpaper: 256 << 20
    }
  }

  /// Seconds after which a disk is taken for one that does not answer.
  var patience: Double {
    switch self {
    case .tile: 5
    case .wallpaper: 20
    }
  }

  /// The fields of a line after its serial number.
  init?(_ fields: [String]) {
    switch (fields.first, fields.count) {
    case ("tile", 6): self.init(tile: fields)
    case ("wallpaper", 6): self.init(wallpaper: fields)
    default: return nil
    }
  }

  private init?(tile fields: [String]) {
    guard let side = Self.side(fields[1]), let scale = Double(fields[2]),
      let shape = IconPreferences.Shape(rawValue: fields[3]),
      let plate = Color(fields[4])
    else { return nil }
    self = .tile(TileRequest(icon: fields[5], side: side, scale: scale, shape: shape, plate: plate))
  }

  private init?(wallpaper fields: [String]) {
    guard let width = Self.side(fields[1]), let height = Self.side(fields[2]), let scale = Double(fields[3]),
      let fit = WallpaperPreferences.Fit(rawValue: fields[4])
    else { return nil }
    let size = PixelSize(width: width, height: height)
    self = .wallpaper(WallpaperRequest(path: fields[5], size: size, scale: scale, fit: fit))
  }

  var fields: [String] {
    switch self {
    case .tile(let tile):
      ["tile", "\(tile.side)", "\(tile.scale)", tile.shape.rawValue, tile.plate.description, tile.icon]
    case .wallpaper(let wallpaper):
      [
        "wallpaper", "\(wallpaper.size.width)", "\(wallpaper.size.height)", "\(wallpaper.scale)",
        wallpaper.fit.rawValue,
        wallpaper.path,
      ]
    }
  }

  private static func side(_ field: String) -> Int? {
    Int(field).flatMap { sides.contains($0) ? $0 : nil }
  }

  /// Device pixels; 8192 × 8192 take 256 MiB.
  private static let sides = 1...8192
}
