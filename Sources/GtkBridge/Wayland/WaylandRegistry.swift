import CGtk
import GioBridge

/// The global objects that a Wayland compositor has. Wraps `wl_registry`.
final class WaylandRegistry {
  private typealias Global = (interface: String, number: UInt32, version: UInt32)

  private let object: WaylandObject<Global>
  /// The numbers of the objects and their versions by interface.
  private let numbers: [String: (number: UInt32, version: UInt32)]

  /// Takes a `wl_display`, and waits for the compositor. Wraps `wl_display_roundtrip`.
  init?(of connection: OpaquePointer) {
    guard let registry = wl_display_get_registry(connection) else { return nil }
    var numbers: [String: (number: UInt32, version: UInt32)] = [:]
    object = WaylandObject(
      registry, destroy: { wl_registry_destroy($0) }, listen: { wl_registry_add_listener($0, Self.listener, $1) },
      onEvent: { numbers[$0.interface] = ($0.number, $0.version) })
    wl_display_roundtrip(connection)
    self.numbers = numbers
  }

  /// Whether the compositor has an object with this interface.
  func offers(_ interface: String) -> Bool { numbers[interface] != nil }

  /// A global object with a version of the interface; nil if the compositor does not have it, or only an older version.
  func bind(_ interface: UnsafePointer<wl_interface>, version: UInt32 = 1) -> OpaquePointer? {
    guard let name = String(borrowing: interface.pointee.name), let offered = numbers[name], offered.version >= version
    else { return nil }
    return wl_registry_bind(object.proxy, offered.number, interface, version).map { OpaquePointer($0) }
  }

  private static let listener = WaylandListener.permanent(
    wl_registry_listener(
      global: { data, _, number, interface, version in
        guard let interface = String(borrowing: interface) else { return }
        WaylandObject<Global>.deliver((interface, number, version), to: data)
      },
      global_remove: { _, _, _ in }))
}
