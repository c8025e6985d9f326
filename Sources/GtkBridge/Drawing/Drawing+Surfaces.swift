import CGtk

extension Drawing {
  /// How pixels are found between pixels.
  package enum Filter {
    /// Each device pixel is one pixel of the picture: nothing is turned or scaled.
    case exact
    /// Cheap, for what moves.
    case fast
    /// For what moves and is scaled: no steps are seen at its edges.
    case smooth
    case good

    var cairo: cairo_filter_t {
      switch self {
      case .exact: CAIRO_FILTER_NEAREST
      case .fast: CAIRO_FILTER_FAST
      case .smooth: CAIRO_FILTER_BILINEAR
      case .good: CAIRO_FILTER_GOOD
      }
    }
  }

  /// Paints a picture with its corner at a place.
  package func paint(_ surface: Surface, x: Double, y: Double, alpha: Double = 1, filter: Filter = .good) {
    cairo_set_source_surface(pointer, surface.pointer, x, y)
    cairo_pattern_set_filter(cairo_get_source(pointer), filter.cairo)
    if alpha >= 1 { cairo_paint(pointer) } else { cairo_paint_with_alpha(pointer, alpha) }
  }

  /// Fills the path with a picture whose corner is at a place; beyond its edges it goes on as it ends.
  package func fill(with surface: Surface, x: Double, y: Double, stretchedBy factor: Double) {
    saved {
      cairo_clip(pointer)
      cairo_translate(pointer, x, y)
      cairo_scale(pointer, factor, factor)
      cairo_set_source_surface(pointer, surface.pointer, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_BILINEAR)
      cairo_paint(pointer)
    }
  }

  /// Pours the present ink through a picture's opacity.
  package func mask(_ surface: Surface, x: Double, y: Double) {
    cairo_mask_surface(pointer, surface.pointer, x, y)
  }
}
