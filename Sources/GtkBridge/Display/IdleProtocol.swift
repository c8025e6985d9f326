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

  static let byPreference = [standard, kde]
}

extension IdleProtocol {
  /// ext-idle-notify-v1.
  private static let standard: IdleProtocol = {
    let notification = interface(
      "ext_idle_notification_v1", requests: [message("destroy")], events: [message("idled"), message("resumed")])
    let create = message("get_idle_notification", "nuo", [notification, nil, nil])
    return IdleProtocol(
      notifier: interface("ext_idle_notifier_v1", requests: [message("destroy"), create]), notifierDestructor: 0,
      notification: notification, createNotification: 1
    ) { milliseconds, seat in [wl_argument(), wl_argument(u: milliseconds), wl_argument(o: seat)] }
  }()

  /// The older protocol of KDE, which sway 1.7 has.
  private static let kde: IdleProtocol = {
    let notification = interface(
      "org_kde_kwin_idle_timeout", requests: [message("release"), message("simulate_user_activity")],
      events: [message("idle"), message("resumed")])
    let create = message("get_idle_timeout", "nou", [notification, nil, nil])
    return IdleProtocol(
      notifier: interface("org_kde_kwin_idle", requests: [create]), notifierDestructor: nil,
      notification: notification, createNotification: 0
    ) { milliseconds, seat in [wl_argument(), wl_argument(o: seat), wl_argument(u: milliseconds)] }
  }()

  // libwayland keeps pointers to these tables, so they are never freed.

  private static func interface(
    _ name: String, requests: [wl_message], events: [wl_message] = []
  ) -> UnsafePointer<wl_interface> {
    let interface = wl_interface(
      name: g_strdup(name), version: 1, method_count: Int32(requests.count), methods: allocated(requests),
      event_count: Int32(events.count), events: allocated(events))
    return allocated([interface])
  }

  /// The signature and types are those of wayland-util.h.
  private static func message(
    _ name: String, _ signature: String = "", _ types: [UnsafePointer<wl_interface>?] = []
  ) -> wl_message {
    wl_message(
      name: g_strdup(name), signature: g_strdup(signature), types: UnsafeMutablePointer(mutating: allocated(types)))
  }

  private static func allocated<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let table = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = table.initialize(from: elements)
    return UnsafePointer(table.baseAddress!)
  }
}
