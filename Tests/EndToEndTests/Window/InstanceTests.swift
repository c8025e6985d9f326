import Foundation
import Testing

extension EndToEndTests {
  @Suite struct InstanceTests {
    @Test func aSecondOneRaisesTheFirst() async throws {
      let desk = try await Desk()
      let first = try await desk.springboard()
      try await desk.hand.press("Escape")
      try await desk.seesNoWindow()
      #expect(try await desk.quiver() == 0)
      try await desk.seesWindow()
      #expect(first.isRunning)
    }

    @Test func commandsReachTheOneThatRuns() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      #expect(try await desk.quiver("toggle") == 0)
      try await desk.seesNoWindow()
      #expect(try await desk.quiver("toggle") == 0)
      try await desk.seesWindow()
      #expect(try await desk.quiver("page", "3") == 0)
      try await desk.sees(page: 3)
      #expect(try await desk.quiver("hide") == 0)
      try await desk.seesNoWindow()
      #expect(try await desk.quiver("show") == 0)
      try await desk.seesWindow()
      #expect(try await desk.quiver("quit") == 0)
      #expect(try await springboard.ends() == 0)
    }

    @Test(arguments: [["hide"], ["quit"], ["page", "2"]])
    func whereNoneRunsACommandFails(_ command: [String]) async throws {
      let desk = try await Desk()
      #expect(try await desk.run([Desk.quiver] + command).status == 1)
    }

    @Test(arguments: [[], ["toggle"]])
    func oneThatHangsIsReplaced(by command: [String]) async throws {
      let desk = try await Desk()
      let hung = try await desk.springboard()
      hung.process.send(SIGSTOP)
      let second = Springboard(try desk.start([Desk.quiver] + command))
      try await eventually("the second one") { try await desk.quiver("page", "2") == 0 }
      #expect(second.isRunning)
      #expect(try await hung.ends(on: SIGCONT) == 0)
      try await desk.sees(page: 2)
    }

    @Test func itRunsWithoutASessionBus() async throws {
      let desk = try await Desk(bus: false)
      let springboard = Springboard(try desk.start([Desk.quiver]))
      try await desk.seesWindow()
      try await springboard.rests()
      try await desk.hand.tap(Spot(x: 248, y: 163))
      #expect(try await desk.seesOpened().arguments == ["1", "two words"])
      #expect(try await springboard.ends(on: SIGTERM) == 0)
    }

    @Test func whereThereIsNoDisplayItSaysSo() async throws {
      let desk = try await Desk()
      #expect(try await desk.quiver(with: ["DISPLAY": ""]) == 5)
    }
  }
}
