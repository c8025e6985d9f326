import CGtk
import CollectionGtk

/// Shows a widget in a window, and runs GTK's main loop until the window is closed.
public func show(_ widget: UnsafeMutablePointer<GtkWidget>, _ title: String, width: Int32 = 800, height: Int32 = 600) {
  guard let window = gtk_window_new(GTK_WINDOW_TOPLEVEL) else { return }
  let pointer = UnsafeMutableRawPointer(window)
  gtk_window_set_title(pointer.assumingMemoryBound(to: GtkWindow.self), title)
  gtk_window_set_default_size(pointer.assumingMemoryBound(to: GtkWindow.self), width, height)
  gtk_container_add(pointer.assumingMemoryBound(to: GtkContainer.self), widget)
  let quit: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?) -> Void = { _, _ in gtk_main_quit() }
  g_signal_connect_data(pointer, "destroy", unsafeBitCast(quit, to: GCallback.self), nil, nil, GConnectFlags(0))
  gtk_widget_show_all(window)
  gtk_main()
}

/// Fills an element with a colour of the rainbow, from 0 to 1, and writes a line of text on it.
public func paint(_ text: String = "", on cell: CellContext, hue: Double, light: Double = 1, radius: Double = 0) {
  let (cairo, width, height, turn) = (cell.cairo, cell.size.width, cell.size.height, 2 * Double.pi)
  let light = cell.state.contains(.highlighted) ? light * 0.7 : light
  cairo_new_sub_path(cairo)
  cairo_arc(cairo, width - radius, radius, radius, -turn / 4, 0)
  cairo_arc(cairo, width - radius, height - radius, radius, 0, turn / 4)
  cairo_arc(cairo, radius, height - radius, radius, turn / 4, turn / 2)
  cairo_arc(cairo, radius, radius, radius, turn / 2, turn * 3 / 4)
  cairo_close_path(cairo)
  func part(_ offset: Double) -> Double {
    let distance = abs(((hue + offset).truncatingRemainder(dividingBy: 1)) * 6 - 3) - 1
    return light * (0.35 + 0.55 * min(max(distance, 0), 1))
  }
  cairo_set_source_rgb(cairo, part(0), part(2.0 / 3), part(1.0 / 3))
  cairo_fill(cairo)
  cairo_select_font_face(cairo, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
  cairo_set_font_size(cairo, 14)
  cairo_set_source_rgb(cairo, 1, 1, 1)
  cairo_move_to(cairo, 10, min(height / 2, 18) + 5)
  cairo_show_text(cairo, text)
}
