import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// A painter for a small viewport with a background of one colour.
@MainActor
struct TestCanvas {
  let painter: Painter
  let environment = StubEnvironment()
  let viewport: Viewport
  let icon = Rect(x: 60, y: 60, width: 80, height: 80)
  static let id = ItemID.application("a")

  init(
    on ground: Color = Color(hex: 0x3366aa), theme: String = "default", scale: Double = 1,
    size: Size = Size(width: 200, height: 200)
  ) {
    let demo = Environment(
      variables: ["HOME": "/nowhere"], overrides: ["style.theme=\(theme)"], isDemo: true)
    painter = Painter(
      style: demo.configuration.style, backdrop: Backdrop(plain: ground), environment: environment)
    painter.tools.adopt(scale: scale)
    viewport = Viewport(size: size, scale: scale)
  }

  /// Uses icons of one colour.
  func withIcons(_ color: Color) -> TestCanvas {
    environment.icon = { [viewport] _, side in
      let surface = Surface(clear: side, side, scale: viewport.scale)
      let drawing = Drawing(on: surface)
      drawing.ink(color)
      drawing.paint()
      return .ready(surface)
    }
    return self
  }

  func element(
    _ kind: Scene.Kind, _ frame: Rect? = nil, _ change: (inout Scene.Element) -> Void = { _ in }
  ) -> Scene.Element {
    var element = Scene.Element(kind: kind, frame: frame ?? icon)
    change(&element)
    return element
  }

  func picture(_ elements: Scene.Element..., next: Wake = .never, isRightToLeft: Bool = false) -> Surface {
    picture(elements, next: next, isRightToLeft: isRightToLeft)
  }

  func picture(_ elements: [Scene.Element], next: Wake = .never, isRightToLeft: Bool = false) -> Surface {
    let picture = Surface(filling: viewport)
    var scene = Scene(elements: elements, next: next, screen: 0, screenCount: 1, presence: 1)
    scene.isRightToLeft = isRightToLeft
    painter.paint(scene, on: Drawing(on: picture))
    return picture
  }
}

extension PaintingTools {
  /// Paints with a style that differs from the present one.
  @MainActor func changeStyle(_ change: (inout Style) -> Void) {
    var style = style
    change(&style)
    adopt(style, iconShape, desktopFont: desktopFont)
  }
}

extension Surface {
  /// The colour at a point of the viewport.
  @MainActor func color(_ x: Double, _ y: Double) -> Color {
    Color(hex: pixel(Int(x * scale), Int(y * scale)) & 0xff_ffff)
  }

  /// Every pixel, as 0xAARRGGBB.
  @MainActor var pixels: [UInt32] { content.words }

  /// All pixels, for comparisons.
  @MainActor var content: Pixels {
    var words: [UInt32] = []
    edit { bytes, stride in
      for row in 0..<height {
        let pixels = UnsafeRawBufferPointer(start: bytes + row * stride, count: width * 4)
        words += pixels.bindMemory(to: UInt32.self)
      }
    }
    return Pixels(width: width, height: height, words: words, hasAlpha: !isOpaque)
  }
}
