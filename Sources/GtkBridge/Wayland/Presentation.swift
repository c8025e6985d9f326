import CGtk
import CWayland

/// The compositor's clock of frames. Wraps `wp_presentation`.
final class Presentation {
  let proxy: OpaquePointer
  /// Whether it is that of `MonotonicClock`.
  private(set) var isMonotonic = false
  private var object: WaylandObject<UInt32>?

  init?(_ registry: WaylandRegistry) {
    guard let proxy = registry.bind(quiver_presentation()) else { return nil }
    self.proxy = proxy
    object = WaylandObject(
      proxy, destroy: { wp_presentation_destroy($0) },
      listen: { wp_presentation_add_listener($0, Self.listener, $1) },
      onEvent: { [weak self] in self?.isMonotonic = $0 == UInt32(CLOCK_MONOTONIC) })
  }

  private static let listener = WaylandListener.permanent(
    wp_presentation_listener(clock_id: { data, _, clock in WaylandObject<UInt32>.deliver(clock, to: data) }))
}
