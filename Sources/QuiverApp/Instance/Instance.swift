import GtkBridge

/// One springboard a session: the first owns the name on the session bus, and the others speak to it.
package final class Instance {
  nonisolated package static let name = "io.github.quiver_launcher.Quiver"
  private static let path = "/io/github/quiver_launcher/Quiver"
  private static let interface = "io.github.quiver_launcher.Quiver"
  /// Seconds after which the one that runs is taken to hang.
  private static let patience = 2.0

  private let onRequest: (InstanceRequest) -> Void
  /// A younger instance took the name, because this one did not answer it in time.
  private let onReplaced: () -> Void
  private var object: BusObject?
  private var owner: BusName?

  package init(onRequest: @escaping (InstanceRequest) -> Void, onReplaced: @escaping () -> Void) {
    self.onRequest = onRequest
    self.onReplaced = onReplaced
  }

  /// Becomes the one that is spoken to.
  package func serve(on bus: Bus) {
    object = BusObject(at: Self.path, interface: Self.introspection, on: bus) { [weak self] method, arguments in
      self?.answer(method, arguments) ?? .success([])
    }
    owner = BusName(Self.name, on: bus, options: [.allowReplacement, .replace]) { [weak self] state in
      if state == .lost { self?.onReplaced() }
    }
  }

  private func answer(_ method: String, _ arguments: [BusValue]) -> Bus.Answer {
    guard let request = InstanceRequest(method: method, arguments: arguments) else {
      return .failure(BusError(name: BusError.invalidArguments, message: "no such request: \(method)"))
    }
    onRequest(request)
    return .success([])
  }

  private static let introspection = """
    <interface name="\(interface)">
      <method name="Show"/> <method name="Hide"/> <method name="Toggle"/> <method name="Quit"/>
      <method name="Page"><arg name="number" type="u" direction="in"/></method>
    </interface>
    """
}

extension Instance {
  /// What became of a request.
  package enum Delivery: Equatable, Sendable {
    case delivered
    /// None runs, or there is no session bus to reach it by.
    case nobody
    /// One runs and does not answer.
    case hangs
  }

  /// Waits for the answer, two seconds at most.
  package static func send(_ request: InstanceRequest) -> Delivery {
    let (method, arguments) = request.message
    let call = BusCall(
      name, path: path, interface: interface, method: method, arguments: arguments, limit: patience)
    switch Bus.callBlocking(call) {
    case .success: return .delivered
    case .failure(let error): return error.isNoReply ? .hangs : .nobody
    }
  }
}
