import CGtk
import GioBridge

/// What connects a Wayland program with input methods and on-screen keyboards (`zwp_text_input_v3`).
enum TextInput {
  private static let (variable, property, wayland) = ("GTK_IM_MODULE", "gtk-im-module", "wayland")
  private static var hasBegun = false

  /// Lets GTK create its text input, which it would otherwise do with the first text field. Compositors tell only the text inputs that
  /// exist when a window gets the keyboard, so the search would have none until the window has lost the keyboard. Call this before a
  /// window is shown.
  static func begin() {
    guard !hasBegun, let context = makeContext() else { return }
    hasBegun = true
    gtk_im_context_reset(context.pointer.as(GtkIMContext.self))
  }

  /// A connection with the compositor; nil if the user has chosen input methods that are modules of GTK.
  static func makeContext() -> ObjectReference? {
    let settings = gtk_settings_get_default().flatMap { PropertyReader(object: gpointer($0)).string(property) }
    let chosen = [g_getenv(variable).map { String(cString: $0) }, settings].compactMap(\.self)
    guard chosen.allSatisfy({ $0.isEmpty || $0 == wayland }) else { return nil }
    let context = ObjectReference(owning: gpointer(gtk_im_multicontext_new()))
    gtk_im_multicontext_set_context_id(context.pointer.as(GtkIMMulticontext.self), wayland)
    return context
  }
}
