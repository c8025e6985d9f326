import CGtk

/// Switches all screens of an X server off and on. Wraps `DPMSForceLevel`.
final class ServerPower {
  private let display: Display
  private let server: OpaquePointer
  /// Whether the server switched the screens off by itself before; nil while they are on.
  private var wasEnabled: Bool?

  /// Returns nil if the server does not have the extension DPMS, or cannot switch its screens off.
  init?(of display: Display) {
    var (firstEvent, firstError): (Int32, Int32) = (0, 0)
    guard let server = gdk_x11_display_get_xdisplay(display.pointer),
      Bool(DPMSQueryExtension(server, &firstEvent, &firstError)), Bool(DPMSCapable(server))
    else { return nil }
    (self.display, self.server) = (display, server)
  }

  /// The server refuses a level while DPMS is disabled. The user's setting returns when the screens are on again.
  func set(isOn: Bool) {
    if !isOn, wasEnabled == nil { wasEnabled = isEnabled }
    DPMSEnable(server)
    DPMSForceLevel(server, UInt16(isOn ? DPMSModeOn : DPMSModeOff))
    if isOn {
      if wasEnabled == false { DPMSDisable(server) }
      wasEnabled = nil
    }
    gdk_display_flush(display.pointer)
  }

  /// Wraps `DPMSInfo`.
  private var isEnabled: Bool {
    var level: UInt16 = 0
    var isEnabled: UInt8 = 0
    DPMSInfo(server, &level, &isEnabled)
    return isEnabled != 0
  }
}
