import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The round buttons beside the page dots.
extension ButtonPainter {
  /// A round button beside the page dots. Its symbol contrasts with the part of the wallpaper that it is on.
  func gridButton(_ button: Scene.Button, _ element: Scene.Element) -> Surface? {
    let ground = tools.backdrop.ground(underSymbol: element.rest, covered: [tools.style.colors.plate.fill])
    let subject: Sprite.Subject =
      switch button {
      case .library: .library(ground)
      case .pages: .pages(ground)
      default: .search(ground)
      }
    return tools.sprite(subject, element.frame.size) { drawing, sprite in
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.ink(tools.style.colors.plate.fill)
      drawing.fill()
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.ink(tools.style.shade(under: ground.tone).opacity(ground.shadeOpacity))
      drawing.fill()
      drawSymbol(of: button, tools.style.words(on: ground.tone), on: drawing, sprite)
    }
  }

  private func drawSymbol(of button: Scene.Button, _ color: Color, on drawing: Drawing, _ sprite: SpriteCanvas) {
    guard button != .search else { return drawSearchSymbol(color, on: drawing, sprite) }
    drawing.ink(color)
    for square in button == .library ? Self.smallSquares : Self.pages {
      let frame = square.moved(by: sprite.bounds.center)
      drawing.roundedRectangle(frame, radius: 1.2)
      drawing.fill()
    }
  }

  /// Nine squares, relative to the middle of the button.
  private static let smallSquares = [-4.5, 0, 4.5].flatMap { y in
    [-4.5, 0, 4.5].map { x in Rect(center: Point(x: x, y: y), size: Size(width: 3, height: 3)) }
  }

  /// Two pages side by side.
  private static let pages = [-3.5, 3.5].map { x in
    Rect(center: Point(x: x, y: 0), size: Size(width: 5.5, height: 10))
  }

  /// The magnifier on its button.
  private func drawSearchSymbol(_ color: Color, on drawing: Drawing, _ sprite: SpriteCanvas) {
    tools.drawMagnifier(in: sprite.bounds.outset(by: -PaintingTools.buttonInset), color, on: drawing)
  }
}
