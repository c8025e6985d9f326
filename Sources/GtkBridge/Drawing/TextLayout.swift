import CGtk
import GioBridge

/// Text in a font, with a maximum width and number of lines. Needs no display.
package final class TextLayout {
  package enum Alignment { case leading, centre }

  private let layout: OpaquePointer
  private let alignment: Alignment
  /// The width in logical pixels in which the lines are aligned.
  package let room: Double

  /// Lines that are longer than `width` logical pixels wrap; the last line ends in an ellipsis. A word that is longer than a line
  /// continues on the next one, unless words are kept whole: then the text has one line, which ends in an ellipsis.
  package init(
    _ text: String, font: Font, width: Double, lines: Int = 1, alignment: Alignment = .centre, keepsWords: Bool = false
  ) {
    guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map),
      let made = pango_layout_new(context)
    else { preconditionFailure("Pango always answers with a layout") }
    (layout, self.alignment) = (made, alignment)
    room = max(width, 0)  // Pango takes a negative width for an unlimited one.
    g_object_unref(UnsafeMutableRawPointer(context))
    font.withDescription { pango_layout_set_font_description(made, $0) }
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_width(layout, Int32(clamping: Int(room * Double(PANGO_SCALE))))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(layout, -Int32(max(lines, 1)))
    pango_layout_set_alignment(layout, alignment == .centre ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    if keepsWords && lines > 1 && hasLineWithinWord { pango_layout_set_height(layout, -1) }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The size of the lines in logical pixels.
  package var height: Double { Double(extents.height) / Double(PANGO_SCALE) }
  package var width: Double { Double(extents.width) / Double(PANGO_SCALE) }

  /// The distance of the lines from the left edge of the room. A text from right to left begins at the right edge.
  private var left: Double { Double(extents.x) / Double(PANGO_SCALE) }

  /// Whether the installed fonts have all characters of the text. Wraps `pango_layout_get_unknown_glyphs_count`.
  package var hasAllGlyphs: Bool { pango_layout_get_unknown_glyphs_count(layout) == 0 }

  /// The distance of the first line's baseline from the top, in logical pixels. Wraps `pango_layout_get_baseline`.
  package var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

  /// Whether the text ends in an ellipsis. Wraps `pango_layout_is_ellipsized`.
  package var isTruncated: Bool { Bool(pango_layout_is_ellipsized(layout)) }

  /// Whether a line begins where Unicode's line breaking (UAX #14) has no opportunity for a break.
  private var hasLineWithinWord: Bool {
    var count: Int32 = 0
    guard let text = pango_layout_get_text(layout), let marks = pango_layout_get_log_attrs_readonly(layout, &count)
    else { return false }
    return (1..<max(pango_layout_get_line_count(layout), 1)).contains { number in
      guard let line = pango_layout_get_line_readonly(layout, number) else { return false }
      let character = g_utf8_pointer_to_offset(text, text + Int(line.pointee.start_index))
      return marks[character].is_line_break == 0
    }
  }

  private var extents: PangoRectangle {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return logical
  }

  /// Draws the text in the current source. The point is the upper left corner of the lines, whatever the direction of the text
  /// is; with the alignment `centre`, it is that of the room in which they are centred.
  package func draw(on drawing: Drawing, x: Double, y: Double) {
    moveToStart(x, y, on: drawing)
    pango_cairo_show_layout(drawing.pointer, layout)
  }

  /// Draws the text with all its lines thicker by a distance on each side.
  package func drawThickened(by distance: Double, on drawing: Drawing, x: Double, y: Double) {
    draw(on: drawing, x: x, y: y)
    moveToStart(x, y, on: drawing)
    pango_cairo_layout_path(drawing.pointer, layout)
    drawing.stroke(width: 2 * distance, roundEnds: true)
  }

  private func moveToStart(_ x: Double, _ y: Double, on drawing: Drawing) {
    cairo_move_to(drawing.pointer, alignment == .leading ? x - left : x, y)
  }
}
