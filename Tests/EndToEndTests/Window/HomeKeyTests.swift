import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// A home screen in front of other windows, as after the home key of a phone.
  @Suite struct HomeKeyTests {
    @Test("A home screen comes to the front on request", arguments: ["show", "toggle"])
    func aHomeScreenComesToTheFrontOnRequest(_ request: String) async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver(request) == 0)
      try await desktop.waitForPicture(home)
      #expect(try await desktop.quiver(request) == 0)
      if request == "toggle" {
        try await desktop.waitForChange(from: home)
      } else {
        try await desktop.waitForPicture(home)
      }
    }

    @Test("A home screen goes below a window that is activated")
    func itGoesBelowAWindowThatIsActivated() async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPicture(home)
      try await desktop.xdotool(["search", "--class", "XClock", "windowactivate"])
      try await desktop.waitForChange(from: home)
    }

    @Test("A home screen goes below the window of an application that is opened")
    func itGoesBelowTheWindowOfAnApplicationThatIsOpened() async throws {
      let desktop = try await TestDesktop()
      // The class keeps the window that covers the home screen from counting as one of this application.
      try desktop.install("App 01", exec: "xclock -geometry 600x600 -name opened\nStartupWMClass=opened")
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPicture(home)
      #expect(try desktop.reader.click("App 01"))
      try await eventually("the end of the mode") { try await !desktop.isShowingDesktop }
      try await desktop.waitForChange(from: home)
    }

    @Test("A home screen goes below a new window of another program")
    func itGoesBelowANewWindowOfAnotherProgram() async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPicture(home)
      _ = try desktop.start(["xclock", "-geometry", "600x600"])
      try await eventually("the end of the mode") { try await !desktop.isShowingDesktop }
      try await desktop.waitForChange(from: home)
    }

    @Test("Hiding returns to the first page below the windows")
    func hidingReturnsToTheFirstPageBelowTheWindows() async throws {
      let desktop = try await TestDesktop()
      let home = try await desktop.coveredHomeScreen()
      #expect(try await desktop.quiver("page", "2") == 0)
      try await desktop.waitForPage(2)
      #expect(try await desktop.isShowingDesktop)
      #expect(try await desktop.quiver("hide") == 0)
      try await eventually("the end of the mode") { try await !desktop.isShowingDesktop }
      try await desktop.waitForChange(from: home)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPage(1)
    }
  }
}

extension TestDesktop {
  /// Starts a home screen and covers it with a window. Returns the picture of the home screen.
  fileprivate func coveredHomeScreen() async throws -> Pixels {
    _ = try await springboard("--mode", "home")
    let home = try await picture()
    _ = try start(["xclock", "-geometry", "\(Self.screen.width)x\(Self.screen.height)+0+0"])
    try await waitForChange(from: home)
    return home
  }

  fileprivate func waitForPicture(_ picture: Pixels) async throws {
    try await eventually("the same picture") { try await self.picture() == picture }
  }

  fileprivate var isShowingDesktop: Bool {
    get async throws { try await run("xprop", "-root", "_NET_SHOWING_DESKTOP").output.contains("= 1") }
  }
}
