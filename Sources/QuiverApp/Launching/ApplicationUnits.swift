import Freedesktop
import GtkBridge
import SpringboardEngine

/// The applications that run in systemd units of their own, as launchers start them: this one, also before it was
/// restarted, and those of desktops. Without the user's systemd there are none.
final class ApplicationUnits {
  /// Called when an application was added or has ended.
  var onChange: () -> Void = {}
  /// The running units with their applications.
  private(set) var applications: [String: ItemID] = [:] { didSet { if applications != oldValue { onChange() } } }
  private let bus: Bus
  private var signals: [BusSignal] = []
  private static let name = "org.freedesktop.systemd1"
  private static let path = "/org/freedesktop/systemd1"
  private static let manager = "org.freedesktop.systemd1.Manager"

  /// Asks for the units, and for signals when there are others.
  init(on bus: Bus) {
    self.bus = bus
    follow("UnitNew") { $0.applications[$1] = $2 }
    follow("UnitRemoved") { units, unit, _ in units.applications[unit] = nil }
    bus.call(Self.call("Subscribe", [])) { _ in }
    let patterns = BusValue.strings(["app-*.scope", "app-*.service"])
    bus.call(Self.call("ListUnitsByPatterns", [.strings(["active"]), patterns])) { [weak self] answer in
      if case .success(let values) = answer { self?.adopt(values) }
    }
  }

  private static func call(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(name, path: path, interface: manager, method: method, arguments: arguments, startsProgram: false)
  }

  /// Both signals are `(s unit, o path)`.
  private func follow(_ signal: String, _ body: @escaping (ApplicationUnits, String, ItemID) -> Void) {
    signals.append(
      BusSignal(signal, of: Self.manager, at: Self.path, from: Self.name, on: bus) { [weak self] arguments in
        guard let self, let unit = arguments.first?.string, let id = LaunchScope.application(ofUnit: unit) else {
          return
        }
        body(self, unit, ItemID(id))
      })
  }

  /// `a(ssssssouso)`, of which the first field is the name of the unit.
  private func adopt(_ values: [BusValue]) {
    guard case .array(_, let units)? = values.first else { return }
    var applications = applications
    for case .tuple(let fields) in units {
      guard let unit = fields.first?.string, let id = LaunchScope.application(ofUnit: unit) else { continue }
      applications[unit] = ItemID(id)
    }
    self.applications = applications
  }
}
