import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The elements that only the library has. Lengths are in logical pixels (by eye).
extension Painter {
  /// The plate behind a section: a shade that makes the names on it more legible, not less.
  func paintSectionBackground(_ element: Scene.Element, on drawing: Drawing) {
    let shade = backdrop.tone(on: [.clear]) == .light ? Color.black.opacity(0.16) : Color.white.opacity(0.25)
    let frame = element.frame
    drawing.roundedRectangle(frame, radius: min(style.radii.surface, frame.height / 2))
    drawing.ink(shade.opacity(element.alpha))
    drawing.fill()
  }

  /// The title of a section, at the edge where reading begins.
  func paintHeader(_ title: String, _ element: Scene.Element, on drawing: Drawing) {
    guard let pixels = label(of: title, element, as: .header) else { return }
    let width = pixels.logicalWidth - 2 * Self.labelBleed
    let frame = element.frame
    let x = pass.isRightToLeft ? frame.maxX - Self.headerInset - width : frame.minX + Self.headerInset
    paint(pixels, of: element.part(Rect(x: x, y: frame.minY, width: width, height: frame.height)), on: drawing)
    if element.touch != nil { paintSectionArrow(after: pass.isRightToLeft ? x : x + width, element, on: drawing) }
  }

  /// A small arrow after the title of a section, which opens the list of sections.
  private func paintSectionArrow(after x: Double, _ element: Scene.Element, on drawing: Drawing) {
    let (center, half) = (element.frame.midY + 1, 4.0)
    let start = pass.isRightToLeft ? x - 10 - 2 * half : x + 10
    drawing.ink(style.words(on: backdrop.tone(on: [.clear])).opacity(0.7 * element.alpha))
    drawing.polyline([
      (start, center - half / 2), (start + half, center + half / 2), (start + 2 * half, center - half / 2),
    ])
    drawing.stroke(width: 2, roundEnds: true)
  }

  func paintIndexLetter(_ letter: String, _ element: Scene.Element, on drawing: Drawing) {
    if let pixels = label(of: letter, element, as: .letter) {
      paint(pixels, of: element.part(middle(pixels, element)), on: drawing)
    }
  }

  private func middle(_ pixels: Surface, _ element: Scene.Element) -> Rect {
    let width = pixels.logicalWidth - 2 * Self.labelBleed
    return Rect(
      x: element.frame.midX - width / 2, y: element.frame.minY, width: width, height: element.frame.height)
  }

  func paintIndexBubble(_ letter: String, _ element: Scene.Element, on drawing: Drawing) {
    let bubble = sprite(.bubble(letter), element.frame.size, bleed: Self.bubbleBleed) { drawing, sprite in
      drawPill(style.colors.accent, on: drawing, sprite)
      let words = TextLayout(
        letter, font: font(size: 28 * max(1, style.fonts.textScale), weight: 600), width: sprite.size.width)
      drawing.ink(style.textOnAccent)
      words.draw(on: drawing, centred: sprite.bounds.center)
    }
    if let bubble { paint(bubble, of: element, on: drawing) }
  }

  private static let bubbleBleed = 8.0

  /// A round button beside the page dots. Its symbol contrasts with the part of the wallpaper that it is on.
  func gridButton(_ button: Scene.Button, _ element: Scene.Element) -> Surface? {
    let ground = backdrop.ground(underSymbol: element.rest, covered: [style.colors.plate.fill])
    let subject: Sprite.Subject =
      switch button {
      case .library: .library(ground)
      case .pages: .pages(ground)
      default: .search(ground)
      }
    return sprite(subject, element.frame.size) { drawing, sprite in
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.ink(style.colors.plate.fill)
      drawing.fill()
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.ink(style.shade(under: ground.tone).opacity(ground.shadeOpacity))
      drawing.fill()
      drawSymbol(of: button, style.words(on: ground.tone), on: drawing, sprite)
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
}
