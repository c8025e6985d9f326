import GtkBridge
import QuiverCore

/// One springboard a session: the first owns the name on the session bus, and the others speak to it.
package final class Instance {
  nonisolated package static let name = "io.github.quiver_launcher.Quiver"
  private static let path = "/io/github/quiver_launcher/Quiver"
  private static let interface = "io.github.quiver_launcher.Quiver"
  nonisolated private static let refused = "\(name).Refused"
  /// Seconds after which the one that runs is taken to hang.
  private static let timeLimit = 2.0

  /// What was asked, and the startup id or activation token that came with it; returns why it was refused, if it was.
  package var onRequest: (InstanceRequest, _ token: String?) -> HomeRefusal? = { _, _ in nil } {
    didSet { answerWaiting() }
  }
  /// A younger instance took the name, because this one did not answer it in time.
  package var onReplaced: () -> Void = {}
  package let bus: Bus
  private var object: BusObject?
  private var owner: BusName?
  /// What came while nobody could answer it yet.
  private var waiting: [(InstanceRequest, String?)]? = []

  private init(on bus: Bus) {
    self.bus = bus
    // Whoever finds the name must find the object too.
    object = BusObject(at: Self.path, interface: Self.introspection, on: bus) { [weak self] method, arguments in
      self?.answer(method, arguments) ?? .success([])
    }
  }

  private func answer(_ method: String, _ arguments: [BusValue]) -> Bus.Answer {
    guard let request = InstanceRequest(method: method, arguments: arguments) else {
      return .failure(BusError(name: BusError.invalidArguments, message: "no such request: \(method)"))
    }
    let token = InstanceRequest.token(in: arguments)
    guard waiting == nil else {
      waiting?.append((request, token))
      return .success([])
    }
    guard let refusal = onRequest(request, token) else { return .success([]) }
    return .failure(BusError(name: Self.refused, message: refusal.description))
  }

  private func answerWaiting() {
    let requests = waiting ?? []
    waiting = nil
    for (request, token) in requests { _ = onRequest(request, token) }
  }

  /// Waits for the bus's word on whether the name is ours.
  private func takeName(_ options: BusName.Options) -> Bool {
    let owner = BusName(Self.name, on: bus, options: options.union([.allowReplacement, .doNotQueue])) { [weak self] in
      self?.nameBecame($0)
    }
    guard MainLoop.run(until: { owner.state == .asked ? nil : owner.state }) == .owned else { return false }
    self.owner = owner
    return true
  }

  /// With the bus all names go, and nobody has taken ours.
  private func nameBecame(_ state: BusName.State) {
    if state == .lost, owner != nil, !bus.isClosed { onReplaced() }
  }

  private static let introspection = """
    <interface name="\(interface)">
      <method name="Show"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Hide"/>
      <method name="Toggle"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Quit"/>
      <method name="Edit"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Undo"/>
      <method name="Redo"/>
      <method name="Page">
        <arg name="number" type="u" direction="in"/> <arg name="platform-data" type="a{sv}" direction="in"/>
      </method>
    </interface>
    """
}

extension Instance {
  /// What a program that was started is to be.
  package enum Part {
    case springboard(Instance?)
    /// The springboard that runs was asked, and answered; or there was nothing to ask of it.
    case messenger
  }

  /// Sets out for the bus, which takes a while.
  package static func connect() -> BusArrival { BusArrival(limit: timeLimit) }

  /// Takes the name where nobody has it, or where the one who has it does not answer; else passes the request on, if there
  /// is one. Of two that are started at once one becomes the springboard, and the other raises it. `isHung`: the one who
  /// has the name is known not to answer.
  package static func begin(
    _ request: InstanceRequest?, token: String?, isHung: Bool, on arrival: BusArrival
  ) -> Part {
    guard case .success(let bus) = arrival.wait() else { return .springboard(nil) }
    let instance = Instance(on: bus)
    if instance.takeName([]) { return .springboard(instance) }
    guard let request, isHung || send(request, token: token).isUnanswered, instance.takeName(.replace) else {
      return .messenger
    }
    return .springboard(instance)
  }
}

extension Instance {
  /// What became of a request.
  nonisolated package enum Delivery: Equatable, Sendable {
    case delivered
    /// The one that runs does not do it, and says why.
    case refused(String)
    /// None runs, or there is no session bus to reach it by.
    case nobody
    /// One runs and does not answer.
    case hangs

    /// Nobody answered, so another may take the name.
    package var isUnanswered: Bool { self == .nobody || self == .hangs }
  }

  /// Waits for the answer, two seconds at most. It starts no springboard, where the bus could.
  package static func send(_ request: InstanceRequest, token: String? = nil) -> Delivery {
    let (method, arguments) = request.message(token: token)
    let call = BusCall(
      name, path: path, interface: interface, method: method, arguments: arguments, limit: timeLimit,
      startsProgram: false)
    switch Bus.callBlocking(call) {
    case .success: return .delivered
    case .failure(let error) where error.name == refused: return .refused(error.message)
    case .failure(let error): return error.isNoReply ? .hangs : .nobody
    }
  }

  /// Whether there is one to speak to.
  package static var isRunning: Bool {
    let bus = "org.freedesktop.DBus"
    let call = BusCall(
      bus, path: "/org/freedesktop/DBus", interface: bus, method: "NameHasOwner", arguments: [.string(name)],
      limit: timeLimit)
    guard case .success(let answer) = Bus.callBlocking(call) else { return false }
    return answer == [.bool(true)]
  }
}
