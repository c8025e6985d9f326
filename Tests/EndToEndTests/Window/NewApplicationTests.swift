import Foundation
import Testing

extension EndToEndTests {
  /// The dots of applications that were installed after the first run. A screen reader hears of them too.
  @Suite struct NewApplicationTests {
    private static let file = "state/quiver/applications"

    @Test("An application is new until it is opened")
    func anApplicationIsNewUntilItIsOpened() async throws {
      let desktop = try await TestDesktop(applications: 3)
      let springboard = try await desktop.springboard("--mode", "home", showing: TestDesktop.page(1, of: 3))
      try await eventually("a first run") { desktop.text(Self.file)?.contains("known app-03.desktop") == true }
      try desktop.install("App 04", exec: "stub 4")
      try await desktop.waitForDescription("About App 04 (new)", of: "App 04")
      #expect(try await desktop.tile("App 03").description == "About App 03")
      try await eventually("it saved") { desktop.text(Self.file)?.contains(" app-04.desktop") == true }
      #expect(try #require(desktop.text(Self.file)).hasPrefix("new "))
      try await springboard.waitUntilIdle()
      let before = try await desktop.picture()
      #expect(try desktop.reader.click("App 04"))
      try await desktop.waitForDescription("About App 04", of: "App 04")
      try await eventually("it saved") { desktop.text(Self.file)?.hasPrefix("opened ") == true }
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) != nil, "the dot is gone")
    }

    @Test("An application that was installed meanwhile is new")
    func anApplicationThatWasInstalledMeanwhileIsNew() async throws {
      let desktop = try await TestDesktop(applications: 3)
      try desktop.write(Self.file, "known app-01.desktop\nknown app-02.desktop\n")
      _ = try await desktop.springboard("--mode", "home", showing: TestDesktop.page(1, of: 3))
      try await desktop.waitForDescription("About App 03 (new)", of: "App 03")
    }

    @Test("A locked home screen has no new applications")
    func aLockedHomeScreenHasNoNewApplications() async throws {
      let desktop = try await TestDesktop(applications: 3)
      try desktop.write(Self.file, "new 2026-11-20 app-01.desktop\n")
      let springboard = try await desktop.springboard(
        "--mode", "home", "--set", "home.locked=true", showing: TestDesktop.page(1, of: 3))
      try await springboard.waitUntilIdle()
      #expect(try await desktop.tile("App 01").description == "About App 01")
      #expect(desktop.text(Self.file) == "new 2026-11-20 app-01.desktop\n")
    }

    @Test("A new application can be kept off the pages")
    func aNewApplicationCanBeKeptOffThePages() async throws {
      let desktop = try await TestDesktop(applications: 3)
      let springboard = try await desktop.springboard(
        "--mode", "home", "--set", "home.new-applications=library", showing: TestDesktop.page(1, of: 3))
      try desktop.install("App 04", exec: "stub 4")
      try await eventually("it saved") {
        desktop.text(TestDesktop.homeFile)?.contains("app-04.desktop") == true
      }
      try await springboard.waitUntilIdle()
      #expect(try desktop.names() == (1...3).map(TestDesktop.name))
    }
  }
}
