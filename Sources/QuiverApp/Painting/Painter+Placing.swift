import GtkBridge
import SpringboardEngine

extension Painter {
  /// Paints finished pixels where an element is.
  func lay(_ picture: Surface, of element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    place(picture, of: element, stretch: stretch, on: drawing) { pixels, corner, filter in
      drawing.paint(pixels, x: corner.x, y: corner.y, alpha: element.alpha, filter: filter)
    }
  }

  /// Pours the present ink through the opacity of pixels where an element is.
  func pour(through picture: Surface, of element: Scene.Element, stretch: Double = 1, on drawing: Drawing) {
    place(picture, of: element, stretch: stretch, on: drawing) { pixels, corner, _ in
      drawing.mask(pixels, x: corner.x, y: corner.y)
    }
  }

  /// Hands over where pixels go whose centre is the element's: as they are and on whole device pixels where that will do, so
  /// that they stay sharp and cost little, else under a transform.
  private func place(
    _ picture: Surface, of element: Scene.Element, stretch: Double, on drawing: Drawing,
    _ paint: (Surface, Point, Drawing.Filter) -> Void
  ) {
    let (centre, factor) = (element.frame.center, element.scale * stretch)
    let isToSize = abs(factor - 1) * Double(picture.width) < 0.5 && element.narrowing == 1
    if isToSize, let pixels = rotations.picture(picture, turnedBy: element.rotation) {
      return paint(pixels, corner(of: pixels, about: centre), .exact)
    }
    drawing.saved {
      drawing.translate(centre.x, centre.y)
      drawing.rotate(element.rotation)
      drawing.scale(factor * element.narrowing, factor)
      let corner = Point(x: -picture.logicalWidth / 2, y: -picture.logicalHeight / 2)
      paint(picture, corner, !pass.isMoving ? .good : isToSize ? .fast : .smooth)
    }
  }

  /// On a whole device pixel.
  private func corner(of picture: Surface, about centre: Point) -> Point {
    Point(x: snapped(centre.x - picture.logicalWidth / 2), y: snapped(centre.y - picture.logicalHeight / 2))
  }

  private func snapped(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}

extension Scene.Element {
  /// What is painted on a part of it, and rotations and grows with it.
  func part(_ frame: Rect) -> Scene.Element {
    var part = self
    let centre = frame.center.turned(by: rotation, scaled: scale, about: self.frame.center)
    part.frame = Rect(center: centre, size: frame.size)
    part.rest = part.frame
    return part
  }
}
