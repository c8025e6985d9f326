import GioBridge
import SpringboardEngine

/// Follows the charge of all batteries together, as UPower computes it (org.freedesktop.UPower.Device).
final class BatteryWatch {
  /// nil if there is no battery, or its state is not known yet.
  private(set) var state: StatusItem.Battery?
  /// Whether UPower has answered, or there is none.
  private(set) var isKnown = false
  private let onChange: () -> Void
  private var properties: BusProperties?

  /// `bus` is that of the computer.
  init(on bus: Bus, onChange: @escaping () -> Void) {
    self.onChange = onChange
    properties = BusProperties(
      of: "org.freedesktop.UPower.Device", at: "/org/freedesktop/UPower/devices/DisplayDevice",
      from: "org.freedesktop.UPower", startsProgram: true, on: bus
    ) { [weak self] in self?.adopt($0.flatMap(BatteryState.battery)) }
  }

  private func adopt(_ new: StatusItem.Battery?) {
    guard !isKnown || new != state else { return }
    (state, isKnown) = (new, true)
    onChange()
  }
}

/// Reads values of UPower.
nonisolated enum BatteryState {
  /// `State`: charging, fully charged and waiting to be charged. The computer has power from outside in all of these.
  private static let charging = [1, 4, 5]

  /// nil if there is no battery.
  static func battery(in device: [String: BusValue]) -> StatusItem.Battery? {
    guard device["IsPresent"]?.bool == true, let percentage = device["Percentage"]?.double, percentage.isFinite else {
      return nil
    }
    return StatusItem.Battery(
      percent: Int(percentage.rounded()), isCharging: device["State"]?.int.map(charging.contains) ?? false)
  }
}
