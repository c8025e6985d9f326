import CGtk

extension Display {
  /// Makes a text the content of the clipboard. Wraps `gtk_clipboard_set_text`.
  package func copy(_ text: String) {
    let clipboard = gtk_clipboard_get_for_display(pointer, gdk_atom_intern("CLIPBOARD", 0))
    gtk_clipboard_set_text(clipboard, text, -1)
  }

  /// Empties the clipboard and the primary selection, also those of other programs. A Wayland compositor may allow that only while
  /// a window of this program has the keyboard. Wraps `gtk_clipboard_clear`, which empties only what is one's own.
  package func clearClipboards() {
    for name in ["CLIPBOARD", "PRIMARY"] {
      let clipboard = gtk_clipboard_get_for_display(pointer, gdk_atom_intern(name, 0))
      gtk_clipboard_set_text(clipboard, "", 0)
      gtk_clipboard_clear(clipboard)
    }
  }
}
