import Glibc
import GtkBridge
import QuiverCore

/// Makes a tile from an icon's file.
struct TileRenderer {
  private let request: TileRequest
  private let tile: Surface
  private let drawing: Drawing
  private var side: Double { Double(request.side) }

  /// nil if the file is not a picture.
  static func render(_ file: [UInt8], _ request: TileRequest) -> Surface? {
    guard let icon = DecodedIcon(file, side: request.side),
      let tile = Surface(width: request.side, height: request.side)
    else { return nil }
    TileRenderer(request: request, tile: tile, drawing: Drawing(on: tile)).draw(icon, from: file)
    return tile
  }

  private func draw(_ measured: DecodedIcon, from file: [UInt8]) {
    let (edge, fillsPlate) = (measured.isEdgeDark, fillsPlate(measured))
    let fit = fillsPlate ? nil : fit(measured, hasRim: edge)
    let scale = fit?.scale ?? side / Double(max(measured.pixels.width, measured.pixels.height))
    guard let icon = measured.isScalable ? measured.decoded(file, scaledBy: scale) : measured else { return }
    let frame = frame(of: icon, scale: measured.isScalable ? 1 : scale)
    if fillsPlate || fit?.place == .plate {
      drawPlate(under: measured, isFilled: fillsPlate) { paint(icon, in: frame, fit) }
    } else {
      if edge { drawRim(round: icon, in: frame) }
      paint(icon, in: frame, fit)
    }
  }

  /// An icon without transparent corners fills a plate, unless it is small.
  private func fillsPlate(_ icon: DecodedIcon) -> Bool {
    request.shape != .original && icon.pixels.isOpaqueAtCorners && !icon.isSmall
  }

  private func fit(_ icon: DecodedIcon, hasRim: Bool) -> IconFit {
    let (content, isScalable) = (icon.contentSide, icon.isScalable)
    guard request.shape == .original else {
      return IconFit(content: content, isScalable: isScalable, onPlate: side, isCircle: request.shape == .circle)
    }
    return IconFit(
      content: content, isScalable: isScalable, isSmall: icon.isSmall, filling: side, border: hasRim ? rim : 0)
  }

  private func paint(_ icon: DecodedIcon, in frame: PixelRect, _ fit: IconFit?) {
    drawing.paint(icon.pixels, in: frame, filter: fit?.isPixelated == true && !icon.isScalable ? .exact : .good)
  }

  /// The frame of the pixels, whose content is in the middle of the tile. It starts at a whole pixel, so that an icon of
  /// the tile's size stays sharp.
  private func frame(of icon: DecodedIcon, scale: Double) -> PixelRect {
    let content = icon.content
    return PixelRect(
      x: ((side - content.width * scale) / 2 - content.x * scale).rounded(),
      y: ((side - content.height * scale) / 2 - content.y * scale).rounded(),
      width: Double(icon.pixels.width) * scale, height: Double(icon.pixels.height) * scale)
  }
}

extension TileRenderer {
  /// The width of the light rim of dark icons, in device pixels.
  private var rim: Double { max((side / 64).rounded(), 1) }
  private static let rimColor = Color.white.opacity(0.55)

  /// Draws a thin light rim round an icon, without which a dark one could not be seen on a dark background. On a light
  /// background the rim cannot be seen.
  private func drawRim(round icon: DecodedIcon, in frame: PixelRect) {
    // The icon is scaled once, and then only copied: scaling takes most of the time.
    guard let shape = Surface(mask: request.side, request.side, scale: 1),
      let mask = Surface(mask: request.side, request.side, scale: 1)
    else { return }
    Drawing(on: shape).paint(icon.pixels, in: frame)
    let stencil = Drawing(on: mask)
    for angle in stride(from: 0, to: 2 * Double.pi, by: .pi / 8) {
      stencil.paint(shape, x: (rim * cos(angle)).rounded(), y: (rim * sin(angle)).rounded(), filter: .exact)
    }
    drawing.ink(Self.rimColor)
    drawing.mask(mask, x: 0, y: 0)
  }

  /// Draws a plate and an icon on it. If an icon without a background could not be seen on the plate, its plate is of
  /// the opposite tone.
  private func drawPlate(under icon: DecodedIcon, isFilled: Bool, _ paintIcon: () -> Void) {
    let isVisible = icon.pixels.isOpaqueAtCorners || icon.isVisible(on: request.plate)
    let color = isVisible ? request.plate : Self.opposite(of: request.plate)
    let radius = request.shape.radius(ofSide: side, rounded: request.radius)
    drawing.saved {
      drawing.roundedRectangle(0, 0, side, side, radius: radius)
      drawing.clip()
      drawing.ink(color)
      drawing.paint()
      paintIcon()
    }
    guard isFilled ? icon.isEdgeDark : color.luminance < Self.darkPlate else { return }
    drawing.roundedRectangle(rim / 2, rim / 2, side - rim, side - rim, radius: radius - rim / 2)
    drawing.ink(Self.rimColor)
    drawing.stroke(width: rim)
  }

  /// The relative luminance below which a plate has a rim.
  private static let darkPlate = 0.04

  private static func opposite(of plate: Color) -> Color {
    plate.luminance > 0.2 ? Color(hex: 0x1c2029) : Color(hex: 0xf7f8fa)
  }
}
