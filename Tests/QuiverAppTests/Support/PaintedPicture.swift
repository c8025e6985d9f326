import CollectionEngine
import SpringboardEngine

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// A painter and the picture that it paints.
@MainActor
final class PaintedPicture {
  static let viewport = Viewport(size: Size(width: 320, height: 240))
  /// The seconds from one frame to the next.
  static let frame = 1.0 / 60
  /// Of 255. Rotated and scaled pixels are rounded differently at clip edges.
  private static let rounding = 4
  let painter: Painter
  let picture: Surface
  private var painted: Scene?

  let environment = StubEnvironment()

  init(on backdrop: Backdrop = Backdrop(plain: Color(hex: 0x3366aa))) {
    picture = Surface(filling: Self.viewport)
    painter = Painter(style: Style(), backdrop: backdrop, environment: environment)
  }

  func paint(_ scene: Scene) {
    painter.paint(scene, on: Drawing(on: picture))
  }

  /// Returns whether less than everything was painted.
  func paintChanges(to scene: Scene) -> Bool {
    let parts = painted.flatMap { painter.parts(changedFrom: $0, to: scene) }
    painted = scene
    guard let parts else {
      paintAll(scene)
      return false
    }
    if !parts.isEmpty { paint(scene, parts.map(\.outwards)) }
    return true
  }

  /// What differs from another picture by more than rounding; nil if nothing does.
  func mismatch(with other: PaintedPicture) -> String? {
    picture.content.mismatch(with: other.picture.content, beyond: Self.rounding)
  }

  /// Paints everything as on a canvas.
  func paintAll(_ scene: Scene) {
    paint(scene, [Rect(x: 0, y: 0, width: picture.logicalWidth, height: picture.logicalHeight)])
  }

  private func paint(_ scene: Scene, _ parts: [Rect]) {
    let drawing = Drawing(on: picture)
    for part in parts { drawing.rectangle(part) }
    drawing.clip()
    painter.paint(
      scene,
      on: DrawTarget(
        context: drawing.pointer, buffer: nil, width: picture.logicalWidth, height: picture.logicalHeight,
        scale: 1, parts: parts.map { Extent($0) }))
  }

  /// A springboard with several pages of icons.
  static func springboard() -> Springboard {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(3), .fixed(2))
    preferences.configured.windowKind = .home
    preferences.configured.grid.minimumSlot = Size(width: 60, height: 60)
    var springboard = Springboard(viewport: viewport, preferences: preferences)
    let names = (10..<30).map { "app \($0)" }
    _ = springboard.handle(
      .catalogue(names.map { AppItem(id: .application($0), name: $0) }), in: .main, at: Instant(seconds: 0))
    _ = springboard.handle(.shown, in: .main, at: Instant(seconds: 0))
    return springboard
  }
}

extension Drawing {
  @MainActor fileprivate func rectangle(_ rect: Rect) {
    rectangle(rect.minX, rect.minY, rect.width, rect.height)
  }
}

extension Rect {
  /// The rectangle grown to whole pixels.
  fileprivate var outwards: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
