import CGtk

/// Tables that describe a Wayland protocol, as wayland-scanner would generate them. libwayland keeps pointers to them, so
/// they are never freed.
enum WaylandInterface {
  /// A version of an interface, by default the first one.
  static func make(
    _ name: String, version: Int32 = 1, requests: [wl_message], events: [wl_message] = []
  ) -> UnsafePointer<wl_interface> {
    let interface = wl_interface(
      name: g_strdup(name), version: version, method_count: Int32(requests.count), methods: allocated(requests),
      event_count: Int32(events.count), events: allocated(events))
    return allocated([interface])
  }

  /// The signature and types are those of wayland-util.h.
  static func message(
    _ name: String, _ signature: String = "", _ types: [UnsafePointer<wl_interface>?] = []
  ) -> wl_message {
    wl_message(
      name: g_strdup(name), signature: g_strdup(signature), types: UnsafeMutablePointer(mutating: allocated(types)))
  }

  private static func allocated<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let table = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = table.initialize(from: elements)
    return UnsafePointer(table.baseAddress!)
  }
}
