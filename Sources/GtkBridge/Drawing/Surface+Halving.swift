import CGtk

extension Surface {
  /// The image at half its width and height, with the same size in logical pixels; each pixel is the mean of four. nil
  /// if there is not enough memory.
  package var halved: Surface? {
    let (width, height, scale) = ((self.width + 1) / 2, (self.height + 1) / 2, self.scale / 2)
    let half =
      isOpaque ? Surface(opaque: width, height, scale: scale) : Surface(width: width, height: height, scale: scale)
    guard let half else { return nil }
    Drawing(on: half).fillAll(with: self)
    return half
  }
}

extension Drawing {
  /// Paints a picture pixel for pixel in the current scale, with bilinear interpolation.
  fileprivate func fillAll(with surface: Surface) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_BILINEAR)
    cairo_paint(pointer)
  }
}
