import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  func paintDock(_ element: Scene.Element, on drawing: Drawing) {
    if element.frame == element.rest { return paintPlate(element, radius: style.radii.dock, on: drawing) }
    paintMoving(element, radius: style.radii.dock, on: drawing)
  }

  /// The plate of an open folder, also while it opens.
  func paintPanel(_ element: Scene.Element, on drawing: Drawing) {
    pass.cover(element.rest, with: style.colors.plate.fill)
    let frame = element.frame
    let radius = min(style.radii.panel, min(frame.width, frame.height) * style.radii.icon / 100)
    if pass.stillPanels.contains(frame) { return paintPlate(element, radius: radius, on: drawing) }
    paintMoving(element, radius: radius, on: drawing)
  }

  /// Paints a plate that has another frame in the next frame, so that its pixels are not worth caching.
  private func paintMoving(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    drawing.layer(alpha: element.alpha, within: frame) {
      drawing.roundedRectangle(frame, radius: radius)
      backdrop.inkBlurred(on: drawing)
      drawing.fill()
      drawFace(frame, radius: radius, on: drawing)
    }
  }

  /// Paints the material of the dock and of folders: the blurred wallpaper, lightened, with a hairline border. Its
  /// pixels are cached.
  private func paintPlate(_ element: Scene.Element, radius: Double, on drawing: Drawing) {
    let frame = element.frame
    let plate = plates.surface(for: frame) { environment.upload(drawnPlate($0, radius: radius)) }
    guard let surface = plate else { return }
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
    }
    drawFace(frame, radius: radius, on: drawing)
    return surface
  }

  /// Paints the lightened surface of a plate and its hairline border.
  func drawFace(_ frame: Rect, radius: Double, on drawing: Drawing) {
    drawing.roundedRectangle(frame, radius: radius)
    drawing.ink(style.colors.plate.fill)
    drawing.fill()
    let hairline = 1 / scale
    drawing.roundedRectangle(frame.outset(by: -hairline / 2), radius: radius - hairline / 2)
    drawing.ink(style.colors.plate.edge)
    drawing.stroke(width: hairline)
  }
}
