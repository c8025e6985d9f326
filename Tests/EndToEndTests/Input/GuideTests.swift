import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The programme guide, with real files.
  @Suite struct GuideTests {
    @Test("A finger swipes into the guide and opens a channel")
    func aFingerSwipesIntoTheGuideAndOpensAChannel() async throws {
      let desktop = try await TestDesktop(touch: true)
      try desktop.writeListings()
      let springboard = try await desktop.springboard("--mode", "home")
      let (finger, background) = (try desktop.finger(), ScreenPoint(x: 640, y: 700))
      for page in 2...4 {
        try await finger.drag(from: background, by: -600)
        try await springboard.waitUntilIdle()
        _ = try await desktop.waitForElement("page tab list", "Page \(page) of 4")
      }
      let now = try await desktop.programme("Now 1")
      #expect(now.name.hasPrefix("Channel 1, ") && now.description == "running")
      _ = try await desktop.waitForElement("table", "Programme guide")
      _ = try await desktop.waitForElement("row header", "Channel 3")
      try await finger.tap(now.center)
      #expect(try await desktop.waitForLaunch().arguments == ["play", "--fast", "https://tv.example/1?a=b"])
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    @Test("A finger scrolls the guide along one axis at a time")
    func aFingerScrollsTheGuideAlongOneAxisAtATime() async throws {
      let desktop = try await TestDesktop(touch: true)
      try desktop.writeListings(channels: 40)
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.programme("Later 4")
      try await springboard.waitUntilIdle()
      let start = try await desktop.programme("Later 4")
      let channel = try await desktop.waitForElement("row header", "Channel 4")
      let finger = try desktop.finger()
      // Farther to the side than down, and the other way round.
      try await finger.drag(from: start.center, by: -180, down: -100)
      try await springboard.waitUntilIdle()
      let side = try await desktop.programme("Later 4")
      #expect(side.y == start.y && side.x < start.x)
      #expect(try await desktop.waitForElement("row header", "Channel 4") == channel)
      try await finger.drag(from: side.center, by: -40, down: -160)
      try await springboard.waitUntilIdle()
      let down = try await desktop.programme("Later 6")
      #expect(down.x == side.x)
      #expect(try await desktop.waitForElement("row header", "Channel 6").y < channel.y + 2 * channel.height)
      #expect(springboard.isRunning)
    }

    @Test("Without a player the default application opens the address")
    func withoutAPlayerTheDefaultApplicationOpensTheAddress() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings(player: nil)
      try desktop.write(
        "bin/xdg-open", "#!/bin/sh\nexec \(CommandText.shell("\(desktop.directory)/bin/stub")) xdg-open \"$@\"\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/xdg-open")
      _ = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      try await desktop.mouse.tap(desktop.restingProgramme("Now 2").center)
      #expect(try await desktop.waitForLaunch().arguments == ["xdg-open", "https://tv.example/2?a=b"])
    }

    /// The tile is there if `quiver` is installed.
    @Test("A tile on a page opens the guide")
    func aTileOnAPageOpensTheGuide() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      try FileManager.default.createSymbolicLink(
        atPath: "\(desktop.directory)/bin/quiver", withDestinationPath: TestDesktop.quiver)
      let command = [TestDesktop.quiver, "--set", "grid.columns=6", "--set", "grid.rows=4"]
      let springboard = Springboard(try desktop.start(command, with: Springboard.strict))
      let tile = try await desktop.tile("Programme Guide")
      try await springboard.waitUntilIdle()
      try await desktop.mouse.tap(tile.center)
      _ = try await desktop.programme("Now 1")
      #expect(springboard.isRunning)
    }

    /// A FIFO without a writer takes the place of the listings.
    @Test("The listings of the last run are shown until the files can be read")
    func theListingsOfTheLastRunAreShownUntilTheFilesCanBeRead() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      var springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.programme("Now 1")
      try await springboard.waitUntilIdle()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      let listings = "\(desktop.directory)/tv/listings.xml"
      try FileManager.default.removeItem(atPath: listings)
      #expect(mkfifo(listings, 0o600) == 0)
      springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.programme("Now 1")
      try await desktop.waitForLog("listings.xml: ")
      _ = try await desktop.programme("Now 1")
      try FileManager.default.removeItem(atPath: listings)
      try desktop.writeListings(title: "News")
      _ = try await desktop.programme("News 1")
      #expect(springboard.isRunning)
    }

    /// An allowed application opens it, as the tile of the guide does. Only a configured player opens addresses, because the
    /// default application may be one that is not allowed.
    @Test("A kiosk has a guide", arguments: [true, false])
    func aKioskHasAGuide(hasPlayer: Bool) async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let player = hasPlayer ? "player=\(desktop.directory)/bin/stub play\n" : ""
      let kiosk = try await TestKiosk(
        desktop,
        "[guide]\nlistings=\(desktop.directory)/tv/listings.xml;\nchannels=\(desktop.directory)/tv/list.m3u;\n"
          + player,
        app01: CommandText.exec(TestDesktop.quiver, "guide"))
      try await kiosk.tap("App 01")
      let now = try await desktop.restingProgramme("Now 1")
      try await desktop.mouse.tap(now.center)
      if hasPlayer {
        #expect(try await desktop.waitForLaunch().arguments == ["play", "https://tv.example/1?a=b"])
      } else {
        try await Task.sleep(for: .seconds(1))
        #expect(desktop.text("escaped") == nil)
        let attempts = kiosk.events.filter { ["launched", "failed"].contains($0["event"]) }
        #expect(attempts.map { $0["id"] } == ["app-01.desktop"])
      }
      #expect(kiosk.isRunning)
    }

    @Test("Keys move in the guide")
    func keysMoveInTheGuide() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.keyboard.press("ctrl+g")
      _ = try await desktop.waitForElement("page tab list", "Page 4 of 4")
      try await desktop.keyboard.press("Down")
      try await eventually("the focus") { try await desktop.programme("Now 1").isFocused }
      try await desktop.keyboard.press("Down", "Right")
      try await eventually("the focus") { try await desktop.programme("Later 2").isFocused }
      try await desktop.keyboard.press("n", "Return")
      #expect(try await desktop.waitForLaunch().arguments.last == "https://tv.example/2?a=b")
      try await desktop.keyboard.press("ctrl+g")
      _ = try await desktop.waitForElement("page tab list", "Page 3 of 4")
      #expect(springboard.isRunning)
    }

    @Test("A screen reader presents a table")
    func aScreenReaderPresentsATable() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.restingProgramme("Now 2")
      let rows = try desktop.reader.table()
      try #require(rows.count == 4)
      #expect(rows[0].count > 3 && rows[0].dropFirst(2).allSatisfy { $0.contains(":") })
      #expect(rows[2][0] == "Channel 2" && rows[2][1] == "Channel 2")
      #expect(rows[2].dropFirst(2).allSatisfy { $0.hasPrefix("Channel 2, ") } && rows[2].count > 3)
      #expect(springboard.isRunning)
    }

    @Test("Changed listings are shown, and faulty ones reported")
    func changedListingsAreShownAndFaultyOnesReported() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.programme("Now 1")
      try desktop.writeListings(title: "News")
      _ = try await desktop.programme("News 1")
      try desktop.write("tv/listings.xml", "<tv><channel id='c1'><display-name>Left</display-name></channel>\n<oops")
      try await desktop.waitForLog("listings.xml:2:1: the file ends too early")
      try await springboard.waitUntilIdle()
      _ = try await desktop.programme("News 1")
      try desktop.writeListings(title: "Films")
      _ = try await desktop.programme("Films 1")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }
  }
}
