import GioBridge

/// Calls of the user's systemd (org.freedesktop.systemd1(5)). Nothing starts it, because there may be none.
extension BusCall {
  package static let systemd = "org.freedesktop.systemd1"
  package static let systemdPath = "/org/freedesktop/systemd1"
  package static let systemdManager = "org.freedesktop.systemd1.Manager"

  package static func systemd(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      systemd, path: systemdPath, interface: systemdManager, method: method, arguments: arguments, limit: 5,
      startsProgram: false)
  }

  /// Asks for the active units whose names match one of these patterns.
  package static func activeUnits(_ patterns: [String]) -> BusCall {
    systemd("ListUnitsByPatterns", [.strings(["active"]), .strings(patterns)])
  }

  /// The names in the answer to ``activeUnits(_:)``: `a(ssssssouso)`, of which the first field is the name.
  package static func unitNames(in values: [BusValue]) -> [String] {
    guard case .array(_, let units)? = values.first else { return [] }
    return units.compactMap { if case .tuple(let fields) = $0 { fields.first?.string } else { nil } }
  }
}
