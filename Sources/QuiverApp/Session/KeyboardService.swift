import GioBridge

/// The object by which a keyboard is shown and hidden on the session bus. It has the property `Visible`.
struct KeyboardService {
  let program: String
  let path: String
  let interface: String
  /// The method that shows the keyboard or hides it, and its arguments.
  let showing: (Bool) -> (method: String, arguments: [BusValue])

  static let all = [squeekboard, onboard]

  /// `data/dbus/sm.puri.OSK0.xml` of squeekboard 1.21.
  static let squeekboard = KeyboardService(program: "sm.puri.OSK0", path: "/sm/puri/OSK0", interface: "sm.puri.OSK0") {
    ("SetVisible", [.bool($0)])
  }

  /// `ServiceOnboardKeyboard` in `Onboard/OnboardGtk.py` of Onboard 1.4.
  static let onboard = KeyboardService(
    program: "org.onboard.Onboard", path: "/org/onboard/Onboard/Keyboard", interface: "org.onboard.Onboard.Keyboard"
  ) { ($0 ? "Show" : "Hide", []) }

  /// Follows whether the keyboard is shown; nil while it does not run.
  func follow(on bus: Bus, onChange: @escaping (_ isVisible: Bool?) -> Void) -> BusProperties {
    BusProperties(of: interface, at: path, from: program, on: bus) {
      onChange($0.map { $0[Self.visible]?.bool ?? false })
    }
  }

  private static let visible = "Visible"

  /// Reads whether the keyboard is shown.
  var isVisible: BusCall {
    call("org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(Self.visible)])
  }

  func show(_ isVisible: Bool) -> BusCall {
    let (method, arguments) = showing(isVisible)
    return call(interface, method, arguments)
  }

  private func call(_ interface: String, _ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      program, path: path, interface: interface, method: method, arguments: arguments, limit: 1, startsProgram: false)
  }
}
