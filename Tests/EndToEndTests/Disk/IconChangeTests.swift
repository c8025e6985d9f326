import Foundation
import Testing

extension EndToEndTests {
  /// What an icon is made of changes while it is on the glass.
  @Suite struct IconChangeTests {
    @Test func itIsPaintedAnew() async throws {
      let desk = try await Desk()
      try desk.installIcon("icon.svg", of: "App 02", named: "\(desk.directory)/icon.svg", "red")
      try desk.installIcon("data/icons/hicolor/48x48/apps/themed.svg", of: "App 03", named: "themed", "red")
      let theme = "[Icon Theme]\nName=T\nDirectories=48x48/apps\n[48x48/apps]\nSize=48\n"
      try desk.write("data/icons/hicolor/index.theme", theme)
      let springboard = try await desk.springboard()
      try await springboard.restsAlone()
      let spots = try ["App 02", "App 03"].map { try desk.tile($0).center }
      for spot in spots { #expect(try await desk.color(at: spot) == "#FF0000") }
      try desk.draw("icon.svg", "blue")
      try await eventually("a blue icon") { try await desk.color(at: spots[0]) == "#0000FF" }
      #expect(try await desk.color(at: spots[1]) == "#FF0000")
      try desk.draw("data/icons/hicolor/48x48/apps/themed.svg", "blue")
      try await eventually("a blue icon of the theme's") { try await desk.color(at: spots[1]) == "#0000FF" }
      try await springboard.isSilent()
    }
  }
}
