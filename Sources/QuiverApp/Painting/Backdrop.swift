import GtkBridge
import SpringboardEngine

/// The finished ground of the glass: the wallpaper as it is shown, and a small copy of it, blurred, for what is laid over it.
package final class Backdrop {
  private let sharp: Surface
  private let small: Surface
  private let blurred: Surface
  /// Logical pixels of the glass a logical pixel of the small copies.
  private static let reduction = 8.0

  /// Takes a picture of the glass's size, and where it is to be kept.
  package init?(_ picture: Surface, upload: (Surface) -> Surface = { $0 }) {
    guard let small = Self.reduced(picture), let blurred = Self.reduced(picture) else { return nil }
    blurred.blur(radius: 3)
    self.small = small
    self.blurred = upload(blurred)
    sharp = upload(picture)
  }

  private static func reduced(_ picture: Surface) -> Surface? {
    let width = Int((picture.logicalWidth / reduction).rounded(.up))
    let height = Int((picture.logicalHeight / reduction).rounded(.up))
    guard let surface = Surface(width: max(width, 1), height: max(height, 1)) else { return nil }
    let drawing = Drawing(on: surface)
    drawing.scale(1 / reduction)
    drawing.paint(picture, x: 0, y: 0)
    return surface
  }

  func paint(on drawing: Drawing) {
    drawing.paint(sharp, x: 0, y: 0, filter: .exact)
  }

  /// Paints the blurred copy where the clip is.
  func paintBlurred(on drawing: Drawing, alpha: Double) {
    let clip = drawing.clipBounds
    drawing.rectangle(clip.x, clip.y, clip.width, clip.height)
    drawing.fill(with: blurred, x: 0, y: 0, stretchedBy: Self.reduction, alpha: alpha)
  }

  /// What lies under a part of the glass.
  func ground(under frame: Rect) -> Ground {
    let per = Self.reduction
    let (x, y) = (Int(frame.minX / per), Int(frame.minY / per))
    let (right, bottom) = (Int((frame.maxX / per).rounded(.up)), Int((frame.maxY / per).rounded(.up)))
    return Ground(luminances: small.luminances(x: x, y: y, width: right - x, height: bottom - y))
  }
}
