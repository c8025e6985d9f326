/// The properties of an object in another program, which are read and followed until this is released
/// (org.freedesktop.DBus.Properties).
package final class BusProperties {
  private let bus: Bus
  private let read: BusCall
  private let onChange: ([String: BusValue]?) -> Void
  private var values: [String: BusValue]?
  private var signals: [BusSignal] = []

  /// Passes the properties to `onChange` whenever they have changed, and nil if the program is not on the bus.
  package init(
    of interface: String, at path: String, from program: String, startsProgram: Bool = false, on bus: Bus,
    onChange: @escaping ([String: BusValue]?) -> Void
  ) {
    (self.bus, self.onChange) = (bus, onChange)
    read = BusCall(
      program, path: path, interface: Self.interface, method: "GetAll", arguments: [.string(interface)],
      startsProgram: startsProgram)
    signals = [
      BusSignal("PropertiesChanged", of: Self.interface, at: path, from: program, about: interface, on: bus) {
        [weak self] in self?.changed($0)
      },
      BusSignal("NameOwnerChanged", of: Self.bus, at: "/org/freedesktop/DBus", from: Self.bus, about: program, on: bus)
      {
        [weak self] in self?.ownerChanged($0)
      },
    ]
    readAll()
  }

  private static let interface = "org.freedesktop.DBus.Properties"
  private static let bus = "org.freedesktop.DBus"

  private func readAll() {
    bus.call(read) { [weak self] answer in
      if case .success(let values) = answer, case .dictionary(let all)? = values.first {
        self?.adopt(all)
      } else {
        self?.adopt(nil)
      }
    }
  }

  /// `PropertiesChanged(s interface, a{sv} changed, as invalidated)`.
  private func changed(_ arguments: [BusValue]) {
    guard arguments.count == 3, case .dictionary(let changed) = arguments[1], let values,
      arguments[2].strings?.isEmpty == true
    else { return readAll() }
    adopt(values.merging(changed) { $1 })
  }

  /// `NameOwnerChanged(s name, s old owner, s new owner)`. The new owner may have other values.
  private func ownerChanged(_ arguments: [BusValue]) {
    guard arguments.count == 3, let owner = arguments[2].string else { return }
    if owner.isEmpty { adopt(nil) } else { readAll() }
  }

  private func adopt(_ new: [String: BusValue]?) {
    values = new
    onChange(new)
  }
}
