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

  /// Paints a picture, pixel for pixel, with its corner at the origin, some rows at a time.
  ///
  /// A pixmap that one rectangle covers keeps a copy of itself in memory that this process shares with the X server, until it
  /// has been painted from several times, and what is read from one at once passes through such memory, which stays
  /// (cairo 1.16, cairo-xlib-surface-shm.c). With bands there is none, or little.
  package func paintInBands(_ surface: Surface) {
    let rows = max(surface.height / 2, 1)
    for top in stride(from: 0, to: surface.height, by: min(rows, Self.bandHeight)) {
      let height = min(rows, Self.bandHeight, surface.height - top)
      saved {
        rectangle(0, Double(top) / surface.scale, surface.logicalWidth, Double(height) / surface.scale)
        clip()
        paint(surface, x: 0, y: 0, filter: .exact)
      }
    }
  }

  /// Device pixels.
  private static let bandHeight = 128

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
