import CGtk

extension Drawing {
  /// How the colour between two pixels of a picture is found.
  package enum Filter {
    /// For pictures that are neither rotated nor scaled: each pixel is one device pixel.
    case exact
    /// The fastest, for pictures that move.
    case fast
    /// For pictures that move and are scaled; their edges show no steps.
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

  /// Paints a picture with its upper left corner at a point.
  package func paint(_ surface: Surface, x: Double, y: Double, alpha: Double = 1, filter: Filter = .good) {
    cairo_set_source_surface(pointer, surface.pointer, x, y)
    cairo_pattern_set_filter(cairo_get_source(pointer), filter.cairo)
    if alpha >= 1 { cairo_paint(pointer) } else { cairo_paint_with_alpha(pointer, alpha) }
  }

  /// Paints a picture, pixel for pixel, with its upper left corner at the origin, some rows at a time.
  ///
  /// Cairo keeps a copy in shared memory of a pixmap that one rectangle covers, until it has been painted from several
  /// times; reading from a pixmap at once also uses shared memory, which is not released (cairo 1.16,
  /// cairo-xlib-surface-shm.c). Painting in bands uses none or little.
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

  /// In device pixels.
  private static let bandHeight = 128

  /// Fills the path with a picture whose upper left corner is at a point; the picture's edges are extended.
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

  /// Paints the current source through a picture's alpha channel.
  package func mask(_ surface: Surface, x: Double, y: Double) {
    cairo_mask_surface(pointer, surface.pointer, x, y)
  }
}
