import GtkBridge
import SpringboardEngine

extension Painter {
  /// The material of dock and folders: the wallpaper blurred behind it and lightened, with a hairline edge.
  func paintPlate(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    drawing.saved {
      drawing.roundedRectangle(frame, radius: radius)
      drawing.clip()
      backdrop.paintBlurred(on: drawing, alpha: element.alpha)
      drawing.ink(style.colors.plate.opacity(element.alpha))
      drawing.paint()
    }
    let hairline = 1 / scale
    drawing.roundedRectangle(
      frame.minX + hairline / 2, frame.minY + hairline / 2, frame.width - hairline, frame.height - hairline,
      radius: radius)
    drawing.ink(style.colors.plateEdge.opacity(element.alpha))
    drawing.stroke(width: hairline)
  }
}
