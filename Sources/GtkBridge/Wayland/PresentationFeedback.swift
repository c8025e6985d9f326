import CGtk
import CWayland

/// Tells when a frame was on the screen. Wraps `wp_presentation_feedback` (presentation-time).
final class PresentationFeedback {
  private var object: WaylandObject<(time: Double, interval: Double)?>?

  /// Asks about the next commit of a `wl_surface`. `onEnd` is called once, with seconds of the compositor's clock and from one refresh
  /// to the next; nil if the frame was never shown.
  init?(
    of surface: OpaquePointer, _ presentation: OpaquePointer,
    onEnd: @escaping ((time: Double, interval: Double)?) -> Void
  ) {
    guard let feedback = wp_presentation_feedback(presentation, surface) else { return nil }
    object = WaylandObject(
      feedback, destroy: { wp_presentation_feedback_destroy($0) },
      listen: { wp_presentation_feedback_add_listener($0, Self.listener, $1) },
      onEvent: { [weak self] in
        self?.object = nil
        onEnd($0)
      })
  }

  private static let listener = WaylandListener.permanent(
    wp_presentation_feedback_listener(
      sync_output: { _, _, _ in },
      presented: { data, _, high, low, nanoseconds, refresh, _, _, _ in
        let seconds = Double(UInt64(high) << 32 | UInt64(low))
        WaylandObject<(time: Double, interval: Double)?>.deliver(
          (seconds + Double(nanoseconds) / 1e9, Double(refresh) / 1e9), to: data)
      },
      discarded: { data, _ in WaylandObject<(time: Double, interval: Double)?>.deliver(nil, to: data) }))
}

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
