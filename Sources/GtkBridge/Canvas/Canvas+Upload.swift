import CGtk

extension Canvas {
  /// Copies a picture to where painting from it is fast: into a pixmap of the X server. Returns the picture itself on Wayland, or if
  /// there is no window yet.
  package func upload(_ picture: Surface) -> Surface {
    guard let copy = similar(picture.width, picture.height, scale: picture.scale, CAIRO_CONTENT_COLOR_ALPHA) else {
      return picture
    }
    Drawing(on: copy).paintInBands(picture)
    return copy
  }

  /// A surface of the same kind with a size in device pixels; black if it is opaque, and otherwise clear. Returns nil if
  /// there is no window yet, or if it has another scale.
  package func blank(_ width: Int, _ height: Int, scale: Double, isOpaque: Bool) -> Surface? {
    guard isOnX11 else {
      return isOpaque
        ? Surface(opaque: width, height, scale: scale) : Surface(width: width, height: height, scale: scale)
    }
    return similar(width, height, scale: scale, isOpaque ? CAIRO_CONTENT_COLOR : CAIRO_CONTENT_COLOR_ALPHA)
  }

  private var isOnX11: Bool { Bool(quiver_is_x11_display(gtk_widget_get_display(widget))) }

  /// Wraps `gdk_window_create_similar_surface`.
  private func similar(_ width: Int, _ height: Int, scale: Double, _ content: cairo_content_t) -> Surface? {
    guard isOnX11, scale == Double(scaleFactor), let window = gtk_widget_get_window(widget) else { return nil }
    let (logicalWidth, logicalHeight) = (Double(width) / scale, Double(height) / scale)
    let made = gdk_window_create_similar_surface(
      window, content, gint(logicalWidth.rounded(.up)), gint(logicalHeight.rounded(.up)))
    return made.map { Surface(owning: $0, width: width, height: height, scale: scale) }
  }
}
