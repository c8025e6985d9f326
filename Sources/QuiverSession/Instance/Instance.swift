import GioBridge
import QuiverCore

/// There is one springboard per session. The first instance owns a name on the session bus, and the others send
/// requests to it.
package final class Instance {
  nonisolated package static let name = "io.github.quiver_launcher.Quiver"
  private static let path = "/io/github/quiver_launcher/Quiver"
  private static let interface = "io.github.quiver_launcher.Quiver"
  nonisolated private static let refused = "\(name).Refused"
  /// Seconds after which a running instance counts as hung.
  private static let timeLimit = 2.0

  /// What a request asks for, which is called after the request was answered, or the reason if it is refused.
  package typealias Reply = Result<() -> Void, InstanceRefusal>

  /// Receives a request and the startup id or activation token that came with it.
  package var onRequest: (InstanceRequest, _ token: String?) -> Reply = { _, _ in .success({}) } {
    didSet { answerWaiting() }
  }
  /// Called when a younger instance has taken the name, because this one did not answer in time.
  package var onReplaced: () -> Void = {}
  package let bus: Bus
  private var object: BusObject?
  private var owner: BusName?
  /// The requests that came before ``onRequest`` was set; nil afterwards.
  private var waiting: [(InstanceRequest, String?)]? = []
  /// What the request that was answered last asks for.
  private var accepted: (source: LoopSource, work: () -> Void)?

  private init(on bus: Bus) {
    self.bus = bus
    // The object must exist before the name does.
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
    // Whether a request is refused may depend on the one before.
    finishAccepted()
    switch onRequest(request, token) {
    case .success(let work):
      accepted = (MainLoop.soon { [weak self] in self?.finishAccepted() }, work)
      return .success([])
    case .failure(let refusal): return .failure(BusError(name: Self.refused, message: refusal.description))
    }
  }

  private func finishAccepted() {
    let work = accepted?.work
    accepted = nil
    work?()
  }

  private func answerWaiting() {
    let requests = waiting ?? []
    waiting = nil
    for (request, token) in requests {
      if case .success(let work) = onRequest(request, token) { work() }
    }
  }

  /// Waits until the name is ours or another instance's.
  private func takeName(_ options: BusName.Options) -> Bool {
    let owner = BusName(Self.name, on: bus, options: options.union([.allowReplacement, .doNotQueue])) { [weak self] in
      self?.nameBecame($0)
    }
    guard MainLoop.run(until: { owner.state == .asked ? nil : owner.state }) == .owned else { return false }
    self.owner = owner
    return true
  }

  /// The name is also lost with the connection, but then no other instance has taken it.
  private func nameBecame(_ state: BusName.State) {
    if state == .lost, owner != nil, !bus.isClosed { onReplaced() }
  }

  static let introspection = """
    <interface name="\(interface)">
      <method name="Show"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Hide"/>
      <method name="Toggle"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Quit"/>
      <method name="Edit"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Search"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Library"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Guide"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Settings"><arg name="platform-data" type="a{sv}" direction="in"/></method>
      <method name="Undo"/>
      <method name="Redo"/>
      <method name="Page">
        <arg name="number" type="u" direction="in"/> <arg name="platform-data" type="a{sv}" direction="in"/>
      </method>
    </interface>
    """
}

extension Instance {
  /// The part that this process plays.
  package enum Part {
    case springboard(Instance?)
    /// The running springboard has answered the request, or there was no request.
    case messenger
  }

  /// Starts to connect, which takes a while.
  package static func connect() -> BusArrival { BusArrival() }

  /// Takes the name if nobody owns it, or if the owner does not answer; else sends the request to the owner. Of two
  /// instances that start at once, one becomes the springboard and the other shows it. `isHung`: the owner is known not
  /// to answer.
  package static func begin(
    _ request: InstanceRequest?, token: String?, isHung: Bool, on arrival: BusArrival
  ) -> Part {
    guard case .success(let bus)? = arrival.wait(atMost: timeLimit) else { return .springboard(nil) }
    let instance = Instance(on: bus)
    if instance.takeName([]) { return .springboard(instance) }
    guard let request, isHung || send(request, token: token).isUnanswered, instance.takeName(.replace) else {
      return .messenger
    }
    return .springboard(instance)
  }

  /// The instance of a springboard that is shown already when the bus answers. If another one owns the name, that one answers the
  /// request, and this one is replaced.
  package static func late(on bus: Bus, request: InstanceRequest?) -> Instance {
    let instance = Instance(on: bus)
    var isFirst = true
    instance.owner = BusName(name, on: bus, options: [.allowReplacement, .doNotQueue]) { [weak instance] state in
      if isFirst, state == .lost, let request { _ = send(request) }
      isFirst = false
      instance?.nameBecame(state)
    }
    return instance
  }

  /// The instance of the home screen of a kiosk. It waits neither for the bus nor for the name, which any program can take, and
  /// gets the name when its owner gives it up.
  package static func permanent(on bus: Bus) -> Instance {
    let instance = Instance(on: bus)
    instance.owner = BusName(name, on: bus)
    return instance
  }
}

extension Instance {
  /// The result of sending a request.
  nonisolated package enum Delivery: Equatable, Sendable {
    case delivered
    /// The running instance has refused the request, for this reason.
    case refused(String)
    /// No instance is running, or there is no session bus.
    case nobody
    /// An instance is running and does not answer.
    case hangs

    /// Nobody has answered, so that another instance may take the name.
    package var isUnanswered: Bool { self == .nobody || self == .hangs }
  }

  /// Waits up to two seconds for the answer. The bus starts no springboard.
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

  /// Whether an instance is running.
  package static var isRunning: Bool {
    let bus = "org.freedesktop.DBus"
    let call = BusCall(
      bus, path: "/org/freedesktop/DBus", interface: bus, method: "NameHasOwner", arguments: [.string(name)],
      limit: timeLimit)
    guard case .success(let answer) = Bus.callBlocking(call) else { return false }
    return answer == [.bool(true)]
  }
}
