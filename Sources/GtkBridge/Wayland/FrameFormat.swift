import CGtk

/// The size of a window's pictures, and whether they have transparent pixels.
nonisolated struct FrameFormat: Equatable {
  /// In logical pixels.
  let width, height: Double
  /// Device pixels per logical pixel.
  let scale: Double
  let isOpaque: Bool

  var hasWholeScale: Bool { scale == scale.rounded() }

  /// The size in device pixels (fractional-scale-v1: rounded, halves away from zero).
  var pixelWidth: Int { max(1, Int((width * scale).rounded())) }
  var pixelHeight: Int { max(1, Int((height * scale).rounded())) }

  /// All pixels, in logical ones.
  var bounds: Extent { Extent(x: 0, y: 0, width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }
}

extension FrameFormat {
  /// Takes a `GtkWindow`, and a scale other than GTK's. nil if the window is not shown. Wraps `gdk_window_get_width`.
  init?(of widget: UnsafeMutablePointer<GtkWidget>, scale: Double?, isOpaque: Bool) {
    guard Bool(gtk_widget_is_drawable(widget)), let window = gtk_widget_get_window(widget) else { return nil }
    self.init(
      width: Double(gdk_window_get_width(window)), height: Double(gdk_window_get_height(window)),
      scale: scale ?? Double(gdk_window_get_scale_factor(window)), isOpaque: isOpaque)
  }
}
