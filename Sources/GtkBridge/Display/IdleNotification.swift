import CGtk
import CWayland

/// A notification of a Wayland compositor about the input of the default seat.
final class IdleNotification {
  private let notification: WaylandObject<UserActivity>

  /// Returns nil if the compositor has neither protocol.
  init?(on display: Display, after milliseconds: UInt32, _ onChange: @escaping (UserActivity) -> Void) {
    guard let registry = display.registry, let seat = Self.seat(of: display),
      let notification = Self.standard(from: registry, after: milliseconds, about: seat, onChange)
        ?? Self.kde(from: registry, after: milliseconds, about: seat, onChange)
    else { return nil }
    self.notification = notification
  }

  private static func seat(of display: Display) -> OpaquePointer? {
    gdk_display_get_default_seat(display.pointer).flatMap { gdk_wayland_seat_get_wl_seat($0) }
  }
}

extension IdleNotification {
  /// ext-idle-notify-v1. Its second version has another kind of notification, which ignores what inhibits idleness. The notifier
  /// is not needed afterwards.
  private static func standard(
    from registry: WaylandRegistry, after milliseconds: UInt32, about seat: OpaquePointer,
    _ onChange: @escaping (UserActivity) -> Void
  ) -> WaylandObject<UserActivity>? {
    let inputOnly = registry.bind(quiver_idle_notifier(), version: 2)
    guard let notifier = inputOnly ?? registry.bind(quiver_idle_notifier()) else { return nil }
    defer { ext_idle_notifier_v1_destroy(notifier) }
    let created =
      inputOnly == nil
      ? ext_idle_notifier_v1_get_idle_notification(notifier, milliseconds, seat)
      : ext_idle_notifier_v1_get_input_idle_notification(notifier, milliseconds, seat)
    return created.map {
      WaylandObject(
        $0, destroy: { ext_idle_notification_v1_destroy($0) },
        listen: { ext_idle_notification_v1_add_listener($0, standardListener, $1) }, onEvent: onChange)
    }
  }

  /// The older protocol of KDE, which sway 1.7 has.
  private static func kde(
    from registry: WaylandRegistry, after milliseconds: UInt32, about seat: OpaquePointer,
    _ onChange: @escaping (UserActivity) -> Void
  ) -> WaylandObject<UserActivity>? {
    guard let idle = registry.bind(quiver_kde_idle()) else { return nil }
    defer { org_kde_kwin_idle_destroy(idle) }
    return org_kde_kwin_idle_get_idle_timeout(idle, seat, milliseconds).map {
      WaylandObject(
        $0, destroy: { org_kde_kwin_idle_timeout_release($0) },
        listen: { org_kde_kwin_idle_timeout_add_listener($0, kdeListener, $1) }, onEvent: onChange)
    }
  }

  private static let standardListener = WaylandListener.permanent(
    ext_idle_notification_v1_listener(
      idled: { data, _ in WaylandObject<UserActivity>.deliver(.idle, to: data) },
      resumed: { data, _ in WaylandObject<UserActivity>.deliver(.active, to: data) }))

  private static let kdeListener = WaylandListener.permanent(
    org_kde_kwin_idle_timeout_listener(
      idle: { data, _ in WaylandObject<UserActivity>.deliver(.idle, to: data) },
      resumed: { data, _ in WaylandObject<UserActivity>.deliver(.active, to: data) }))
}
