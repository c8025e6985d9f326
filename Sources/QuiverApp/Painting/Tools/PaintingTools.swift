import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The parts that all painters of elements share: the style, the pictures that were drawn before, and the properties of the
/// scene that is painted.
package final class PaintingTools {
  package private(set) var style: Style
  package private(set) var backdrop: Backdrop
  /// The backdrop that fades out, and its remaining opacity.
  private(set) var fading: (old: Backdrop, rest: Double)?
  /// Device pixels per logical pixel.
  package private(set) var scale = 1.0
  /// The shape of icons, which their rings and shadows follow.
  package private(set) var iconShape = IconPreferences.Shape.original
  /// The font family of the desktop, used if the style has none.
  package private(set) var desktopFont = "Sans"
  package let environment: any PaintingEnvironment
  /// Rotated pictures of wiggling tiles.
  let rotations = RotationCache()
  let labels = SurfaceCache<LabelKey>(capacity: 200)
  let sprites = SurfaceCache<Sprite>(capacity: 60)
  let guideTexts = SurfaceCache<GuideText>(capacity: 750)
  /// The plates of the dock and of an open folder.
  let plates = SurfaceCache<Rect>(capacity: 2)
  var letters: [TileKey: Surface] = [:]
  private(set) var pass = Pass()
  /// Changes when elements may be painted differently although the scene is the same.
  private(set) var revision = 0

  package init(
    style: Style, backdrop: Backdrop, environment: any PaintingEnvironment = EmptyPaintingEnvironment()
  ) {
    self.style = style
    self.backdrop = backdrop
    self.environment = environment
  }

  /// Paints with another style, another shape of icons and another font of the desktop.
  package func adopt(_ style: Style, _ iconShape: IconPreferences.Shape, desktopFont: String) {
    (self.style, self.iconShape, self.desktopFont) = (style, iconShape, desktopFont)
    forgetSurfaces()
  }

  /// Paints on another backdrop.
  package func adopt(_ backdrop: Backdrop) {
    self.backdrop = backdrop
    plates.forget()
    revision += 1
  }

  /// Paints with another number of device pixels per logical pixel.
  package func adopt(scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    forgetSurfaces()
  }

  /// Fades out the backdrop before, with the opacity that is left to it; nil for none.
  func fade(_ former: (old: Backdrop, rest: Double)?) { fading = former }

  /// Call this before the elements of a scene are painted.
  func begin(_ pass: Pass) { self.pass = pass }

  /// An element was painted that is between the wallpaper and the texts in front of it; `isSection` if it is a plate of the library.
  func cover(_ frame: Rect, with color: Color, isSection: Bool = false) {
    pass.cover(frame, with: color, isSection: isSection)
  }

  func name(_ id: ItemID) -> String { environment.name(of: id) }

  /// Call this when names, icons or the style have changed.
  package func forgetSurfaces() {
    revision += 1
    labels.forget()
    guideTexts.forget()
    sprites.forget()
    rotations.forget()
    plates.forget()
    letters = [:]
  }

  var labelFont: Font { font(size: pass.label.size, weight: style.fonts.labelWeight) }
  var noticeFont: Font { font(size: style.fonts.noticeSize) }

  func font(size: Double, weight: Int = 400) -> Font {
    Font(family: style.fonts.family ?? desktopFont, size: size, weight: weight)
  }
}

extension PaintingTools {
  /// Everything that the pixels of a label depend on.
  struct LabelKey: Hashable {
    enum Role { case label, title, header, letter }

    var words: String
    var role: Role
    /// In device pixels.
    var width: Int
    var height: Int
    var ground: Ground
    /// The measures of the labels of the scene.
    var label: LabelMetrics
  }
}

/// An icon at a size.
struct TileKey: Hashable {
  let id: ItemID
  /// In device pixels.
  let side: Int
}
