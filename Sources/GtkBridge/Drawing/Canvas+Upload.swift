import CGtk

extension Canvas {
  /// Copies a picture to where painting from it on this canvas is quick: a pixmap of the X server, say. The picture itself
  /// before the window is there.
  package func upload(_ picture: Surface) -> Surface {
    guard let copy = blank(picture.width, picture.height, scale: picture.scale) else { return picture }
    let middle = Double(picture.height / 2) / picture.scale
    copy.take(picture, from: 0, to: middle)
    copy.take(picture, from: middle, to: picture.logicalHeight)
    return copy
  }

  /// An empty surface of so many device pixels there; nil before the window is there, and at another scale than its.
  package func blank(_ width: Int, _ height: Int, scale: Double) -> Surface? {
    guard scale == Double(scaleFactor) else { return nil }
    let (logicalWidth, logicalHeight) = (Double(width) / scale, Double(height) / scale)
    return createSimilarSurface(width: Int(logicalWidth.rounded(.up)), height: Int(logicalHeight.rounded(.up))).map {
      Surface(owning: $0, width: width, height: height, scale: scale)
    }
  }
}

extension Surface {
  /// Some of a picture's rows. A pixmap that one rectangle covers keeps a copy of itself in memory that this process shares
  /// with the X server, until it has been painted from several times (cairo 1.16, cairo-xlib-surface-shm.c); with rows only,
  /// it keeps none.
  fileprivate func take(_ picture: Surface, from top: Double, to bottom: Double) {
    let drawing = Drawing(on: self)
    drawing.rectangle(0, top, picture.logicalWidth, bottom - top)
    drawing.clip()
    drawing.paint(picture, x: 0, y: 0, filter: .exact)
  }
}
