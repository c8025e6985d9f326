import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the elements that only the library has. Lengths are in logical pixels (by eye).
struct LibraryPainter {
  let tools: PaintingTools

  /// The plate behind a section: a shade that makes most names on it more legible.
  func paintSectionBackground(_ element: Scene.Element, on drawing: Drawing) {
    let shade = tools.backdrop.tone(on: [.clear]) == .light ? Color.black.opacity(0.16) : Color.white.opacity(0.25)
    let frame = element.frame
    tools.cover(element.rest, with: shade, isSection: true)
    drawing.roundedRectangle(frame, radius: min(tools.style.radii.surface, frame.height / 2))
    drawing.ink(shade.opacity(element.alpha))
    drawing.fill()
  }

  /// The title of a section, at the edge where reading begins.
  func paintHeader(_ title: String, _ element: Scene.Element, on drawing: Drawing) {
    guard let pixels = tools.label(of: title, element, as: .header) else { return }
    let width = pixels.logicalWidth - 2 * PaintingTools.labelBleed
    let frame = element.frame
    let x =
      tools.pass.isRightToLeft ? frame.maxX - PaintingTools.headerInset - width : frame.minX + PaintingTools.headerInset
    tools.paint(pixels, of: element.part(Rect(x: x, y: frame.minY, width: width, height: frame.height)), on: drawing)
    if element.touch != nil {
      paintSectionArrow(after: tools.pass.isRightToLeft ? x : x + width, element, on: drawing)
    }
  }

  /// A small arrow after the title of a section, which opens the list of sections.
  private func paintSectionArrow(after x: Double, _ element: Scene.Element, on drawing: Drawing) {
    let (center, half) = (element.frame.midY + 1, 4.0)
    let start = tools.pass.isRightToLeft ? x - 10 - 2 * half : x + 10
    drawing.ink(tools.style.words(on: tools.ground(under: element, as: .header).tone).opacity(0.7 * element.alpha))
    drawing.polyline([
      (start, center - half / 2), (start + half, center + half / 2), (start + 2 * half, center - half / 2),
    ])
    drawing.stroke(width: 2, roundEnds: true)
  }

  func paintIndexLetter(_ letter: String, _ element: Scene.Element, on drawing: Drawing) {
    if let pixels = tools.label(of: letter, element, as: .letter) {
      tools.paint(pixels, of: element.part(middle(pixels, element)), on: drawing)
    }
  }

  private func middle(_ pixels: Surface, _ element: Scene.Element) -> Rect {
    let width = pixels.logicalWidth - 2 * PaintingTools.labelBleed
    return Rect(
      x: element.frame.midX - width / 2, y: element.frame.minY, width: width, height: element.frame.height)
  }

  func paintIndexBubble(_ letter: String, _ element: Scene.Element, on drawing: Drawing) {
    let bubble = tools.sprite(.bubble(letter), element.frame.size, bleed: Self.bubbleBleed) { drawing, sprite in
      tools.drawPill(tools.style.colors.accent, on: drawing, sprite)
      let words = TextLayout(
        letter, font: tools.font(size: 28 * max(1, tools.style.fonts.textScale), weight: 600),
        width: sprite.size.width)
      drawing.ink(tools.style.textOnAccent)
      words.draw(on: drawing, centred: sprite.bounds.center)
    }
    if let bubble { tools.paint(bubble, of: element, on: drawing) }
  }

  private static let bubbleBleed = 8.0
}
