import CGtk

/// The global objects that a Wayland compositor has. Wraps `wl_registry`.
final class WaylandRegistry {
  private let registry: OpaquePointer
  private let object: WaylandObject
  /// The numbers of the objects by interface.
  private let numbers: [String: UInt32]

  /// Waits for the compositor. Returns nil if the display is not Wayland.
  init?(of display: Display) {
    guard display.backend == .wayland, let connection = gdk_wayland_display_get_wl_display(display.pointer),
      let registry = wl_display_get_registry(connection)
    else { return nil }
    var numbers: [String: UInt32] = [:]
    object = WaylandObject(registry, destructor: nil) { event in
      guard event.number == Self.global, let arguments = event.arguments,
        let interface = String(borrowing: arguments[1].s)
      else { return }
      numbers[interface] = arguments[0].u
    }
    display.finishPainting()
    (self.registry, self.numbers) = (registry, numbers)
  }

  /// The first version of a global object; nil if the compositor does not have it.
  func bind(_ interface: UnsafePointer<wl_interface>) -> OpaquePointer? {
    guard let name = String(borrowing: interface.pointee.name), let number = numbers[name] else { return nil }
    return wl_registry_bind(registry, number, interface, 1).map { OpaquePointer($0) }
  }

  /// The event `wl_registry.global`, with the number, the interface and the version of an object.
  private static let global: UInt32 = 0
}
