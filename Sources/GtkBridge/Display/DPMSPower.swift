import CGtk
import GioBridge

/// Switches all screens of an X server off and on. Wraps `DPMSForceLevel`.
final class DPMSPower {
  private let display: Display
  private let server: OpaquePointer
  private let root: OpaquePointer

  /// Returns nil if the server does not have the extension DPMS, or cannot switch its screens off.
  init?(of display: Display) {
    var (firstEvent, firstError): (Int32, Int32) = (0, 0)
    guard let server = gdk_x11_display_get_xdisplay(display.pointer),
      Bool(DPMSQueryExtension(server, &firstEvent, &firstError)), Bool(DPMSCapable(server)),
      let root = gdk_screen_get_root_window(gdk_display_get_default_screen(display.pointer))
    else { return nil }
    (self.display, self.server, self.root) = (display, server, root)
  }

  /// The server refuses a level while DPMS is disabled. The user's setting returns when the screens are on again.
  func set(isOn: Bool) {
    if !isOn, !isEnabled { wasDisabled = true }
    DPMSEnable(server)
    DPMSForceLevel(server, UInt16(isOn ? DPMSModeOn : DPMSModeOff))
    if isOn, wasDisabled {
      DPMSDisable(server)
      wasDisabled = false
    }
    gdk_display_flush(display.pointer)
  }

  /// Switches the screens on if a process has crashed while they were off.
  func restore() {
    if isEnabled { set(isOn: true) }
  }

  /// Whether DPMS was disabled before the screens were switched off. The server keeps this if the process crashes.
  private var wasDisabled: Bool {
    get { WindowProperties(window: root).numbers(Self.property, type: "CARDINAL") != nil }
    set {
      let name = gdk_atom_intern(Self.property, 0)
      guard newValue else { return gdk_property_delete(root, name) }
      withUnsafeBytes(of: 1 as UInt) { value in
        let type = gdk_atom_intern("CARDINAL", 0)
        let bytes = value.assumingMemoryBound(to: guchar.self).baseAddress
        gdk_property_change(root, name, type, 32, GDK_PROP_MODE_REPLACE, bytes, 1)
      }
    }
  }

  private static let property = "_QUIVER_DPMS_WAS_DISABLED"

  /// Wraps `DPMSInfo`.
  private var isEnabled: Bool {
    var level: UInt16 = 0
    var isEnabled: UInt8 = 0
    DPMSInfo(server, &level, &isEnabled)
    return isEnabled != 0
  }
}
