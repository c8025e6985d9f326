import GtkBridge

/// Sends every kind of value over the bus to this process, and compares the received values.
func playValues() {
  let values: [BusValue] = [
    .string(""), .string("a\"b\n\u{1F3F9}"), .bool(true), .byte(255), .int32(.min), .uint32(.max), .int64(.min),
    .uint64(.max), .double(-0.5), .objectPath("/a/b"), .strings([]), .strings(["a", ""]), .dictionary([:]),
    .dictionary(["k": .variant(.int32(1)), "l": .strings(["x"])]), .variant(.variant(.bool(false))),
    .tuple([.string("s"), .tuple([.uint32(1)])]), .array(of: "u", []), .array(of: "(sv)", unitProperties),
  ]
  Task {
    for value in values { say(await echo(value)) }
    MainLoop.quit()
  }
  MainLoop.run()
}

private let unitProperties: [BusValue] = [
  .tuple([.string("PIDs"), .variant(.array(of: "u", [.uint32(42)]))])
]

private func echo(_ value: BusValue) async -> String {
  do throws(BusError) {
    let bus = try await Bus.session()
    let object = BusObject(at: "/values", interface: interface, on: bus) { _, arguments in .success(arguments) }
    defer { withExtendedLifetime(object) {} }
    let answer = try await bus.call(
      BusCall(bus.uniqueName, path: "/values", interface: "a.B", method: "Echo", arguments: [.variant(value)]))
    return answer == [.variant(value)] ? "same" : "\(value) became \(answer)"
  } catch {
    return "\(value): \(error)"
  }
}

private let interface = """
  <interface name="a.B"><method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method></interface>
  """
