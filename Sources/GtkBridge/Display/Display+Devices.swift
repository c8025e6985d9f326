import CGtk

extension Display {
  /// Whether there is a mouse, or something that is used like one. Wraps `gdk_seat_get_slaves`.
  package var hasMouse: Bool { has(GDK_SEAT_CAPABILITY_POINTER) { $0 != GDK_SOURCE_TOUCHSCREEN } }

  /// Whether there is a touch screen. Wraps the same function.
  package var hasTouchScreen: Bool { has(GDK_SEAT_CAPABILITY_TOUCH) { $0 == GDK_SOURCE_TOUCHSCREEN } }

  private func has(_ capability: GdkSeatCapabilities, _ isWanted: (GdkInputSource) -> Bool) -> Bool {
    guard let seat = gdk_display_get_default_seat(pointer) else { return false }
    let devices = gdk_seat_get_slaves(seat, capability)
    defer { g_list_free(devices) }
    return sequence(first: devices) { $0?.pointee.next }.contains { node in
      guard let device = node?.pointee.data.map(OpaquePointer.init) else { return false }
      return isWanted(gdk_device_get_source(device)) && !isTestDevice(device)
    }
  }

  /// Whether a device of the X server only sends the input of the XTEST extension, which each server has.
  private func isTestDevice(_ device: OpaquePointer) -> Bool {
    gdk_device_get_name(device).map { String(cString: $0).contains("XTEST") } ?? false
  }
}
