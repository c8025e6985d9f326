import GioBridge
import QuiverCore
import SpringboardEngine

/// Shows on tiles what applications tell about themselves: counts, progress, and that they want attention. Programs tell it by the
/// signal `Update` of `com.canonical.Unity.LauncherEntry` (Unity Launcher API).
final class ActivityController: Feature {
  private let services: Services
  private var entries = LauncherEntries()
  private var activities: [ItemID: Activity] = [:]
  private var listener: Listener?
  /// For each program that has sent something, the subscription that reports when it leaves the bus.
  private var departures: [String: BusSignal] = [:]
  private var bus: Bus?
  /// Seconds for which updates are collected, so that a flood of them costs at most one frame in each (by eye: at once).
  private static let interval = 0.05

  /// The subscription to the signal. Some programs do not send it while nobody owns the name of Unity.
  private struct Listener {
    let updates: BusUpdates
    let name: BusName
  }

  init(_ services: Services) { self.services = services }

  func connect(to bus: Bus) {
    self.bus = bus
    listen()
  }

  func confirm() { listen() }

  func follow(_ environment: Environment, since old: Environment) {
    listen()
    send()
  }

  /// Listens while tiles show something of it. The first frame does not wait for that.
  private func listen() {
    guard services.session.phase == .confirmed else { return }
    let preferences = services.configuration.tiles
    guard let bus, preferences.showsCounts || preferences.showsProgress else {
      (listener, departures, entries) = (nil, [:], LauncherEntries())
      return
    }
    guard listener == nil else { return }
    listener = Listener(
      // `Update(s uri, a{sv} properties)`.
      updates: BusUpdates("Update", of: "com.canonical.Unity.LauncherEntry", on: bus, every: Self.interval) {
        [weak self] in self?.receive($0)
      },
      name: BusName("com.canonical.Unity", on: bus, options: .allowReplacement))
  }

  private func receive(_ updates: [BusUpdates.Update]) {
    for update in updates {
      guard let id = ItemID(launcherURI: update.subject) else { continue }
      entries.merge(LauncherEntry(update.values), of: id, from: update.sender)
      followDeparture(of: update.sender)
    }
    send()
  }

  /// Removes what a program has told when it leaves the bus. It may have left already.
  private func followDeparture(of sender: String) {
    guard let bus, departures[sender] == nil, entries.hasEntries(of: sender) else { return }
    // `NameOwnerChanged(s name, s old owner, s new owner)`.
    departures[sender] = BusSignal(
      "NameOwnerChanged", of: Self.daemon, at: "/org/freedesktop/DBus", from: Self.daemon, about: sender, on: bus
    ) { [weak self] arguments in
      if arguments.last?.string == "" { self?.left(sender) }
    }
    let isThere = BusCall(
      Self.daemon, path: "/org/freedesktop/DBus", interface: Self.daemon, method: "NameHasOwner",
      arguments: [.string(sender)])
    bus.call(isThere) { [weak self] answer in
      if case .success(let values) = answer, values.first?.bool == false { self?.left(sender) }
    }
  }

  private static let daemon = "org.freedesktop.DBus"

  private func left(_ sender: String) {
    departures[sender] = nil
    entries.remove(sender)
    send()
  }

  private func send() {
    let new = entries.activities(services.configuration.tiles)
    guard new != activities else { return }
    activities = new
    services.send(.activities(new))
  }
}

extension LauncherEntry {
  fileprivate init(_ properties: [String: BusValue]) {
    self.init()
    count = properties["count"]?.int
    isCountVisible = properties["count-visible"]?.bool
    progress = properties["progress"]?.double
    isProgressVisible = properties["progress-visible"]?.bool
    isUrgent = properties["urgent"]?.bool
    isUpdating = properties["updating"]?.bool
  }
}
