import CGtk

/// Draws on a surface or a canvas with cairo. Coordinates are logical pixels, y downwards.
package final class Drawing {
  let pointer: OpaquePointer

  /// Draws on a surface.
  package init(on surface: Surface) {
    guard let made = cairo_create(surface.pointer) else { preconditionFailure("cairo always answers with a context") }
    pointer = made
  }

  /// Draws on a `cairo_t`, which it retains.
  package init(context: OpaquePointer) {
    pointer = cairo_reference(context)
  }

  isolated deinit {
    cairo_destroy(pointer)
  }

  /// The `cairo_t`, for programs that draw with cairo themselves. It is valid as long as this object.
  package var context: OpaquePointer { pointer }

  /// Restores the state of the context after `body`.
  package func saved(_ body: @MainActor () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Draws `body` as one translucent layer.
  package func layer(alpha: Double, _ body: @MainActor () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, alpha)
  }

  package func translate(_ x: Double, _ y: Double) { cairo_translate(pointer, x, y) }
  package func scale(_ x: Double, _ y: Double) { cairo_scale(pointer, x, y) }
  package func scale(_ factor: Double) { scale(factor, factor) }
  package func rotate(_ radians: Double) { cairo_rotate(pointer, radians) }

  /// Inclines horizontal lines clockwise by an angle, and leaves vertical ones as they are.
  package func tilt(_ radians: Double) {
    var matrix = cairo_matrix_t(xx: 1, yx: tan(radians), xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_transform(pointer, &matrix)
  }

  /// The point with whole device pixels that is right of and below another one, or equal to it.
  package func toNextPixel(_ x: Double, _ y: Double) -> (x: Double, y: Double) { snapped(x, y, .up) }

  /// The point with whole device pixels that is left of and above another one, or equal to it.
  package func toPixelBefore(_ x: Double, _ y: Double) -> (x: Double, y: Double) { snapped(x, y, .down) }

  private func snapped(_ x: Double, _ y: Double, _ rule: FloatingPointRoundingRule) -> (Double, Double) {
    let surface = cairo_get_group_target(pointer)
    var (x, y, scaleX, scaleY, offsetX, offsetY) = (x, y, 1.0, 1.0, 0.0, 0.0)
    cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
    cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
    cairo_user_to_device(pointer, &x, &y)
    x = ((x * scaleX + offsetX).rounded(rule) - offsetX) / scaleX
    y = ((y * scaleY + offsetY).rounded(rule) - offsetY) / scaleY
    cairo_device_to_user(pointer, &x, &y)
    return (x, y)
  }

  /// The bounds of the clip.
  package var clipBounds: (x: Double, y: Double, width: Double, height: Double) {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &x0, &y0, &x1, &y1)
    return (x0, y0, x1 - x0, y1 - y0)
  }

  /// Sets the source to a colour in sRGB. Its parts are from 0 to 1, not premultiplied.
  package func ink(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  /// Makes everything within the clip black.
  package func paintBlack() {
    ink(red: 0, green: 0, blue: 0, alpha: 1)
    cairo_paint(pointer)
  }

  package func ink(_ pattern: Pattern) { cairo_set_source(pointer, pattern.pointer) }

  /// Sets the source to a picture whose upper left corner is at a point.
  package func ink(_ surface: Surface, x: Double, y: Double) {
    cairo_set_source_surface(pointer, surface.pointer, x, y)
  }

  package func fill() { cairo_fill(pointer) }
  package func clip() { cairo_clip(pointer) }

  /// Clips to what an odd number of the path's shapes cover.
  package func clipAlternately() {
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  package func paint(alpha: Double = 1) { cairo_paint_with_alpha(pointer, alpha) }

  /// Makes everything inside the clip transparent.
  package func erase() {
    saved {
      cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
      cairo_paint(pointer)
    }
  }

  package func stroke(width: Double, roundEnds: Bool = false) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, roundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, roundEnds ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(pointer)
  }

  /// Makes everything transparent that a stroke of the path covers.
  package func cut(width: Double) {
    saved {
      cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
      stroke(width: width, roundEnds: true)
    }
  }

  /// Strokes the path in dashes: lengths that are drawn and left out by turns, starting at an offset.
  package func stroke(width: Double, roundEnds: Bool = false, dashes: [Double], from start: Double = 0) {
    cairo_set_dash(pointer, dashes, Int32(dashes.count), start)
    stroke(width: width, roundEnds: roundEnds)
    cairo_set_dash(pointer, nil, 0, 0)
  }
}
