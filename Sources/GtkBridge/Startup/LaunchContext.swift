import CGtk
import GioBridge

/// Tells the desktop that a program is being launched. Wraps `GdkAppLaunchContext`, which uses startup notification on
/// X11 and xdg-activation on Wayland.
package final class LaunchContext {
  private let reference: ObjectReference

  private var context: UnsafeMutablePointer<GAppLaunchContext> { reference.pointer.as(GAppLaunchContext.self) }

  package init(on display: Display) {
    reference = ObjectReference(owning: gpointer(gdk_display_get_app_launch_context(display.pointer)))
  }

  /// An id for `DESKTOP_STARTUP_ID` and `XDG_ACTIVATION_TOKEN`; nil if the desktop provides none. `serverTime` is the
  /// time of the tap. On Wayland this waits for the compositor. Wraps `g_app_launch_context_get_startup_notify_id`.
  package func begin(_ program: LaunchedProgram, serverTime: UInt32) -> String? {
    let gdkContext = OpaquePointer(reference.pointer)
    gdk_app_launch_context_set_timestamp(gdkContext, serverTime)
    gdk_app_launch_context_set_icon_name(gdkContext, program.iconName)
    guard let info = Self.info(program) else { return nil }
    defer { g_object_unref(gpointer(info)) }
    return String(consuming: g_app_launch_context_get_startup_notify_id(context, info, nil))
  }

  /// Call this if the program could not be launched, or is there without having announced itself: the desktop stops
  /// waiting. Wraps `g_app_launch_context_launch_failed`.
  package func end(_ id: String) {
    g_app_launch_context_launch_failed(context, id)
  }

  /// GDK reads the name and the executable from this, and starts nothing.
  private static func info(_ program: LaunchedProgram) -> OpaquePointer? {
    guard let quoted = ShellWord.quoted(program.executable) else { return nil }
    let commandLine = quoted.replacing("%", with: "%%")
    return g_app_info_create_from_commandline(
      commandLine, program.name, G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION, nil)
  }
}

/// The values that the desktop is told about a program that is launched.
package struct LaunchedProgram: Equatable, Sendable {
  /// Shown to the user: "Starting Files".
  package var name: String
  package var iconName: String?
  /// The first word of the command line.
  package var executable: String

  package nonisolated init(name: String, iconName: String?, executable: String) {
    self.name = name
    self.iconName = iconName
    self.executable = executable
  }
}
