import GioBridge

private let name = "io.github.quiver_launcher.Probe"
private let path = "/io/github/quiver_launcher/Probe"
private let interface = """
  <interface name="io.github.quiver_launcher.Probe">
    <method name="Echo"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="s" direction="out"/><arg type="a{sv}" direction="out"/></method>
    <method name="Fail"/>
  </interface>
  """

/// Owns the name and answers calls until the standard input is closed.
func playBusServe() {
  var kept: (BusObject?, BusName)?
  Bus.session { outcome in
    guard case .success(let bus) = outcome else { return say("no bus") }
    let object = BusObject(at: path, interface: interface, on: bus) { answer($0, $1) }
    let owned = BusName(name, on: bus, options: .allowReplacement) { say("\($0)") }
    kept = (object, owned)
  }
  runUntilInputEnds()
  withExtendedLifetime(kept) {}
}

private func answer(_ method: String, _ arguments: [BusValue]) -> Bus.Answer {
  switch method {
  case "Echo": return .success(arguments)
  default: return .failure(BusError(name: "\(name).Error.No", message: "not today"))
  }
}

/// Makes all kinds of calls to the server, and takes over its name.
func playBusCall() {
  switch connectToBus() {
  case .success(let bus): callEverything(on: bus)
  case .failure(let error): say("failed: \(error)")
  }
}

private func callEverything(on bus: Bus) {
  let platform = BusValue.dictionary(["token": .string("t"), "tags": .strings([])])
  let echo = bus.answer(to: call("Echo", [.string("héllo"), platform]))
  say("echo: \(echo == .success([.string("héllo"), platform]))")
  say("fail: \(name(of: bus.answer(to: call("Fail"))))")
  say("unknown service: \(name(of: bus.answer(to: call("Echo", to: "io.github.quiver_launcher.Nobody"))))")
  let taken = BusName(name, on: bus, options: .replace)
  say("name: \(MainLoop.run { taken.state == .asked ? nil : taken.state })")
}

private func name(of answer: Bus.Answer) -> String {
  switch answer {
  case .success(let values): "\(values)"
  case .failure(let error): error.message.isEmpty ? error.name : "\(error.name): \(error.message)"
  }
}

private func call(_ method: String, _ arguments: [BusValue] = [], to destination: String = name) -> BusCall {
  BusCall(destination, path: path, interface: name, method: method, arguments: arguments, limit: 5)
}

/// Calls the first process from a second one. The time limit in seconds is the third argument.
func playBusToggle() {
  let limit = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init) ?? 2
  var toggle = call("Echo", [.string("now"), .dictionary([:])])
  toggle.limit = limit
  switch Bus.callBlocking(toggle) {
  case .success(let values): say("answered \(values[0].string ?? "")")
  case .failure(let error): say(error.isNoReply ? "no reply" : error.name)
  }
}
