import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The dot of a page. That of the present page is nearly opaque.
  func paintDot(_ element: Scene.Element, on drawing: Drawing) {
    let present = element.state.presence
    let opacity = 0.35 + (0.95 - 0.35) * present
    let tone = ground(under: element).tone
    let radius = element.frame.width / 2 * element.scale
    // The shade makes the dot visible on a part of the wallpaper that has its colour.
    paintDisc(radius + 1, style.shade(under: tone).opacity(0.35 * element.alpha), element, on: drawing)
    let color = tone == .light ? style.colors.pageDot : style.colors.label.onLight
    paintDisc(radius, color.opacity(opacity * element.alpha), element, on: drawing)
  }

  private func paintDisc(_ radius: Double, _ color: Color, _ element: Scene.Element, on drawing: Drawing) {
    drawing.arc(x: element.frame.midX, y: element.frame.midY, radius: radius)
    drawing.ink(color)
    drawing.fill()
  }

  /// The focus ring round the page dots.
  func paintPageControl(_ element: Scene.Element, on drawing: Drawing) {
    guard element.state.isFocused else { return }
    paintFocus(round: element.frame, radius: element.frame.height / 2, alpha: element.alpha, on: drawing)
  }
}
