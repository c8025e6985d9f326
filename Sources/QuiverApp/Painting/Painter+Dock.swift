import GtkBridge
import SpringboardEngine

extension Painter {
  /// The material of dock and folders: the wallpaper blurred behind it and lightened, with a hairline edge. It is made once
  /// for its place.
  func paintPlate(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    if plate?.frame != frame { plate = (frame, upload(drawnPlate(frame, radius: radius))) }
    guard let surface = plate?.surface else { return }
    drawing.paint(surface, x: frame.minX, y: frame.minY, alpha: element.alpha, filter: .exact)
  }

  private func drawnPlate(_ frame: Rect, radius: Double) -> Surface {
    let surface = Surface(filling: Viewport(size: frame.size, scale: scale))
    let drawing = Drawing(on: surface)
    drawing.translate(-frame.minX, -frame.minY)
    drawing.saved {
      drawing.roundedRectangle(frame, radius: radius)
      drawing.clip()
      backdrop.paintBlurred(on: drawing)
      drawing.ink(style.colors.plate)
      drawing.paint()
    }
    let hairline = 1 / scale
    drawing.roundedRectangle(
      frame.minX + hairline / 2, frame.minY + hairline / 2, frame.width - hairline, frame.height - hairline,
      radius: radius)
    drawing.ink(style.colors.plateEdge)
    drawing.stroke(width: hairline)
    return surface
  }
}
