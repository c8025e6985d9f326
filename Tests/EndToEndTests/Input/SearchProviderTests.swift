import Foundation
import Testing

extension EndToEndTests {
  /// Results of other programs over D-Bus.
  @Suite struct SearchProviderTests {
    /// Faults that are logged, by the number of the application.
    /// On a busy machine, the flood of answers of the sixth is not received within its second.
    private static let loggedFaults = [
      (2, "Timeout was reached"), (3, "Message recipient disconnected"), (5, "an answer of more than"),
      (6, ""), (7, "it answered with another type"),
    ]
    private static let all = ["--set", "search.providers=all"]

    @Test("Results are below applications, and a key opens them")
    func resultsAreBelowApplicationsAndOpen() async throws {
      let desktop = try await TestDesktop()
      let provider = try desktop.searchProvider("App 02")
      let springboard = try await desktop.springboard("--set", "search.providers=all")
      try await desktop.xdotool(["type", "--delay", "30", "app 14"])
      let found = try await desktop.tile("Found 0:app 14 · it")
      #expect(provider.line() == "GetInitialResultSet ['app', '14']")
      #expect(
        provider.line()?.hasPrefix("GetResultMetas ['0:app 14', '1:app 14', '2:app 14', '3:app 14', '4:app") == true)
      #expect(try await desktop.tile("App 14").isFocused)
      #expect(try await desktop.tile("App 14").center.y < found.center.y)
      _ = try await desktop.waitForElement("heading", "App 02")
      try await springboard.waitUntilIdle()
      #expect(try desktop.reader.click("Found 0:app 14 · it"))
      let activation = try #require(provider.line())
      #expect(activation.hasPrefix("ActivateResult 0:app 14 ['app', '14'] "))
      #expect(activation.split(separator: " ").last.flatMap { UInt32($0) } ?? 0 > 0, "the time of the last key")
      try await desktop.waitForNoWindow()
    }

    /// A picture, a file, and a name that no theme has, for which the icon of the application is shown.
    @Test("Results have their own icons")
    func resultsHaveTheirOwnIcons() async throws {
      let desktop = try await TestDesktop()
      try desktop.draw("green.svg", "#00ff00")
      try desktop.installIcon("blue.svg", of: "App 02", named: "\(desktop.directory)/blue.svg", "#0000ff")
      let provider = try desktop.searchProvider("App 02", "paint")
      _ = try await desktop.springboard("--set", "search.providers=all", "--mode", "window")
      try await desktop.xdotool(["type", "zz"])
      for (number, color) in zip(0..., ["#FF0000", "#00FF00", "#0000FF"]) {
        let tile = try await desktop.tile("Found \(number):zz · it")
        try await eventually("\(color) at \(tile)") { try await desktop.color(at: tile.center.moved(0, -16)) == color }
      }
      #expect(try desktop.reader.click("Found 0:zz · it"))
      try await eventually("the text of the result in the clipboard") {
        try await desktop.run("xclip", "-out", "-selection", "clipboard").output == "copied"
      }
      withExtendedLifetime(provider) {}
    }

    @Test("A result that is not opened is reported")
    func aResultThatIsNotOpenedIsReported() async throws {
      let desktop = try await TestDesktop()
      let provider = try desktop.searchProvider("App 02", "refuse")
      try desktop.reader.listen()
      _ = try await desktop.springboard("--set", "search.providers=all", "--mode", "window")
      try await desktop.xdotool(["type", "zz"])
      _ = try await desktop.tile("Found 0:zz · it")
      #expect(try desktop.reader.click("Found 0:zz · it"))
      try await desktop.waitForAnnouncement("App 02 couldn't open “Found 0:zz”")
      withExtendedLifetime(provider) {}
    }

    /// The search provider of GNOME's calculator, as Debian installs it.
    @Test("A real provider calculates")
    func aRealProviderCalculates() async throws {
      let desktop = try await TestDesktop()
      let directories = ["XDG_DATA_DIRS": "/usr/share"]
      let provider = try desktop.start(["/usr/libexec/gnome-calculator-search-provider"], with: directories)
      try await eventually("the provider on the bus") {
        try await desktop.run(
          "gdbus", "wait", "--session", "--timeout", "1", "org.gnome.Calculator.SearchProvider"
        ).status == 0
      }
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "--set", "search.providers=org.gnome.Calculator.desktop", "--mode", "window"],
          with: Springboard.strict.merging(["XDG_DATA_DIRS": "\(desktop.directory)/share:/usr/share"]) { $1 }))
      try await desktop.waitForWindow()
      try await desktop.xdotool(["type", "--delay", "30", "12*4"])
      // An answer after more than a second is ignored, and the first one of a provider that has just started may be: an
      // answer that does not appear is asked for again.
      let isShown = { try desktop.reader.everything().contains { $0.name == "12*4 = 48" } }
      for _ in 0..<10 {
        do {
          try await eventually("the result", within: .seconds(3)) { try isShown() }
          break
        } catch {
          try await desktop.xdotool(["key", "BackSpace"])
          try await desktop.xdotool(["type", "4"])
        }
      }
      #expect(try isShown())
      #expect(try desktop.reader.click("Copy · Copy result to clipboard"))
      try await eventually("the result in the clipboard") {
        try await desktop.run("xclip", "-out", "-selection", "clipboard").output == "48"
      }
      #expect(springboard.isRunning && provider.status == nil)
    }

    @Test("More letters search among the earlier results")
    func moreLettersSearchAmongTheEarlierResults() async throws {
      let desktop = try await TestDesktop()
      let provider = try desktop.searchProvider("App 02")
      _ = try await desktop.springboard("--set", "search.providers=all", "--mode", "window")
      try await desktop.xdotool(["type", "zz"])
      #expect(try await desktop.tile("Found 0:zz · it").isFocused, "there is no other result")
      try await desktop.xdotool(["type", "y"])
      _ = try await desktop.tile("Found 0:zzy · it")
      try await desktop.waitForNoElement("push button", "Found 0:zz · it")
      // On a busy machine, the first letter may have been searched on its own.
      var call = provider.line()
      while let other = call, !other.hasSuffix("['zzy']") { call = provider.line() }
      #expect(call?.hasPrefix("GetSubsearchResultSet ['0:zz', '1:zz', ") == true)
    }

    @Test("Faults of a provider affect only this provider", .timeLimit(.minutes(3)))
    func faultsOfAProviderAffectOnlyItself() async throws {
      let desktop = try await TestDesktop()
      let faults = ["hang", "die", "lie", "boast", "flood", "mistype"]
      let providers = try zip(2..., faults).map { try desktop.searchProvider(TestDesktop.name($0), $1) }
      try desktop.describeSearchProvider(of: "App 09", busName: "org.example.Nobody")
      _ = try desktop.searchProvider("App 10")
      let springboard = try await desktop.springboard("--set", "search.providers=all", "--mode", "window")
      for text in ["zz", "y"] {
        try await desktop.xdotool(["type", text])
        _ = try await desktop.waitForElement("heading", "App 10")
        try await springboard.waitUntilIdle()
        let expected = (0..<5).map { "Found \($0):\(text == "zz" ? "zz" : "zzy") · it" }
        #expect(try desktop.reader.tiles().map(\.name) == expected)
      }
      #expect(providers[1].status != nil, "it has died")
      for (number, fault) in Self.loggedFaults {
        try await desktop.waitForLog("the search provider org.example.App0\(number) is left out: \(fault)")
      }
      #expect(springboard.isRunning)
    }

    @Test(
      "Nobody is asked by default or if the layout is locked", arguments: [[], all + ["--set", "home.locked=true"]])
    func nobodyIsAskedByDefaultOrIfTheLayoutIsLocked(arguments: [String]) async throws {
      let desktop = try await TestDesktop()
      let provider = try desktop.searchProvider("App 02")
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver] + arguments, with: Springboard.strict))
      try await desktop.waitForPage(1)
      try await desktop.xdotool(["type", "zz"])
      _ = try await desktop.waitForElement("label", "Nothing found")
      try await springboard.waitUntilIdle()
      provider.send(SIGTERM)
      try await eventually("the end of the provider") { provider.status != nil }
      #expect(provider.remainingOutput() == "")
    }
  }
}

extension TestDesktop {
  /// Starts a search provider of an application, and waits until it is on the bus.
  fileprivate func searchProvider(_ application: String, _ behaviour: String = "answer") throws -> ChildProcess {
    let name = "org.example.\(application.replacing(" ", with: ""))"
    try describeSearchProvider(of: application, busName: name)
    let provider = try start(["/usr/bin/python3", TestFiles.script("search-provider.py"), name, behaviour])
    guard provider.line() == "owned" else {
      throw NeverHappened(description: "a search provider: \(text("log") ?? "")")
    }
    return provider
  }

  fileprivate func describeSearchProvider(of application: String, busName: String) throws {
    let id = "\(application.lowercased().replacing(" ", with: "-")).desktop"
    try write(
      "share/gnome-shell/search-providers/\(id).ini",
      "[Shell Search Provider]\nDesktopId=\(id)\nBusName=\(busName)\nObjectPath=/provider\nVersion=2\n")
  }
}
