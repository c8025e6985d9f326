import CGtk

extension Canvas {
  /// Copies a picture to where painting from it on this canvas is quick: a pixmap of the X server, say. The picture itself
  /// before the window is there.
  package func upload(_ picture: Surface) -> Surface {
    guard let copy = blank(picture.width, picture.height, scale: picture.scale) else { return picture }
    Drawing(on: copy).paintInBands(picture)
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
