import CGio
import Synchronization

/// Receives a signal of any program whose arguments are a string, the subject, and a dictionary of what has changed, until this is
/// released. The bus's own thread merges the dictionaries of the same program and subject, and the main thread gets them together some
/// time later, so that a flood of signals does not delay frames. Nothing else in the process receives the signal. Wraps
/// `g_dbus_connection_add_filter`.
package final class BusUpdates {
  /// The values that a program has told about a subject.
  package struct Update: Sendable {
    /// The unique name of the program on the bus.
    package let sender: String
    package let subject: String
    package fileprivate(set) var values: [String: BusValue]
  }

  private let bus: Bus
  private let collector: UpdateCollector
  private var filter: guint = 0
  private var subscription: guint = 0

  /// Passes the updates to `body`, those last that came last, at most once in `interval` seconds.
  package init(
    _ name: String, of interface: String, on bus: Bus, every interval: Double,
    _ body: @escaping @MainActor ([Update]) -> Void
  ) {
    self.bus = bus
    collector = UpdateCollector(name, interface, interval: interval, body)
    filter = g_dbus_connection_add_filter(
      bus.pointer, UpdateCollector.filter, Unmanaged.passRetained(collector).toOpaque(), UpdateCollector.release)
    // Only asks the bus for the signals. The filter takes them all.
    subscription = g_dbus_connection_signal_subscribe(
      bus.pointer, nil, interface, name, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE, UpdateCollector.ignore, nil, nil)
  }

  isolated deinit {
    g_dbus_connection_signal_unsubscribe(bus.pointer, subscription)
    g_dbus_connection_remove_filter(bus.pointer, filter)
    collector.end()
  }
}

/// Collects updates on the thread of the bus.
private nonisolated final class UpdateCollector: Sendable {
  private struct Key: Hashable {
    let sender: String
    let subject: String
  }

  private struct Collected {
    var updates: [Key: (update: BusUpdates.Update, number: Int)] = [:]
    var count = 0

    /// Returns whether it was empty before.
    mutating func add(_ changes: [String: BusValue], _ key: Key) -> Bool {
      let isFirst = updates.isEmpty
      guard updates[key] != nil || updates.count < UpdateCollector.mostSubjects else { return false }
      count += 1
      let update = BusUpdates.Update(sender: key.sender, subject: key.subject, values: [:])
      updates[key, default: (update, 0)].update.values.merge(changes) { $1 }
      updates[key]?.number = count
      return isFirst
    }
  }

  private let (name, interface): (String, String)
  private let milliseconds: guint
  private let collected = Mutex(Collected())
  /// Only the main thread uses it.
  nonisolated(unsafe) private var body: (@MainActor ([BusUpdates.Update]) -> Void)?
  /// More subjects than this are not collected at a time.
  private static let mostSubjects = 1000

  init(
    _ name: String, _ interface: String, interval: Double, _ body: @escaping @MainActor ([BusUpdates.Update]) -> Void
  ) {
    (self.name, self.interface, self.body) = (name, interface, body)
    milliseconds = guint(interval * 1000)
  }

  @MainActor func end() { body = nil }

  /// Takes the message if it is the signal. The bus passes on what this returns.
  static let filter: GDBusMessageFilterFunction = { _, message, isIncoming, data in
    guard isIncoming != 0, let message, let data else { return message }
    let collector = Unmanaged<UpdateCollector>.fromOpaque(data).takeUnretainedValue()
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL,
      let name = g_dbus_message_get_member(message), String(cString: name) == collector.name,
      let interface = g_dbus_message_get_interface(message), String(cString: interface) == collector.interface
    else { return message }
    collector.take(message)
    g_object_unref(gpointer(message))
    return nil
  }

  static let ignore: GDBusSignalCallback = { _, _, _, _, _, _, _ in }

  static let release: GDestroyNotify = { data in
    data.map { Unmanaged<UpdateCollector>.fromOpaque($0).release() }
  }

  private func take(_ message: OpaquePointer) {
    guard let sender = g_dbus_message_get_sender(message), let body = g_dbus_message_get_body(message),
      case .tuple(let values)? = BusValue(body), values.count == 2, let subject = values[0].string,
      case .dictionary(let changes) = values[1]
    else { return }
    let isFirst = collected.withLock { $0.add(changes, Key(sender: String(cString: sender), subject: subject)) }
    guard isFirst else { return }
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        data.map { Unmanaged<UpdateCollector>.fromOpaque($0).takeUnretainedValue().pass() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), Self.release)
  }

  private func pass() {
    let updates = collected.withLock { collected in
      defer { collected = Collected() }
      return collected.updates.values.sorted { $0.number < $1.number }.map(\.update)
    }
    MainActor.assumeIsolated { body?(updates) }
  }
}
