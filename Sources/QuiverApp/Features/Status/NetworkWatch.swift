import GioBridge
import SpringboardEngine

/// Follows the state of the network: that of NetworkManager (nm-dbus-interface(7)), or without it only whether there is a
/// network.
final class NetworkWatch {
  /// nil until it is known.
  private(set) var state: StatusItem.Network? { didSet { if state != oldValue { onChange() } } }
  private let bus: Bus?
  private let onChange: () -> Void
  private var manager: BusProperties?
  /// The primary connection, if it is by radio, and its path.
  private var connection: (path: String, properties: BusProperties)?
  private var accessPoint: (path: String, properties: BusProperties)?
  private var availability: NetworkAvailability?

  /// `bus` is that of the computer; nil if there is none.
  init(on bus: Bus?, onChange: @escaping () -> Void) {
    (self.bus, self.onChange) = (bus, onChange)
    guard let bus else {
      askKernel()
      return
    }
    manager = follow(Self.name, at: "/org/freedesktop/NetworkManager", on: bus) { [weak self] in self?.adopt($0) }
  }

  private static let name = "org.freedesktop.NetworkManager"

  private func follow(
    _ interface: String, at path: String, on bus: Bus, _ body: @escaping ([String: BusValue]?) -> Void
  ) -> BusProperties {
    BusProperties(of: interface, at: path, from: Self.name, on: bus, onChange: body)
  }

  private func adopt(_ manager: [String: BusValue]?) {
    guard let manager else { return askKernel() }
    availability = nil
    guard let type = NetworkState.connectionType(in: manager) else { return stopFollowingConnection(.none) }
    guard type == NetworkState.wireless, let path = manager["PrimaryConnection"]?.string else {
      return stopFollowingConnection(.wired)
    }
    followConnection(at: path)
  }

  private func stopFollowingConnection(_ state: StatusItem.Network) {
    (connection, accessPoint) = (nil, nil)
    self.state = state
  }

  private func followConnection(at path: String) {
    guard path != connection?.path, let bus else { return }
    accessPoint = nil
    let properties = follow("\(Self.name).Connection.Active", at: path, on: bus) { [weak self] in
      if let path = $0?["SpecificObject"]?.string { self?.followAccessPoint(at: path) }
    }
    connection = (path, properties)
  }

  private func followAccessPoint(at path: String) {
    guard path != accessPoint?.path, let bus else { return }
    let properties = follow("\(Self.name).AccessPoint", at: path, on: bus) { [weak self] in
      if let percent = $0?["Strength"]?.int {
        self?.state = .wireless(strength: NetworkState.strength(ofPercent: percent))
      }
    }
    accessPoint = (path, properties)
  }

  private func askKernel() {
    (connection, accessPoint) = (nil, nil)
    availability = NetworkAvailability()
    availability?.onChange = { [weak self] in self?.adoptAvailability() }
  }

  private func adoptAvailability() {
    guard let isAvailable = availability?.isAvailable else { return }
    state = isAvailable ? .wired : StatusItem.Network.none
  }
}

/// Reads values of NetworkManager.
nonisolated enum NetworkState {
  /// The type of a connection by radio.
  static let wireless = "802-11-wireless"
  /// `NM_STATE_CONNECTED_LOCAL`: there is a connection, perhaps not to the internet.
  private static let connected = 50

  /// The type of the connection that is used; nil if there is none.
  static func connectionType(in manager: [String: BusValue]) -> String? {
    guard let state = manager["State"]?.int, state >= connected else { return nil }
    return manager["PrimaryConnectionType"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// From 1 to 4, with the limits of GNOME's indicator.
  static func strength(ofPercent percent: Int) -> Int { 1 + [30, 55, 80].count { percent > $0 } }
}
