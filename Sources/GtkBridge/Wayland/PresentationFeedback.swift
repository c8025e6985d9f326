import CGtk
import CWayland

/// Tells when a frame was on the screen. Wraps `wp_presentation_feedback` (presentation-time).
final class PresentationFeedback {
  private var object: WaylandObject<FrameTimes.Shown?>?

  /// Asks about the next commit of a `wl_surface`. `onEnd` is called once, with nil if the frame was never shown.
  init?(of surface: OpaquePointer, _ presentation: OpaquePointer, onEnd: @escaping (FrameTimes.Shown?) -> Void) {
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
        let shown = FrameTimes.Shown(time: seconds + Double(nanoseconds) / 1e9, interval: Double(refresh) / 1e9)
        WaylandObject<FrameTimes.Shown?>.deliver(shown, to: data)
      },
      discarded: { data, _ in WaylandObject<FrameTimes.Shown?>.deliver(nil, to: data) }))
}
