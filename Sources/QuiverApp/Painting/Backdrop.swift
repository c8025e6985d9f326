import GtkBridge
import SpringboardEngine

/// The finished ground of the glass.
package final class Backdrop {
  private enum Content {
    case plain(Color)
    /// The wallpaper as it is shown, and two small copies of it: one to look at, one blurred, for what is laid over it.
    case picture(sharp: Surface, small: Surface, blurred: Surface)
  }

  private let content: Content
  /// Labels come to rest in the same few places again and again.
  private var grounds: [Rect: Ground] = [:]
  /// Logical pixels of the glass a logical pixel of the small copies.
  private static let reduction = 8.0

  /// Takes a picture of the glass's size, and where it is to be kept.
  package init(_ picture: Surface, upload: (Surface) -> Surface = { $0 }) {
    let small = Self.reduced(picture, by: Self.reduction)
    let soft = Self.reduced(small, by: 1)
    soft.blur(radius: 3)
    content = .picture(sharp: upload(picture), small: small, blurred: upload(soft))
  }

  /// One colour all over, which costs no picture.
  package init(plain color: Color) {
    content = .plain(color)
  }

  private static func reduced(_ picture: Surface, by reduction: Double) -> Surface {
    let size = Size(width: picture.logicalWidth / reduction, height: picture.logicalHeight / reduction)
    let surface = Surface(filling: Viewport(size: size))
    let drawing = Drawing(on: surface)
    drawing.scale(1 / reduction)
    drawing.paint(picture, x: 0, y: 0)
    return surface
  }

  func paint(on drawing: Drawing, alpha: Double = 1) {
    switch content {
    case .plain(let color):
      drawing.ink(color.opacity(alpha))
      drawing.paint()
    case .picture(let sharp, _, _): drawing.paint(sharp, x: 0, y: 0, alpha: alpha, filter: .exact)
    }
  }

  /// Paints the blurred copy where the clip is.
  func paintBlurred(on drawing: Drawing) {
    guard case .picture(_, _, let blurred) = content else { return paint(on: drawing) }
    let clip = drawing.clipBounds
    drawing.rectangle(clip.x, clip.y, clip.width, clip.height)
    drawing.fill(with: blurred, x: 0, y: 0, stretchedBy: Self.reduction)
  }

  /// What lies under a part of the glass.
  func ground(under frame: Rect) -> Ground {
    if let known = grounds[frame] { return known }
    let ground = Ground(colors: colors(under: frame))
    grounds[frame] = ground
    return ground
  }

  private func colors(under frame: Rect) -> [Color] {
    switch content {
    case .plain(let color): return [color]
    case .picture(_, let small, _):
      let per = Self.reduction
      let (x, y) = (Int(frame.minX / per), Int(frame.minY / per))
      let (right, bottom) = (Int((frame.maxX / per).rounded(.up)), Int((frame.maxY / per).rounded(.up)))
      return small.colors(x: x, y: y, width: right - x, height: bottom - y)
    }
  }
}

extension Surface {
  /// A clear picture of the whole glass, and of at least one pixel.
  package convenience init(filling viewport: Viewport) {
    let size = PixelSize(filling: viewport)
    self.init(clear: size.width, size.height, scale: viewport.scale)
  }
}
