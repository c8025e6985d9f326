import Freedesktop
import GioBridge

/// Asks the user's systemd to put a launched program into a scope of its own, so that it does not end with the
/// springboard; portals read the application's id from the scope's name. Errors are ignored, because there may be no
/// systemd.
struct LaunchScopeCall {
  let unit: String
  private let process: Int32

  init(_ id: String, process: Int32) {
    unit = LaunchScope.unitName(for: id, random: .random(in: .min ... .max))
    self.process = process
  }

  func make(on bus: Bus) {
    bus.call(.systemd("StartTransientUnit", arguments)) { _ in }
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
