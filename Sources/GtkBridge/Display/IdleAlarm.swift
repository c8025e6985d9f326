import CGtk
import GioBridge

/// An alarm of the X server on its counter of the milliseconds since the last input. Wraps `XSyncCreateAlarm`.
///
/// The alarm waits for one change at a time. It compares the counter with a limit instead of waiting until the counter
/// passes the limit, so that no input is missed while the alarm is being set again.
final class IdleAlarm {
  private let server: OpaquePointer
  private let eventType: Int32
  private let limit: UInt32
  private let onChange: (UserActivity) -> Void
  private var alarm: XSyncAlarm
  private var next = UserActivity.idle
  private var filter: XEventFilter?

  /// Returns nil if the server does not have the extension SYNC or the counter.
  init?(on display: Display, after milliseconds: UInt32, _ onChange: @escaping (UserActivity) -> Void) {
    var (firstEvent, firstError): (Int32, Int32) = (0, 0)
    guard let server = gdk_x11_display_get_xdisplay(display.pointer),
      Bool(XSyncQueryExtension(server, &firstEvent, &firstError)), let counter = Self.counter(of: server)
    else { return nil }
    (self.server, limit, self.onChange) = (server, milliseconds, onChange)
    eventType = firstEvent + XSyncAlarmNotify
    var attributes = Self.attributes(waitingFor: .idle, limit: limit)
    attributes.trigger.counter = counter
    alarm = XSyncCreateAlarm(server, Self.changes | Self.constants, &attributes)
    filter = XEventFilter(on: nil) { [weak self] in self?.receive($0) }
  }

  isolated deinit {
    XSyncDestroyAlarm(server, alarm)
  }

  private func receive(_ event: XEvent) {
    guard event.type == eventType, Self.alarm(of: event) == alarm else { return }
    let activity = next
    next = activity == .idle ? .active : .idle
    var attributes = Self.attributes(waitingFor: next, limit: limit)
    XSyncChangeAlarm(server, alarm, Self.changes, &attributes)
    onChange(activity)
  }
}

extension IdleAlarm {
  /// The server's counter; nil if it has none.
  private static func counter(of server: OpaquePointer) -> XSyncCounter? {
    var (major, minor, count): (Int32, Int32, Int32) = (0, 0, 0)
    guard Bool(XSyncInitialize(server, &major, &minor)), let list = XSyncListSystemCounters(server, &count) else {
      return nil
    }
    defer { XSyncFreeSystemCounterList(list) }
    let counters = UnsafeBufferPointer(start: list, count: Int(count))
    return counters.first { String(borrowing: $0.name) == "IDLETIME" }?.counter
  }

  private static func attributes(waitingFor activity: UserActivity, limit: UInt32) -> XSyncAlarmAttributes {
    var attributes = XSyncAlarmAttributes()
    switch activity {
    case .idle:
      attributes.trigger.wait_value.lo = limit
      attributes.trigger.test_type = XSyncPositiveComparison
    case .active:
      attributes.trigger.wait_value.lo = limit - 1
      attributes.trigger.test_type = XSyncNegativeComparison
    }
    return attributes
  }

  private static let changes = UInt(XSyncCAValue | XSyncCATestType)
  /// Without a delta the server does not set the alarm again by itself.
  private static let constants = UInt(XSyncCACounter | XSyncCADelta)

  private static func alarm(of event: XEvent) -> XSyncAlarm {
    withUnsafeBytes(of: event) { $0.load(as: XSyncAlarmNotifyEvent.self) }.alarm
  }
}
