import GioBridge

/// Sends every kind of value over the bus to this process, and compares the received values.
func playValues() {
  let values: [BusValue] = [
    .string(""), .string("a\"b\n\u{1F3F9}"), .bool(true), .byte(255), .int32(.min), .uint32(.max), .int64(.min),
    .uint64(.max), .double(-0.5), .objectPath("/a/b"), .strings([]), .strings(["a", ""]), .dictionary([:]),
    .dictionary(["k": .variant(.int32(1)), "l": .strings(["x"])]), .variant(.variant(.bool(false))),
    .tuple([.string("s"), .tuple([.uint32(1)])]), .array(of: "u", []), .array(of: "(sv)", unitProperties),
  ]
  switch connectToBus() {
  case .success(let bus): echo(values, on: bus)
  case .failure(let error): say("failed: \(error)")
  }
}

private let unitProperties: [BusValue] = [
  .tuple([.string("PIDs"), .variant(.array(of: "u", [.uint32(42)]))])
]

private let name = "io.github.quiver_launcher.Values"

private func echo(_ values: [BusValue], on bus: Bus) {
  let owner = BusName(name, on: bus)
  _ = MainLoop.run { owner.state == .owned ? true : nil }
  let object = BusObject(at: "/values", interface: interface, on: bus) { _, arguments in .success(arguments) }
  for value in values {
    let answer = bus.answer(
      to: BusCall(name, path: "/values", interface: "a.B", method: "Echo", arguments: [.variant(value)]))
    say(answer == .success([.variant(value)]) ? "same" : "\(value) became \(answer)")
  }
  withExtendedLifetime((owner, object)) {}
}

private let interface = """
  <interface name="a.B"><method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method></interface>
  """
