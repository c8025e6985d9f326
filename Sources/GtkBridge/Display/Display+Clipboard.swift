import CGtk

extension Display {
  /// Makes a text the content of the clipboard. Wraps `gtk_clipboard_set_text`.
  package func copy(_ text: String) {
    let clipboard = gtk_clipboard_get_for_display(pointer, gdk_atom_intern("CLIPBOARD", 0))
    gtk_clipboard_set_text(clipboard, text, -1)
  }
}
