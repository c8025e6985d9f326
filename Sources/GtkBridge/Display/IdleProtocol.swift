import CGtk

/// A Wayland protocol that tells about the input of a seat. There are two, whose names and order of arguments differ.
struct IdleProtocol {
  let notifier: UnsafePointer<wl_interface>
  /// The request of a notifier that ends it.
  let notifierDestructor: UInt32?
  let notification: UnsafePointer<wl_interface>
  /// The request of a notifier that creates a notification.
  let createNotification: UInt32
  let arguments: (_ milliseconds: UInt32, _ seat: OpaquePointer) -> [wl_argument]

  /// The request of a notification that ends it.
  static let notificationDestructor: UInt32 = 0
  /// The event of a notification that there was no input. The other one is that there is input again.
  static let idle: UInt32 = 0

  static let byPreference = [inputOnly, standard, kde]
}

extension IdleProtocol {
  /// The second version of ext-idle-notify-v1, whose second kind of notification ignores what inhibits idleness.
  private static let inputOnly = standard(version: 2)

  /// The first version of ext-idle-notify-v1.
  private static let standard = standard(version: 1)

  /// In version 2, there is a request more, which creates the other kind of notification.
  private static func standard(version: Int32) -> IdleProtocol {
    let notification = WaylandInterface.make(
      "ext_idle_notification_v1", version: version, requests: [WaylandInterface.message("destroy")],
      events: [WaylandInterface.message("idled"), WaylandInterface.message("resumed")])
    let create = WaylandInterface.message("get_idle_notification", "nuo", [notification, nil, nil])
    let createOther = WaylandInterface.message("get_input_idle_notification", "2nuo", [notification, nil, nil])
    let requests = [WaylandInterface.message("destroy"), create, createOther]
    return IdleProtocol(
      notifier: WaylandInterface.make(
        "ext_idle_notifier_v1", version: version, requests: Array(requests.prefix(1 + Int(version)))),
      notifierDestructor: 0, notification: notification, createNotification: UInt32(version)
    ) { milliseconds, seat in [wl_argument(), wl_argument(u: milliseconds), wl_argument(o: seat)] }
  }

  /// The older protocol of KDE, which sway 1.7 has.
  private static let kde: IdleProtocol = {
    let notification = WaylandInterface.make(
      "org_kde_kwin_idle_timeout",
      requests: [WaylandInterface.message("release"), WaylandInterface.message("simulate_user_activity")],
      events: [WaylandInterface.message("idle"), WaylandInterface.message("resumed")])
    let create = WaylandInterface.message("get_idle_timeout", "nou", [notification, nil, nil])
    return IdleProtocol(
      notifier: WaylandInterface.make("org_kde_kwin_idle", requests: [create]), notifierDestructor: nil,
      notification: notification, createNotification: 0
    ) { milliseconds, seat in [wl_argument(), wl_argument(o: seat), wl_argument(u: milliseconds)] }
  }()
}
