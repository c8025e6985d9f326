import CGtk

/// An object of a Wayland compositor. GDK dispatches its events. Wraps `wl_proxy`.
final class WaylandObject {
  private let proxy: OpaquePointer
  private let destructor: UInt32?
  private let body: gpointer

  /// Takes ownership of `proxy`. `destructor` is the number of the request that ends the object in the compositor; some
  /// interfaces have none.
  init(_ proxy: OpaquePointer, destructor: UInt32?, onEvent body: @escaping (WaylandEvent) -> Void = { _ in }) {
    (self.proxy, self.destructor, self.body) = (proxy, destructor, Callback(body).retained())
    wl_proxy_add_dispatcher(proxy, Self.dispatcher, self.body, nil)
  }

  isolated deinit {
    if let destructor { wl_proxy_marshal_array(proxy, destructor, nil) }
    wl_proxy_destroy(proxy)
    releaseCallback(body)
  }

  func send(_ request: UInt32, _ arguments: [wl_argument]) {
    var arguments = arguments
    wl_proxy_marshal_array(proxy, request, &arguments)
  }

  /// Sends a request that creates an object. Its arguments contain one without a value, for the new object.
  func create(
    _ interface: UnsafePointer<wl_interface>, request: UInt32, _ arguments: [wl_argument]
  ) -> OpaquePointer? {
    var arguments = arguments
    return wl_proxy_marshal_array_constructor(proxy, request, &arguments, interface)
  }

  private static let dispatcher: wl_dispatcher_func_t = { body, _, number, _, arguments in
    let event = WaylandEvent(number: number, arguments: arguments)
    Callback<(WaylandEvent) -> Void>.body(gpointer(mutating: body))(event)
    return 0
  }
}

/// An event, valid while the closure runs.
struct WaylandEvent {
  /// The position in the list of events of the interface.
  let number: UInt32
  let arguments: UnsafeMutablePointer<wl_argument>?
}
