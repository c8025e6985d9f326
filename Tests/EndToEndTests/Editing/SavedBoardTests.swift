import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ArrangementTests {
    private let file = "state/quiver/home.conf"

    @Test func theFirstRunWritesItAndARestartKeepsIt() async throws {
      let desk = try await Desk()
      #expect(try await desk.springboard().ends(on: SIGTERM) == 0)
      let first = try #require(desk.text(file))
      #expect(try await desk.springboard().ends(on: SIGTERM) == 0)
      #expect(desk.text(file) == first)
    }

    @Test func whatWasArrangedIsShown() async throws {
      let desk = try await Desk()
      #expect(try await desk.springboard().ends(on: SIGTERM) == 0)
      let first = try #require(desk.text(file))
      try desk.write(
        file,
        first.replacing("app-01", with: "app-0X").replacing("app-02", with: "app-01").replacing(
          "app-0X", with: "app-02"))
      _ = try desk.start([Desk.quiver])
      try await desk.sees(["App 02", "App 01"] + Desk.page(1).dropFirst(2))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalEndsItInOrder(_ signal: Int32) async throws {
      let desk = try await Desk()
      #expect(try await desk.springboard().ends(on: signal) == 0)
      #expect(desk.text(file)?.contains("app-14.desktop") == true)
    }

    @Test func anApplicationThatIsInstalledAppearsAtTheEnd() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try desk.install("Aardvark", exec: "stub")
      try await desk.hand.press("End")
      try await springboard.rests()
      try await desk.sees(["App 13", "App 14", "Aardvark"])
    }
  }
}
