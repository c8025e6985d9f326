import Foundation
import Testing

@Suite struct BusTests {
  @Test("Every value is received as it was sent")
  func everyValueIsReceivedAsItWasSent() throws {
    let session = try TestSession([.bus])
    let lines = try session.probe("values").remainingLines()
    #expect(lines.count == 18)
    #expect(lines.allSatisfy { $0 == "same" })
  }

  @Test("Programs call each other")
  func programsCallEachOther() throws {
    let session = try TestSession([.bus])
    let server = try session.probe("bus-serve")
    try #require(server.nextLine() == "owned")
    #expect(
      try session.probe("bus-call").remainingLines() == [
        "echo: true", "fail: io.github.quiver_launcher.Probe.Error.No: not today",
        "unknown service: org.freedesktop.DBus.Error.ServiceUnknown: "
          + "The name io.github.quiver_launcher.Nobody was not provided by any .service files", "name: owned",
      ])
    #expect(server.nextLines(2) == ["lost", "owned"], "the name returns when the process that took it ends")
  }

  @Test("A second process calls the first one")
  func aSecondProcessCallsTheFirstOne() throws {
    let session = try TestSession([.bus])
    #expect(try session.probe("bus-toggle").remainingLines() == ["org.freedesktop.DBus.Error.ServiceUnknown"])
    let server = try session.probe("bus-serve")
    try #require(server.nextLine() == "owned")
    #expect(try session.probe("bus-toggle").remainingLines() == ["answered now"])
    kill(server.processID, SIGSTOP)
    defer { kill(server.processID, SIGCONT) }
    #expect(try session.probe("bus-toggle", "0.2").remainingLines() == ["no reply"])
  }

  @Test("Without a bus there is an error")
  func withoutABusThereIsAnError() throws {
    let session = try TestSession()
    #expect(try session.probe("bus-serve").nextLine() == "no bus")
  }
}
