import CGtk
import GioBridge

/// CSS for the native widgets of a display, in force until this is released. Wraps `GtkCssProvider`.
package final class StyleSheet {
  /// The user's style sheet overrides the application's.
  package enum Author: Sendable {
    case application, user

    fileprivate var priority: guint {
      switch self {
      case .application: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      case .user: guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
      }
    }
  }

  private let provider: ObjectReference
  private let screen: OpaquePointer?

  private init(_ provider: ObjectReference, priority: guint, on display: Display) {
    self.provider = provider
    screen = gdk_display_get_default_screen(display.pointer)
    guard let screen else { return }
    gtk_style_context_add_provider_for_screen(screen, OpaquePointer(provider.pointer), priority)
  }

  package convenience init(by author: Author, on display: Display) {
    self.init(ObjectReference(owning: gpointer(gtk_css_provider_new())), priority: author.priority, on: display)
  }

  /// Reads an installed theme, which GTK keeps, so that a style sheet of it is in force at once. Nothing is drawn anew. Wraps
  /// `gtk_css_provider_get_named`.
  package static func read(theme: String, variant: String?) { gtk_css_provider_get_named(theme, variant) }

  /// An installed theme, with a lower priority than all authors; GTK's own theme if there is none of that name. Wraps
  /// `gtk_css_provider_get_named`.
  package convenience init(theme: String, variant: String?, on display: Display) {
    let provider = ObjectReference(sharing: gpointer(gtk_css_provider_get_named(theme, variant)))
    self.init(provider, priority: guint(GTK_STYLE_PROVIDER_PRIORITY_THEME), on: display)
  }

  isolated deinit {
    guard let screen else { return }
    gtk_style_context_remove_provider_for_screen(screen, OpaquePointer(provider.pointer))
  }

  /// Replaces the style sheet. Returns the faults in it, as `line:column: words`, both counted from 1; the rest is
  /// used. Wraps `gtk_css_provider_load_from_data`.
  package func apply(_ css: String) -> [String] {
    var problems: [String] = []
    let listener = SignalConnection(provider.pointer, "parsing-error") { (arguments: SignalArguments) -> Void in
      if let problem = Self.problem(arguments) { problems.append(problem) }
    }
    gtk_css_provider_load_from_data(provider.pointer.as(GtkCssProvider.self), css, -1, nil)
    withExtendedLifetime(listener) {}
    return problems
  }

  private static func problem(_ arguments: SignalArguments) -> String? {
    guard let section = arguments.boxed(1).map(OpaquePointer.init),
      let error = arguments.boxed(2)?.as(GError.self), let words = String(borrowing: error.pointee.message)
    else { return nil }
    let (line, column) = (gtk_css_section_get_start_line(section), gtk_css_section_get_start_position(section))
    return "\(line + 1):\(column + 1): \(words)"
  }
}

/// An empty theme that GTK reads instead of the desktop's. Reading that one takes longer than everything else before
/// the first frame, and the canvas uses none of it. Native widgets use a ``StyleSheet``.
package enum BlankTheme {
  /// Sets `GTK_THEME` and `GTK_DATA_PREFIX`, which GTK reads again whenever the desktop's settings change; call this
  /// before there is another thread. `prefix` is a directory that contains `share/themes`. Wraps `g_setenv`.
  package static func apply(_ name: String, from prefix: String) {
    g_setenv("GTK_THEME", name, 1)
    g_setenv("GTK_DATA_PREFIX", prefix, 1)
  }
}
