import CGtk

/// The global objects that a Wayland compositor has. Wraps `wl_registry`.
final class WaylandRegistry {
  private let registry: OpaquePointer
  private let object: WaylandObject
  /// The numbers of the objects and their versions by interface.
  private let numbers: [String: (number: UInt32, version: UInt32)]

  /// Waits for the compositor. Returns nil if the display is not Wayland.
  init?(of display: Display) {
    guard display.backend == .wayland, let connection = gdk_wayland_display_get_wl_display(display.pointer),
      let registry = wl_display_get_registry(connection)
    else { return nil }
    var numbers: [String: (number: UInt32, version: UInt32)] = [:]
    object = WaylandObject(registry, destructor: nil) { event in
      guard event.number == Self.global, let arguments = event.arguments,
        let interface = String(borrowing: arguments[1].s)
      else { return }
      numbers[interface] = (arguments[0].u, arguments[2].u)
    }
    display.finishPainting()
    (self.registry, self.numbers) = (registry, numbers)
  }

  /// A global object with the version of the interface; nil if the compositor does not have it, or only an older version.
  func bind(_ interface: UnsafePointer<wl_interface>) -> OpaquePointer? {
    let version = UInt32(interface.pointee.version)
    guard let name = String(borrowing: interface.pointee.name), let offered = numbers[name], offered.version >= version
    else { return nil }
    return wl_registry_bind(registry, offered.number, interface, version).map { OpaquePointer($0) }
  }

  /// The event `wl_registry.global`, with the number, the interface and the version of an object.
  private static let global: UInt32 = 0
}
