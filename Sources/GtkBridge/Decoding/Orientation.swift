import CGtk

/// How the pixels of a photograph have to be turned (Exif 2.32, tag 274).
enum Orientation: Int {
  case upright = 1, mirrored, upsideDown, flipped, transposed, quarterTurn, transversed, threeQuarterTurn

  /// That of a JPEG; upright if it does not say, or is damaged.
  init(ofJPEG file: UnsafeRawBufferPointer) {
    self = Self.exif(in: file).flatMap(Self.init(inExif:)) ?? .upright
  }

  /// The TIFF file in the segment for Exif. Segments begin with 0xff, a marker, and their length with that of the length itself.
  private static func exif(in file: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
    var start = 2
    while start + 4 <= file.count, file[start] == 0xff, file[start + 1] != 0xda {
      let end = start + 2 + Int(file[start + 2]) << 8 + Int(file[start + 3])
      guard end > start + 3, end <= file.count else { return nil }
      let content = file[(start + 4)..<end]
      if file[start + 1] == 0xe1, content.starts(with: "Exif\0\0".utf8) { return content.dropFirst(6) }
      start = end
    }
    return nil
  }

  private init?(inExif bytes: Slice<UnsafeRawBufferPointer>) {
    let bytes = Array(bytes)
    guard bytes.count >= 8 else { return nil }
    let isBigEndian = bytes[0] == UInt8(ascii: "M")
    func number(_ start: Int, _ length: Int) -> Int? {
      guard start >= 0, start + length <= bytes.count else { return nil }
      let part = bytes[start..<start + length]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard let tag = number(start, 2), let value = number(start + 8, 2) else { return nil }
      if tag == 274 { self.init(rawValue: value); return }
    }
    return nil
  }

  private var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  /// Returns the pixels as they are seen.
  func turned(_ pixels: Surface) -> Surface? {
    guard self != .upright else { return pixels }
    let (width, height) = swapsSides ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
    let turned = pixels.isOpaque ? Surface(opaque: width, height) : Surface(width: width, height: height)
    guard let turned else { return nil }
    let drawing = Drawing(on: turned)
    var matrix = matrix(Double(pixels.width), Double(pixels.height))
    cairo_transform(drawing.pointer, &matrix)
    drawing.paint(pixels, x: 0, y: 0, filter: .exact)
    return turned
  }

  /// Maps the pixels in the file, with this width and height, to those that are seen.
  private func matrix(_ width: Double, _ height: Double) -> cairo_matrix_t {
    switch self {
    case .upright: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .mirrored: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: width, y0: 0)
    case .upsideDown: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: width, y0: height)
    case .flipped: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: height)
    case .transposed: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    case .quarterTurn: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: height, y0: 0)
    case .transversed: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: height, y0: width)
    case .threeQuarterTurn: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: width)
    }
  }
}
