import Foundation

extension Desk {
  /// The names of the tiles on the glass.
  func names() throws -> [String] { try reader.tiles().map(\.name) }

  /// Waits until exactly these are on the glass.
  func sees(_ names: [String]) async throws {
    var last: [String] = []
    do {
      try await eventually("") {
        last = try self.names()
        return last == names
      }
    } catch is NeverHappened {
      throw NeverHappened(description: "\(names) on the glass; there is \(last)\n\(text("log") ?? "")")
    }
  }

  func sees(page number: Int) async throws { try await sees(Self.page(number)) }

  func tile(_ name: String) throws -> Tile {
    guard let tile = try reader.tiles().first(where: { $0.name == name }) else {
      throw NeverHappened(description: "a tile \(name)")
    }
    return tile
  }

  /// Waits until this is announced, after what was waited for last.
  func hears(_ words: String) async throws {
    try await eventually("“\(words)”; there was \((try? reader.heard) ?? [])") { try reader.hears(words) }
  }

  /// Waits until the springboard has logged this.
  func logs(_ words: String) async throws {
    try await eventually("“\(words)” in the log: \(text("log") ?? "")") { text("log")?.contains(words) == true }
  }

  /// The windows of the springboard that are mapped.
  func windows() async throws -> [String] {
    try await run("xdotool", "search", "--onlyvisible", "--name", "^Quiver$").output.split(separator: "\n").map(
      String.init)
  }

  func seesWindow() async throws { try await eventually("a window") { try await !windows().isEmpty } }

  func seesNoWindow() async throws { try await eventually("no window") { try await windows().isEmpty } }

  /// Waits for the first start of a program.
  func seesOpened() async throws -> Opened { try await eventually("a started program") { opened.first } }

  /// Sends the springboard's window a delete event, as its close button would.
  func closeWindow() async throws {
    let script = TestFiles.script("delete-window.py")
    for window in try await windows() {
      guard try await run("/usr/bin/python3", script, window).status == 0 else {
        throw NeverHappened(description: "a delete event")
      }
    }
  }
}
