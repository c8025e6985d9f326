import Freedesktop
import GtkBridge
import SpringboardEngine

/// What a springboard is painted with: the wallpaper behind it, the icons on it, and the painter that knows both.
package final class Scenery {
  /// Something that is painted came or changed.
  package var onChange: () -> Void = {}
  package let painter: Painter
  private(set) var surroundings: Surroundings
  private let entry: (ItemID) -> DesktopEntry?
  private var viewport = Viewport(size: .zero)
  private lazy var tiles = TileStore(setup: iconSetup) { [weak self] in self?.onChange() }
  private lazy var wallpaper = WallpaperLoader { [weak self] in self?.paintBackdrop() }
  private lazy var background = DesktopBackground { [weak self] in self?.fetchWallpaper() }
  /// The desktop's own icon theme, where the dotfile names none.
  private var desktopIconTheme: String

  package init(
    _ surroundings: Surroundings, iconTheme: String, entry: @escaping (ItemID) -> DesktopEntry?
  ) {
    self.surroundings = surroundings
    self.entry = entry
    desktopIconTheme = iconTheme
    let style = surroundings.configuration.style
    painter = Painter(style: style, backdrop: Backdrop(plain: style.colors.background, on: viewport))
    painter.name = { entry($0)?.name ?? $0.rawValue }
    painter.icon = { [weak self] in self?.icon(of: $0, side: $1) }
  }

  /// Paints for a glass of this size from now on.
  package func fit(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    painter.scale = viewport.scale
    paintBackdrop()
    fetchWallpaper()
  }

  /// Follows a changed dotfile or desktop.
  package func follow(_ surroundings: Surroundings, iconTheme: String) {
    let before = iconSetup
    self.surroundings = surroundings
    desktopIconTheme = iconTheme
    if iconSetup != before { tiles.use(iconSetup) }
    painter.style = surroundings.configuration.style
    paintBackdrop()
    fetchWallpaper()
  }

  /// Whether nothing that was asked for is still to come.
  package var isComplete: Bool { !tiles.isWaiting && !wallpaper.isWaiting }

  /// Applications came or went: their icons, installed with them, may come a little later.
  package func applicationsChanged(at now: Instant) {
    painter.forgetSurfaces()
    tiles.applicationsChanged(at: now)
  }
}

extension Scenery {
  private func icon(of id: ItemID, side: Int) -> Surface? {
    guard let icon = entry(id)?.icon else { return nil }
    let looks = surroundings.configuration
    return tiles.tile(
      for: TileRequest(
        icon: icon, side: side, scale: viewport.scale, shape: looks.icons.shape, plate: looks.style.colors.iconPlate))
  }

  private var iconSetup: IconSetup {
    let own =
      surroundings.isDemo ? [surroundings.assets.demo] : surroundings.configuration.applications.extraDirectories
    return IconSetup(
      theme: surroundings.configuration.icons.theme ?? desktopIconTheme, searchPath: own.map { "\($0)/icons" })
  }
}

extension Scenery {
  private func fetchWallpaper() {
    guard viewport.size != .zero else { return }
    let wanted = surroundings.configuration.wallpaper
    let glass = PixelSize(filling: viewport)
    let pictures = wanted.source.pictures(desktop: desktopPicture, ours: surroundings.assets.wallpaper)
    wallpaper.show(pictures.map { WallpaperRequest(path: $0, size: glass, scale: viewport.scale, fit: wanted.fit) })
  }

  /// The demo looks the same on every desktop.
  private var desktopPicture: String? {
    surroundings.isDemo ? nil : background.path(prefersDark: true)
  }

  /// The colour, what the dotfile paints on it, the picture once it is there, and an overlay's dimming over all.
  private func paintBackdrop() {
    let (style, glass) = (surroundings.configuration.style, Surface(filling: viewport))
    let drawing = Drawing(on: glass)
    drawing.ink(style.colors.background)
    drawing.paint()
    paintPlainWallpaper(on: drawing)
    if let picture = wallpaper.picture, picture.request.size == PixelSize(filling: viewport) {
      drawing.paint(picture.pixels, x: 0, y: 0)
    }
    if surroundings.configuration.springboard.presence == .overlay {
      drawing.ink(style.colors.dim)
      drawing.paint()
    }
    painter.backdrop = Backdrop(glass, upload: painter.upload)
    onChange()
  }

  private func paintPlainWallpaper(on drawing: Drawing) {
    switch surroundings.configuration.wallpaper.source {
    case .automatic, .image: return
    case .color(let color): drawing.ink(color)
    case .gradient(let gradient): drawing.ink(gradient.pattern(on: viewport.size))
    }
    drawing.paint()
  }
}

extension PixelSize {
  /// The glass's device pixels.
  init(filling viewport: Viewport) {
    self.init(
      width: max(Int((viewport.size.width * viewport.scale).rounded(.up)), 1),
      height: max(Int((viewport.size.height * viewport.scale).rounded(.up)), 1))
  }
}
