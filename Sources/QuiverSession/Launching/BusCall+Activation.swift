import Freedesktop
import GioBridge

extension BusCall {
  /// The call that activates an application (Desktop Entry Specification 1.5, section 8).
  init(_ activation: LaunchPlan.Activation, token: String?) {
    let platform = BusValue.dictionary(Self.platformData(token))
    let (method, arguments): (String, [BusValue]) =
      switch activation.call {
      case .activate: ("Activate", [platform])
      case .open(let uris): ("Open", [.strings(uris), platform])
      case .action(let name): ("ActivateAction", [.string(name), .array(of: "v", []), platform])
      }
    self.init(
      activation.busName, path: activation.objectPath, interface: "org.freedesktop.Application", method: method,
      arguments: arguments, limit: 10)
  }

  private static func platformData(_ token: String?) -> [String: BusValue] {
    guard let token else { return [:] }
    return ["desktop-startup-id": .string(token), "activation-token": .string(token)]
  }
}
