import Foundation

extension TestDesktop {
  /// Writes listings around the present and a playlist, and configures the guide. Channel 1 shows Now 1 and then Later 1.
  func writeListings(
    channels: Int = 3, title: String = "Now", player: String? = "stub play --fast"
  ) throws {
    let now = Int(Date().timeIntervalSince1970)
    let numbers = 1...channels
    let channels = numbers.map { "<channel id=\"c\($0)\"><display-name>Channel \($0)</display-name></channel>" }
    let programmes = numbers.flatMap { number in
      [(title, -1800, 3000), ("Later", 3000, 7200), ("Last", 7200, 14_400)].map { title, start, end in
        "<programme channel=\"c\(number)\" start=\"\(Self.time(now + start))\" stop=\"\(Self.time(now + end))\">"
          + "<title>\(title) \(number)</title></programme>"
      }
    }
    try write("tv/listings.xml", "<tv>\n\((channels + programmes).joined(separator: "\n"))\n</tv>\n")
    let list = numbers.map { "#EXTINF:-1 tvg-id=\"c\($0)\",Channel \($0)\nhttps://tv.example/\($0)?a=b\n" }
    try write("tv/list.m3u", "#EXTM3U\n" + list.joined())
    guard let settings = text("config/quiver/quiver.conf") else { throw NeverHappened(description: "settings") }
    if settings.contains("[guide]") { return }
    try write(
      "config/quiver/quiver.conf",
      settings + "\n[guide]\nlistings=\(directory)/tv/listings.xml;\nchannels=\(directory)/tv/list.m3u;\n"
        + (player.map { "player=\($0)\n" } ?? ""))
  }

  private static func time(_ seconds: Int) -> String {
    let formatter = DateFormatter()
    (formatter.dateFormat, formatter.timeZone) = ("yyyyMMddHHmmss", TimeZone(identifier: "UTC"))
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// Waits until a programme with a title has come to rest.
  func restingProgramme(_ title: String) async throws -> Tile {
    var before = try await programme(title)
    return try await eventually("rest") {
      try await Task.sleep(for: .milliseconds(400))
      let now = try await programme(title)
      defer { before = now }
      return now == before ? now : nil
    }
  }

  /// Waits for a programme with a title.
  func programme(_ title: String) async throws -> Tile {
    try await eventually("the programme \(title); there is \((try? reader.everything().map(\.name)) ?? [])") {
      try reader.everything().first { $0.role == "table cell" && $0.name.hasSuffix(", \(title)") }
    }
  }
}
