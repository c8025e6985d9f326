import CGtk

extension Canvas {
  /// Copies a picture to where painting from it on this canvas is quick: a pixmap of the X server, say. The picture itself
  /// before the window is there.
  package func upload(_ picture: Surface) -> Surface {
    let width = Int(picture.logicalWidth.rounded(.up))
    let height = Int(picture.logicalHeight.rounded(.up))
    guard picture.scale == Double(scaleFactor), let made = createSimilarSurface(width: width, height: height) else {
      return picture
    }
    let copy = Surface(owning: made, width: picture.width, height: picture.height, scale: picture.scale)
    Drawing(on: copy).paint(picture, x: 0, y: 0, filter: .exact)
    return copy
  }
}
