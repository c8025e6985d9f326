import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension PaintingTools {
  /// Paints a picture at an element's position.
  func paint(_ picture: Surface, of element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    place(picture, of: element, stretch: stretch, on: drawing) { pixels, corner, filter in
      drawing.paint(pixels, x: corner.x, y: corner.y, alpha: element.alpha, filter: filter)
    }
  }

  /// Paints the current source through a picture's alpha channel at an element's position.
  func fill(through picture: Surface, of element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    place(picture, of: element, stretch: stretch, on: drawing) { pixels, corner, _ in
      drawing.mask(pixels, x: corner.x, y: corner.y)
    }
  }

  /// Computes how to paint a picture centred on an element. Without scaling the pixels are placed on whole device
  /// pixels, which is sharp and fast; else they are transformed.
  private func place(
    _ picture: Surface, of element: Scene.Element, stretch: Double, on drawing: Drawing,
    _ paint: (Surface, Point, Drawing.Filter) -> Void
  ) {
    let (centre, factor) = (element.frame.center, element.scale * stretch)
    let isToSize = abs(factor - 1) * Double(picture.width) < 0.5 && element.narrowing == 1 && element.tilt == 0
    if isToSize, let pixels = rotations.picture(picture, turnedBy: element.rotation) {
      return paint(pixels, corner(of: pixels, about: centre), .exact)
    }
    drawing.saved {
      drawing.translate(centre.x, centre.y)
      drawing.rotate(element.rotation)
      if element.tilt != 0 { drawing.tilt(element.tilt) }
      drawing.scale(factor * element.narrowing, factor)
      let corner = Point(x: -picture.logicalWidth / 2, y: -picture.logicalHeight / 2)
      paint(picture, corner, !pass.isMoving ? .good : isToSize ? .fast : .smooth)
    }
  }

  /// Rounded to whole device pixels.
  private func corner(of picture: Surface, about centre: Point) -> Point {
    Point(x: snapped(centre.x - picture.logicalWidth / 2), y: snapped(centre.y - picture.logicalHeight / 2))
  }

  func snapped(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}

extension Scene.Element {
  /// An element for a part of this one, which is rotated and scaled with it.
  func part(_ frame: Rect) -> Scene.Element {
    var part = self
    let centre = frame.center.turned(by: rotation, scaled: scale, about: self.frame.center)
    part.frame = Rect(center: centre, size: frame.size)
    part.rest = part.frame
    return part
  }
}
