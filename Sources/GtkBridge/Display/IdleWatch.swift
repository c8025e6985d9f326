import CGtk

/// Tells when the user stops and starts giving input to any program, until this is released. The display keeps the time:
/// this process wakes up once for each call of a closure, and never in between.
///
/// Under a Wayland compositor without the second version of ext-idle-notify, a visible window that inhibits idleness counts as
/// input, for example a video that is playing.
package final class IdleWatch {
  private let source: AnyObject

  /// `onIdle` is called when there was no input for this time, and `onActive` at the next input, in turn. Both are called
  /// by the main loop, never by `init`. A user who is idle already is reported at once on X11; a Wayland compositor
  /// starts to count now. Returns nil if the display does not know when there is input.
  package init?(
    on display: Display, after seconds: Double, onIdle: @escaping () -> Void, onActive: @escaping () -> Void
  ) {
    let milliseconds = UInt32(min(max(seconds * 1000, 1), Double(UInt32.max)))
    let report = { (activity: UserActivity) in
      switch activity {
      case .idle: onIdle()
      case .active: onActive()
      }
    }
    let source: AnyObject? =
      switch display.backend {
      case .x11: IdleAlarm(on: display, after: milliseconds, report)
      case .wayland: IdleNotification(on: display, after: milliseconds, report)
      case .other: nil
      }
    guard let source else { return nil }
    self.source = source
  }
}
