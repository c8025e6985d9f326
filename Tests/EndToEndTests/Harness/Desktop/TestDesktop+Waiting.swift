import Foundation

extension TestDesktop {
  /// The names of the visible tiles.
  func names() throws -> [String] { try reader.tiles().map(\.name) }

  /// Waits until exactly these tiles are visible.
  func waitForTiles(_ names: [String]) async throws {
    var last: [String] = []
    do {
      try await eventually("") {
        last = try self.names()
        return last == names
      }
    } catch is NeverHappened {
      throw NeverHappened(description: "\(names) visible; there is \(last)\n\(text("log") ?? "")")
    }
  }

  func waitForPage(_ number: Int) async throws { try await waitForTiles(Self.page(number)) }

  /// Waits for a tile. One that was just dropped can be found once it has come to rest.
  func tile(_ name: String) async throws -> Tile {
    try await eventually("a tile \(name)") { try reader.tiles().first { $0.name == name } }
  }

  /// Waits until a screen reader describes a tile like this.
  func waitForDescription(_ description: String, of name: String) async throws {
    try await eventually("the description “\(description)”") { try await tile(name).description == description }
  }

  /// Waits until this is announced, after the announcement that was waited for last.
  func waitForAnnouncement(_ words: String) async throws {
    try await eventually("“\(words)”; there was \((try? reader.heard) ?? [])") { try reader.hasHeard(words) }
  }

  /// Waits until the springboard has logged this.
  func waitForLog(_ words: String) async throws {
    try await eventually("“\(words)” in the log: \(text("log") ?? "")") { text("log")?.contains(words) == true }
  }

  /// The windows of the springboard that are mapped.
  func windows() async throws -> [String] {
    try await run("xdotool", "search", "--onlyvisible", "--name", "^Quiver$").output.split(separator: "\n").map(
      String.init)
  }

  func waitForWindow() async throws { try await eventually("a window") { try await !windows().isEmpty } }

  func waitForNoWindow() async throws { try await eventually("no window") { try await windows().isEmpty } }

  /// Opens the search with Ctrl+F. The keys are pressed several times, since nothing tells when a window has the keyboard.
  func openSearch(by press: () async throws -> Void) async throws {
    try await eventually("the search") {
      try await press()
      let field: Void? = try? await eventually("the field", within: .seconds(3)) {
        try reader.everything().contains { $0.role == "text" && $0.name == "Search" }
      }
      return field != nil
    }
  }

  /// The same on an X server.
  func openSearch() async throws { try await openSearch { try await keyboard.press("ctrl+f") } }

  /// Waits until a program is started.
  func waitForLaunch() async throws -> StartedProgram {
    try await eventually("a started program") { startedPrograms.first }
  }

  /// Sends the window a delete event, as its close button would.
  func closeWindow() async throws {
    let script = TestFiles.script("delete-window.py")
    let windows = try await windows()
    guard !windows.isEmpty else { throw NeverHappened(description: "a window to be closed") }
    for window in windows {
      guard try await run("/usr/bin/python3", script, window).status == 0 else {
        throw NeverHappened(description: "a delete event")
      }
    }
  }
}
