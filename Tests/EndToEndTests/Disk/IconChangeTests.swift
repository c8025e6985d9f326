import Foundation
import Testing

extension EndToEndTests {
  /// The file of an icon changes while the icon is visible.
  @Suite struct IconChangeTests {
    @Test("A changed icon is repainted")
    func aChangedIconIsRepainted() async throws {
      let desktop = try await TestDesktop()
      try desktop.installIcon("icon.svg", of: "App 02", named: "\(desktop.directory)/icon.svg", "red")
      try desktop.installIcon("data/icons/hicolor/48x48/apps/themed.svg", of: "App 03", named: "themed", "red")
      let theme = "[Icon Theme]\nName=T\nDirectories=48x48/apps\n[48x48/apps]\nSize=48\n"
      try desktop.write("data/icons/hicolor/index.theme", theme)
      let springboard = try await desktop.springboard()
      try await springboard.waitUntilIdleWithoutHelpers()
      let points = try await [desktop.tile("App 02").center, desktop.tile("App 03").center]
      for point in points { #expect(try await desktop.color(at: point) == "#FF0000") }
      try desktop.draw("icon.svg", "blue")
      try await eventually("a blue icon") { try await desktop.color(at: points[0]) == "#0000FF" }
      #expect(try await desktop.color(at: points[1]) == "#FF0000")
      try desktop.draw("data/icons/hicolor/48x48/apps/themed.svg", "blue")
      try await eventually("a blue icon of the theme's") { try await desktop.color(at: points[1]) == "#0000FF" }
      try await springboard.expectNoWakeups()
    }
  }
}
