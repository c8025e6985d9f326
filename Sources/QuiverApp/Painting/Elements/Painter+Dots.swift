import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The dot of a page. That of the present page is nearly opaque.
  func paintDot(_ element: Scene.Element, on drawing: Drawing) {
    let present = element.state.presence
    let opacity = 0.35 + (0.95 - 0.35) * present
    let tone = ground(under: element).tone
    drawing.arc(x: element.frame.midX, y: element.frame.midY, radius: element.frame.width / 2 * element.scale)
    drawing.ink((tone == .light ? style.colors.pageDot : style.colors.label.onLight).opacity(opacity * element.alpha))
    drawing.fill()
  }
}
