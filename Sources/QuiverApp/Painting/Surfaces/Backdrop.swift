import GtkBridge
import QuiverCore
import SpringboardEngine

/// The finished ground of the viewport.
package final class Backdrop {
  private enum Content {
    case plain(Color)
    /// Two small copies of the wallpaper: one to look at, one blurred, for what is laid over it.
    case picture(small: Surface, blurred: Surface)
  }

  private struct Place: Hashable {
    let frame: Rect
    let covers: [Color]
  }

  private struct Haze: Hashable {
    let thickness: Double
    let color: Color
  }

  private let content: Content
  private let viewport: Viewport
  private let environment: any PaintingEnvironment
  private var paint: (_ drawing: Drawing, _ halvings: Int) -> Void
  /// The wallpaper as it is shown; made when it is first painted, since there is no display to keep it before the window is
  /// there.
  private lazy var sharp = madeSharp
  /// The blurred copy as large as the viewport, for what moves over it; made when it is first wanted.
  private lazy var frost = stretchedBlur.map { environment.upload($0) }
  /// Made of it, as large; folders and sheets share one.
  private let hazes = SurfaceCache<Haze>(capacity: 1)
  /// Labels come to rest in the same few places again and again.
  private var grounds: [Place: Ground] = [:]
  /// How often the small copies are half as wide and high as the viewport.
  private static let halvings = 3
  /// Logical pixels of the viewport a logical pixel of the small copies.
  private static let reduction = Double(1 << halvings)

  /// Takes what paints the ground of a viewport, or of one that is so often half as large, and makes surfaces from which
  /// painting on it is quick: the display itself does most of the work then. `blur` is how far a plate's ground is out of
  /// focus, in logical pixels.
  package init(
    filling viewport: Viewport, blur: Double = 24, environment: any PaintingEnvironment = EmptyPaintingEnvironment(),
    paint: @escaping (_ drawing: Drawing, _ halvings: Int) -> Void
  ) {
    let small = Self.reduced(viewport, paint)
    let soft = Self.copy(small)
    soft.blur(radius: Int((blur / Self.reduction).rounded()))
    content = .picture(small: small, blurred: soft)
    (self.viewport, self.environment, self.paint) = (viewport, environment, paint)
  }

  /// One colour all over, which costs no picture.
  package init(plain color: Color) {
    content = .plain(color)
    viewport = Viewport(size: .zero)
    (environment, paint) = (EmptyPaintingEnvironment(), { _, _ in })
  }

  private var madeSharp: Surface {
    let surface = environment.blankSurface(filling: viewport)
    paint(Drawing(on: surface), 0)
    paint = { _, _ in }
    return surface
  }

  private static func reduced(_ viewport: Viewport, _ paint: (Drawing, Int) -> Void) -> Surface {
    let size = Size(width: viewport.size.width / reduction, height: viewport.size.height / reduction)
    let surface = Surface(filling: Viewport(size: size))
    let drawing = Drawing(on: surface)
    drawing.scale(1 / reduction)
    paint(drawing, halvings)
    return surface
  }

  private static func copy(_ surface: Surface) -> Surface {
    let copy = Surface(clear: surface.width, surface.height, scale: surface.scale)
    Drawing(on: copy).paint(surface, x: 0, y: 0, filter: .exact)
    return copy
  }

  func paint(on drawing: Drawing, alpha: Double = 1) {
    switch content {
    case .plain(let color):
      drawing.ink(color.opacity(alpha))
      drawing.paint()
    case .picture: drawing.paint(sharp, x: 0, y: 0, alpha: alpha, filter: .exact)
    }
  }

  /// Paints the blurred copy where the clip is.
  func paintBlurred(on drawing: Drawing) {
    guard case .picture(_, let blurred) = content else { return paint(on: drawing) }
    let clip = drawing.clipBounds
    drawing.rectangle(clip.x, clip.y, clip.width, clip.height)
    drawing.fill(with: blurred, x: 0, y: 0, stretchedBy: Self.reduction)
  }

  /// What is drawn next shows the blurred wallpaper in its place, wherever it is.
  func inkBlurred(on drawing: Drawing) {
    switch content {
    case .plain(let color): drawing.ink(color)
    case .picture: if let frost { drawing.ink(frost, x: 0, y: 0) }
    }
  }

  /// Hides what is there so far behind the blurred wallpaper and a colour, where the clip is. `thickness`: how much of it the
  /// wallpaper hides.
  func paintHaze(_ thickness: Double, _ color: Color, alpha: Double, on drawing: Drawing) {
    if let haze = haze(thickness, color) { return drawing.paint(haze, x: 0, y: 0, alpha: alpha, filter: .exact) }
    drawHaze(thickness * alpha, color.opacity(alpha), on: drawing)
  }

  /// Finished, as large as the viewport; nil where no picture is needed.
  @discardableResult
  func haze(_ thickness: Double, _ color: Color) -> Surface? {
    guard case .picture = content else { return nil }
    return hazes.surface(for: Haze(thickness: thickness, color: color)) { haze in
      let surface = environment.blankSurface(filling: viewport)
      drawHaze(haze.thickness, haze.color, on: Drawing(on: surface))
      return surface
    }
  }

  private func drawHaze(_ thickness: Double, _ color: Color, on drawing: Drawing) {
    inkBlurred(on: drawing)
    drawing.paint(alpha: thickness)
    drawing.ink(color)
    drawing.paint()
  }

  private var stretchedBlur: Surface? {
    guard case .picture = content else { return nil }
    let surface = Surface(filling: viewport)
    paintBlurred(on: Drawing(on: surface))
    return surface
  }

  /// What lies under a part of the viewport, with colours laid over it from back to front.
  func ground(under frame: Rect, covered covers: [Color] = []) -> Ground {
    let place = Place(frame: frame, covers: covers)
    if let known = grounds[place] { return known }
    let ground = Ground(colors: colors(under: frame).map { ground in covers.reduce(ground) { $1.over($0) } })
    grounds[place] = ground
    return ground
  }

  private func colors(under frame: Rect) -> [Color] {
    switch content {
    case .plain(let color): return [color]
    case .picture(let small, _):
      let per = Self.reduction
      let (x, y) = (Int(frame.minX / per), Int(frame.minY / per))
      let (right, bottom) = (Int((frame.maxX / per).rounded(.up)), Int((frame.maxY / per).rounded(.up)))
      return small.colors(x: x, y: y, width: right - x, height: bottom - y).map { Color(hex: $0) }
    }
  }
}

extension Surface {
  /// A clear picture of the whole viewport, and of at least one pixel.
  package convenience init(filling viewport: Viewport) {
    let size = PixelSize(filling: viewport)
    self.init(clear: size.width, size.height, scale: viewport.scale)
  }
}
