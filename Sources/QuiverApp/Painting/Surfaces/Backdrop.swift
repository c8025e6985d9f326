import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The background of the viewport: a colour or a wallpaper.
package final class Backdrop {
  private enum Content {
    case plain(Color)
    /// Two small copies of the wallpaper: one to read colours from, and a blurred one for plates.
    case picture(small: Surface, blurred: Surface)
  }

  private struct Place: Hashable {
    let frame: Rect
    let covers: [Color]
    /// The tone that a text should have; nil for a symbol.
    let preferredTone: Ground.Tone?
  }

  private struct Haze: Hashable {
    let thickness: Double
    let color: Color
  }

  private let content: Content
  private let viewport: Viewport
  private let environment: any PaintingEnvironment
  private var paint: (_ drawing: Drawing, _ halvings: Int) -> Void
  /// The wallpaper at full size. It is drawn when it is first painted, because its surface needs the window.
  private lazy var wallpaper = drawnWallpaper
  /// The blurred copy at full size, for plates that move; drawn when it is first needed.
  private lazy var fullSizeBlur = stretchedBlur
  /// The veils at full size; folders and sheets share one.
  private let hazes = SurfaceCache<Haze>(capacity: 1)
  /// Cached, because labels come to rest in the same places again and again.
  private var grounds: [Place: Ground] = [:]
  /// Content that scrolls freely rests everywhere, so the cache is emptied now and then.
  private static let mostGrounds = 4000
  /// The tones of most text over the backdrop, by what covers it.
  private var tones: [[Color]: Ground.Tone] = [:]
  /// How often the size of the viewport is halved for the small copies.
  private static let halvings = 3
  /// Logical pixels of the viewport per logical pixel of the small copies.
  private static let reduction = Double(1 << halvings)

  /// `paint` paints the background at full size, or with its size halved several times. `blur` is the radius of a
  /// plate's blur in logical pixels.
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

  /// A single colour, which needs no picture.
  package init(plain color: Color) {
    content = .plain(color)
    viewport = Viewport(size: .zero)
    (environment, paint) = (EmptyPaintingEnvironment(), { _, _ in })
  }

  private var drawnWallpaper: Surface {
    let surface = environment.blankSurface(filling: viewport, isOpaque: true)
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
    case .picture: drawing.paint(wallpaper, x: 0, y: 0, alpha: alpha, filter: .exact)
    }
  }

  func paint(on drawing: Drawing, isBlurred: Bool) {
    guard case .picture = content, isBlurred, let fullSizeBlur else { return paint(on: drawing) }
    drawing.paint(fullSizeBlur, x: 0, y: 0, filter: .exact)
  }

  /// Whether it is a picture, which is opaque, and not a colour.
  var hasPicture: Bool { if case .picture = content { true } else { false } }

  /// Paints the blurred wallpaper inside the clip.
  func paintBlurred(on drawing: Drawing) {
    guard case .picture(_, let blurred) = content else { return paint(on: drawing) }
    let clip = drawing.clipBounds
    drawing.rectangle(clip.x, clip.y, clip.width, clip.height)
    drawing.fill(with: blurred, x: 0, y: 0, stretchedBy: Self.reduction)
  }

  /// Sets the source to the blurred wallpaper.
  func inkBlurred(on drawing: Drawing) {
    switch content {
    case .plain(let color): drawing.ink(color)
    case .picture: if let fullSizeBlur { drawing.ink(fullSizeBlur, x: 0, y: 0) }
    }
  }

  /// Covers everything inside the clip with the blurred wallpaper and a colour. `thickness` is the opacity of the
  /// wallpaper.
  func paintHaze(_ thickness: Double, _ color: Color, on drawing: Drawing) {
    if let haze = haze(thickness, color) { return drawing.paint(haze, x: 0, y: 0, filter: .exact) }
    drawHaze(thickness, color, on: drawing)
  }

  /// The veil at full size; nil if no picture is needed.
  @discardableResult
  func haze(_ thickness: Double, _ color: Color) -> Surface? {
    guard case .picture = content else { return nil }
    return hazes.surface(for: Haze(thickness: thickness, color: color)) { haze in
      let surface = environment.blankSurface(filling: viewport, isOpaque: false)
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
    let (surface, stretched) = (environment.blankSurface(filling: viewport, isOpaque: true), Surface(filling: viewport))
    paintBlurred(on: Drawing(on: stretched))
    Drawing(on: surface).paintInBands(stretched)
    return surface
  }

  /// The tone of most text on the screen, which may be on the backdrop (``Color/clear``) or on covers of these colours.
  func tone(on covers: [Color]) -> Ground.Tone {
    if let known = tones[covers] { return known }
    let colors = sampledColors
    let tone = Ground.Tone(on: covers.flatMap { cover in colors.map { cover.over($0) } })
    tones[covers] = tone
    return tone
  }

  /// Colours that are evenly distributed over the viewport.
  private var sampledColors: [Color] {
    switch content {
    case .plain(let color): return [color]
    case .picture(let small, _):
      let step = max(Int((Double(small.width * small.height) / Self.sampleCount).squareRoot()), 1)
      return small.visibleColors(step: step).map { Color(hex: $0) }
    }
  }

  /// About the number of colours that the tone is chosen from.
  private static let sampleCount = 400.0

  /// The colours under a part of the viewport, with covers laid over them from back to front, for text that should have a tone.
  func ground(under frame: Rect, covered covers: [Color] = [], preferring tone: Ground.Tone) -> Ground {
    ground(at: Place(frame: frame, covers: covers, preferredTone: tone)) { Ground(colors: $0, preferring: tone) }
  }

  /// The same for a symbol, which has the tone of the part of the wallpaper that it is on.
  func ground(underSymbol frame: Rect, covered covers: [Color] = []) -> Ground {
    ground(at: Place(frame: frame, covers: covers, preferredTone: nil)) { Ground(ofSymbolOn: $0) }
  }

  private func ground(at place: Place, _ make: ([Color]) -> Ground) -> Ground {
    if let known = grounds[place] { return known }
    if grounds.count >= Self.mostGrounds { grounds = [:] }
    let ground = make(colors(under: place.frame).map { ground in place.covers.reduce(ground) { $1.over($0) } })
    grounds[place] = ground
    return ground
  }

  /// The colours under a part of the viewport.
  func colors(under frame: Rect) -> [Color] {
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
  /// A picture of the viewport's size, at least one pixel large. It is clear, or black if it is opaque.
  package convenience init(filling viewport: Viewport, isOpaque: Bool = false) {
    let size = PixelSize(filling: viewport)
    self.init(clear: size.width, size.height, scale: viewport.scale, isOpaque: isOpaque)
  }
}
