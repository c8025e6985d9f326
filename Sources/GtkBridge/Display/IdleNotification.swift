import CGtk

/// A notification of a Wayland compositor about the input of the default seat.
final class IdleNotification {
  private let notification: WaylandObject

  /// Returns nil if the compositor has neither protocol.
  init?(on display: Display, after milliseconds: UInt32, _ onChange: @escaping (UserActivity) -> Void) {
    guard let registry = WaylandRegistry(of: display), let seat = Self.seat(of: display),
      let notification = Self.notification(from: registry, after: milliseconds, about: seat)
    else { return nil }
    self.notification = WaylandObject(notification, destructor: IdleProtocol.notificationDestructor) { event in
      onChange(event.number == IdleProtocol.idle ? .idle : .active)
    }
  }

  private static func seat(of display: Display) -> OpaquePointer? {
    gdk_display_get_default_seat(display.pointer).flatMap { gdk_wayland_seat_get_wl_seat($0) }
  }

  /// The notifier is not needed afterwards.
  private static func notification(
    from registry: WaylandRegistry, after milliseconds: UInt32, about seat: OpaquePointer
  ) -> OpaquePointer? {
    for idle in IdleProtocol.byPreference {
      guard let proxy = registry.bind(idle.notifier) else { continue }
      let notifier = WaylandObject(proxy, destructor: idle.notifierDestructor)
      return notifier.create(
        idle.notification, request: idle.createNotification, idle.arguments(milliseconds, seat))
    }
    return nil
  }
}
