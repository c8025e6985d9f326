import GtkBridge
import QuiverCore

nonisolated extension WallpaperPreferences.Fit {
  /// Where a picture is placed in the viewport; `tile` repeats it from there.
  package func frame(of picture: PixelSize, on viewport: PixelSize) -> PixelRect {
    let (across, down) = (
      Double(viewport.width) / Double(picture.width), Double(viewport.height) / Double(picture.height)
    )
    return switch self {
    case .cover: Self.centred(picture, times: max(across, down), on: viewport)
    case .contain: Self.centred(picture, times: min(across, down), on: viewport)
    case .centre: Self.centred(picture, times: 1, on: viewport)
    case .tile: PixelRect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    case .stretch: PixelRect(x: 0, y: 0, width: Double(viewport.width), height: Double(viewport.height))
    }
  }

  /// On whole pixels, so that a picture of the right size stays sharp.
  private static func centred(_ picture: PixelSize, times scale: Double, on viewport: PixelSize) -> PixelRect {
    let (width, height) = ((Double(picture.width) * scale).rounded(), (Double(picture.height) * scale).rounded())
    return PixelRect(
      x: ((Double(viewport.width) - width) / 2).rounded(.down),
      y: ((Double(viewport.height) - height) / 2).rounded(.down),
      width: width, height: height)
  }

  /// The size at which a picture is decoded: no larger than needed, in either orientation, which is known only after
  /// decoding.
  func decodingSize(of natural: PixelSize, on viewport: PixelSize, isScalable: Bool) -> PixelSize {
    let lying = PixelSize(width: natural.height, height: natural.width)
    let needed = max(needed(for: natural, on: viewport), needed(for: lying, on: viewport))
    let scale = isScalable ? needed : min(needed, 1)
    return PixelSize(
      width: max(1, Int((Double(natural.width) * scale).rounded(.up))),
      height: max(1, Int((Double(natural.height) * scale).rounded(.up))))
  }

  private func needed(for picture: PixelSize, on viewport: PixelSize) -> Double {
    let frame = frame(of: picture, on: viewport)
    return max(frame.width / Double(picture.width), frame.height / Double(picture.height))
  }
}
