import CGtk
import GioBridge

/// What connects a Wayland program with input methods and on-screen keyboards (`zwp_text_input_v3`).
enum TextInput {
  private static let (variable, wayland) = ("GTK_IM_MODULE", "wayland")

  /// Lets GTK create its text input, which it would otherwise do with the first text field. Compositors tell only the text inputs that
  /// exist when a window gets the keyboard, so the search would have none until the window has lost the keyboard. Call this before a
  /// window is shown.
  static func begin() {
    if let context = makeContext() { gtk_im_context_reset(context.pointer.as(GtkIMContext.self)) }
  }

  /// A connection with the compositor; nil if the user has chosen input methods that are modules of GTK.
  static func makeContext() -> ObjectReference? {
    guard g_getenv(variable).map({ String(cString: $0) == wayland }) ?? true else { return nil }
    let context = ObjectReference(owning: gpointer(gtk_im_multicontext_new()))
    gtk_im_multicontext_set_context_id(context.pointer.as(GtkIMMulticontext.self), wayland)
    return context
  }
}
