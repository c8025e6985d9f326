import CollectionEngine

/// Something that the status area of a kiosk shows, with its present state.
public enum StatusItem: Hashable, Sendable {
  /// The time of day, as text in the user's format.
  case clock(String)
  /// The connection to the network.
  case network(Network)
  /// The charge of the battery.
  case battery(Battery)
  /// The button that opens the menu for large text and the screen reader.
  case accessibility
  /// The button that shows and hides the on-screen keyboard.
  case keyboard

  /// A kind of item, by its name in the configuration.
  public enum Kind: String, CaseIterable, Sendable { case clock, network, battery, accessibility, keyboard }

  /// The state of the connection to the network.
  public enum Network: Hashable, Sendable {
    /// There is no connection.
    case none
    /// The computer is connected, and not by radio.
    case wired
    /// The computer is connected by radio. The strength of the signal is from 1 to 4.
    case wireless(strength: Int)
  }

  /// The state of the battery.
  public struct Battery: Hashable, Sendable {
    /// The charge, from 0 to 100.
    public var percent: Int
    /// Whether the battery is being charged.
    public var isCharging: Bool

    /// Creates a state. The charge is limited to 0...100.
    public init(percent: Int, isCharging: Bool) {
      (self.percent, self.isCharging) = (percent.clamped(to: 0...100), isCharging)
    }
  }
}

extension StatusItem {
  /// The kind of the item.
  public var kind: Kind {
    switch self {
    case .clock: .clock
    case .network: .network
    case .battery: .battery
    case .accessibility: .accessibility
    case .keyboard: .keyboard
    }
  }
}

extension StatusItem: CustomStringConvertible {
  /// The kind and the state in English, for printed scenes.
  public var description: String {
    switch self {
    case .clock(let time): "clock \(time)"
    case .network(.none): "network none"
    case .network(.wired): "network wired"
    case .network(.wireless(let strength)): "network wireless \(strength)"
    case .battery(let battery): "battery \(battery.percent)\(battery.isCharging ? " charging" : "")"
    case .accessibility: "accessibility"
    case .keyboard: "keyboard"
    }
  }
}
