import CGtk
import GioBridge

/// Keys that assistive technologies do not hear. GTK's key snoopers pass each key to them over the accessibility bus, before
/// the widget gets it. Wraps `gdk_event_handler_set`.
package enum PrivateKeys {
  /// From now on, keys are private while the closure returns true.
  package static func begin(while isPrivate: @escaping () -> Bool) {
    gdk_event_handler_set(handler, Callback(isPrivate).retained(), releaseCallback)
  }

  /// `gtk_propagate_event` does what `gtk_main_do_event` does after the snoopers.
  private static let handler: GdkEventFunc = { event, body in
    guard let event else { return }
    let type = gdk_event_get_event_type(event)
    guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, Callback<() -> Bool>.body(body)(),
      let widget = gtk_get_event_widget(event)
    else { return gtk_main_do_event(event) }
    gtk_propagate_event(widget, event)
  }
}
