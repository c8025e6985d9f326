import GtkBridge

private let name = "io.github.quiver_launcher.Probe"
private let path = "/io/github/quiver_launcher/Probe"
private let interface = """
  <interface name="io.github.quiver_launcher.Probe">
    <method name="Echo"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="s" direction="out"/><arg type="a{sv}" direction="out"/></method>
    <method name="Fail"/>
    <method name="Tell"/>
    <signal name="Told"><arg type="i"/></signal>
  </interface>
  """

/// Owns the name and answers calls until the standard input is closed.
func playBusServe() {
  var kept: (BusObject?, BusName)?
  Bus.session { outcome in
    guard case .success(let bus) = outcome else { return say("no bus") }
    let object = BusObject(at: path, interface: interface, on: bus) { method, arguments in
      answer(method, arguments, on: bus)
    }
    let owned = BusName(name, on: bus, options: .allowReplacement) { say("\($0)") }
    kept = (object, owned)
  }
  runUntilInputEnds()
  withExtendedLifetime(kept) {}
}

private func answer(_ method: String, _ arguments: [BusValue], on bus: Bus) -> Bus.Answer {
  switch method {
  case "Echo": return .success(arguments)
  case "Tell":
    bus.emit("Told", interface: name, path: path, arguments: [.int32(7)])
    return .success([])
  default: return .failure(BusError(name: "\(name).Error.No", message: "not today"))
  }
}

/// Makes all kinds of calls to the server, and takes over its name.
func playBusCall() {
  Task {
    do throws(BusError) {
      try await callEverything(on: Bus.session())
    } catch {
      say("failed: \(error)")
    }
    MainLoop.quit()
  }
  MainLoop.run()
}

private func callEverything(on bus: Bus) async throws(BusError) {
  let platform = BusValue.dictionary(["token": .string("t"), "tags": .strings([])])
  let echo = try await bus.call(call("Echo", [.string("héllo"), platform]))
  say("echo: \(echo == [.string("héllo"), platform])")
  let failure = await error(call("Fail"), on: bus)
  say("fail: \(failure.name): \(failure.message)")
  say("unknown service: \(await error(call("Echo", to: "io.github.quiver_launcher.Nobody"), on: bus).isServiceUnknown)")
  say("told: \(try await told(on: bus).compactMap(\.int).map(String.init).joined())")
  let taken = await withCheckedContinuation { continuation in
    taking = BusName(name, on: bus, options: .replace) { continuation.resume(returning: $0) }
  }
  say("name: \(taken)")
}

private var taking: BusName?

private func told(on bus: Bus) async throws(BusError) -> [BusValue] {
  let (values, continuation) = AsyncStream.makeStream(of: [BusValue].self)
  let subscription = BusSubscription(to: "Told", interface: name, path: path, on: bus) { continuation.yield($0) }
  defer { withExtendedLifetime(subscription) {} }
  _ = try await bus.call(call("Tell"))
  var told = values.makeAsyncIterator()
  return await told.next() ?? []
}

private func error(_ call: BusCall, on bus: Bus) async -> BusError {
  do throws(BusError) {
    return BusError(name: "none", message: "\(try await bus.call(call))")
  } catch {
    return error
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
  case .failure(let error): say(error.isNoReply ? "no reply" : error.isServiceUnknown ? "no owner" : error.name)
  }
}
