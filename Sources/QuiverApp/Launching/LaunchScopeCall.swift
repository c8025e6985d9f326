import Freedesktop
import GtkBridge

/// Asks the user's systemd to put a launched program into a scope of its own, so that it does not end with the
/// springboard; portals read the application's id from the scope's name. Errors are ignored, because there may be no
/// systemd.
struct LaunchScopeCall {
  private let unit: String
  private let process: Int32

  init(_ id: String, process: Int32) {
    unit = LaunchScope.unitName(for: id, random: .random(in: .min ... .max))
    self.process = process
  }

  func make(on bus: Bus) {
    bus.call(
      BusCall(
        "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1", interface: "org.freedesktop.systemd1.Manager",
        method: "StartTransientUnit", arguments: arguments, limit: 5)
    ) { _ in }
  }

  /// `StartTransientUnit(s name, s mode, a(sv) properties, a(sa(sv)) aux)`.
  private var arguments: [BusValue] {
    let processes = BusValue.tuple([.string("PIDs"), .variant(.array(of: "u", [.uint32(UInt32(process))]))])
    let collected = BusValue.tuple([.string("CollectMode"), .variant(.string("inactive-or-failed"))])
    return [
      .string(unit), .string("fail"), .array(of: "(sv)", [processes, collected]), .array(of: "(sa(sv))", []),
    ]
  }
}

extension LaunchScopeCall {
  /// Asks for the scopes of the applications that were launched here.
  static let list = call("ListUnitsByPatterns", [.strings(["active"]), .strings(["app-quiver-*.scope"])])

  /// The names of the units in the answer: `a(ssssssouso)`, of which the first field is the name.
  static func units(in values: [BusValue]) -> [String] {
    guard case .array(_, let units)? = values.first else { return [] }
    return units.compactMap { if case .tuple(let fields) = $0 { fields.first?.string } else { nil } }
  }

  /// Ends the processes of a unit: first with SIGTERM, and after a while with SIGKILL.
  static func stop(_ unit: String) -> BusCall { call("StopUnit", [.string(unit), .string("replace")]) }

  private static func call(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1", interface: "org.freedesktop.systemd1.Manager",
      method: method, arguments: arguments, limit: 5, startsProgram: false)
  }
}
