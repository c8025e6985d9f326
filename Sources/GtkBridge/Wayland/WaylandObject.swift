import CGtk
import GioBridge

/// An object of a Wayland compositor, and the closure that its events are passed to. GDK dispatches the events. Wraps
/// `wl_proxy`.
final class WaylandObject<Event> {
  let proxy: OpaquePointer
  private let destroy: (OpaquePointer) -> Void
  private let body: gpointer

  /// Takes ownership of `proxy`, which `destroy` releases. `listen` sets the listener of the protocol with the data for
  /// ``deliver(_:to:)``.
  init(
    _ proxy: OpaquePointer, destroy: @escaping (OpaquePointer) -> Void,
    listen: (OpaquePointer, _ data: gpointer) -> Void, onEvent body: @escaping (Event) -> Void
  ) {
    (self.proxy, self.destroy, self.body) = (proxy, destroy, Callback(body).retained())
    listen(proxy, self.body)
  }

  isolated deinit {
    destroy(proxy)
    releaseCallback(body)
  }

  /// Passes an event that a listener has received to the closure.
  static func deliver(_ event: Event, to data: gpointer?) {
    Callback<(Event) -> Void>.body(data)(event)
  }
}

/// Listeners of Wayland protocols. libwayland keeps pointers to them, so each is made once and never freed.
enum WaylandListener {
  static func permanent<Listener>(_ listener: Listener) -> UnsafePointer<Listener> {
    let place = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    place.initialize(to: listener)
    return UnsafePointer(place)
  }
}
