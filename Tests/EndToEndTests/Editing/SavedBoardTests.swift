import Foundation
import Testing

extension EndToEndTests {
  @Suite struct SavedBoardTests {
    private let file = "state/quiver/home.conf"

    @Test("The first run saves the board, and a restart keeps it")
    func theFirstRunSavesTheBoardAndARestartKeepsIt() async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.springboard().exitStatus(after: SIGTERM) == 0)
      let first = try #require(desktop.text(file))
      #expect(try await desktop.springboard().exitStatus(after: SIGTERM) == 0)
      #expect(desktop.text(file) == first)
    }

    @Test("The first run offers the layout of another desktop, once")
    func theFirstRunOffersTheLayoutOfAnotherDesktop() async throws {
      let desktop = try await TestDesktop()
      let apps = ["app-03.desktop", "app-02.desktop", "app-05.desktop"]
      try desktop.write(
        "config/kactivitymanagerd-statsrc",
        "[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\nordering=\(apps.joined(separator: ","))\n")
      let springboard = try desktop.start([TestDesktop.quiver])
      try await desktop.waitForTiles(TestDesktop.page(1) + ["Arrange"])
      #expect(try desktop.reader.click("Arrange"))
      let first = ["App 03", "App 02", "App 05"]
      let second = first + TestDesktop.page(1).filter { !first.contains($0) }
      try await eventually("the new arrangement") {
        try Array(desktop.reader.tiles().map(\.name).prefix(second.count)) == second
      }
      #expect(try desktop.reader.click("Undo"))
      try await desktop.waitForTiles(TestDesktop.page(1))
      springboard.send(SIGTERM)
      try await eventually("its end") { springboard.status == 0 }
      try await desktop.springboard().waitUntilIdle()
      #expect(try !desktop.reader.tiles().contains { $0.name == "Arrange" })
    }

    @Test("The saved board is shown")
    func theSavedBoardIsShown() async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.springboard().exitStatus(after: SIGTERM) == 0)
      let first = try #require(desktop.text(file))
      try desktop.write(
        file,
        first.replacing("app-01", with: "app-0X").replacing("app-02", with: "app-01").replacing(
          "app-0X", with: "app-02"))
      _ = try desktop.start([TestDesktop.quiver])
      try await desktop.waitForTiles(["App 02", "App 01"] + TestDesktop.page(1).dropFirst(2))
    }

    @Test("A signal saves the board and quits", arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalSavesTheBoardAndQuits(_ signal: Int32) async throws {
      let desktop = try await TestDesktop()
      #expect(try await desktop.springboard().exitStatus(after: signal) == 0)
      #expect(desktop.text(file)?.contains("app-14.desktop") == true)
    }

    @Test("An installed application appears at the end")
    func anInstalledApplicationAppearsAtTheEnd() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try desktop.install("Aardvark", exec: "stub")
      try await desktop.keyboard.press("End")
      try await springboard.waitUntilIdle()
      try await desktop.waitForTiles(["App 13", "App 14", "Aardvark"])
    }
  }
}
