import Foundation
import Testing

@Suite struct BusTests {
  @Test func everyValueComesBackTheSame() throws {
    let world = try World([.bus])
    let lines = try world.probe("values").remainingLines()
    #expect(lines.count == 18)
    #expect(lines.allSatisfy { $0 == "same" })
  }

  @Test func twoProgramsSpeak() throws {
    let world = try World([.bus])
    let server = try world.probe("bus-serve")
    try #require(server.nextLine() == "owned")
    #expect(
      try world.probe("bus-call").remainingLines() == [
        "echo: true", "fail: io.github.quiver_launcher.Probe.Error.No: not today",
        "unknown service: org.freedesktop.DBus.Error.ServiceUnknown: "
          + "The name io.github.quiver_launcher.Nobody was not provided by any .service files", "name: owned",
      ])
    #expect(server.nextLines(2) == ["lost", "owned"], "the name comes back when its taker goes")
  }

  @Test func aSecondProcessAsksTheFirst() throws {
    let world = try World([.bus])
    #expect(try world.probe("bus-toggle").remainingLines() == ["org.freedesktop.DBus.Error.ServiceUnknown"])
    let server = try world.probe("bus-serve")
    try #require(server.nextLine() == "owned")
    #expect(try world.probe("bus-toggle").remainingLines() == ["answered now"])
    kill(server.processID, SIGSTOP)
    defer { kill(server.processID, SIGCONT) }
    #expect(try world.probe("bus-toggle", "0.2").remainingLines() == ["no reply"])
  }

  @Test func withoutABusThereIsAnError() throws {
    let world = try World()
    #expect(try world.probe("bus-serve").nextLine() == "no bus")
  }
}
