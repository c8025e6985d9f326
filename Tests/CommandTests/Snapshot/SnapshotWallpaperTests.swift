import Foundation
import TestSupport
import Testing

@Suite("snapshot with a wallpaper that an XML file describes")
struct SnapshotWallpaperTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  private func picture(_ source: String, messages: [String] = []) throws -> Data {
    let path = machine.path("picture.png")
    let outcome = try machine.quiver("snapshot", path, "--size", "320x240", "--set", "wallpaper.source=\(source)")
    #expect(outcome.status == 0)
    #expect(outcome.errors.split(separator: "\n").map(String.init) == messages.map { "quiver: warning: \($0)" })
    return try PNG(path).bytes
  }

  @Test("A picture of it is shown, or the next one that can be shown")
  func fallback() throws {
    let included = Repository.path("data/wallpapers/default-small.jpg")
    try machine.write("no picture", to: "broken.png")
    try machine.write(
      ["gone.png", "broken.png", included].map { "<static><duration>9</duration><file>\($0)</file></static>" }.joined(),
      to: "w.xml")
    let broken = machine.path("broken.png")
    let shown = try picture(included)
    // The order depends on the time, so the broken picture may not be tried.
    let outcome = try machine.quiver(
      "snapshot", machine.path("a.png"), "--size", "320x240", "--set", "wallpaper.source=\(machine.path("w.xml"))")
    let message =
      "quiver: warning: Couldn't show the wallpaper “\(broken)”: no installed picture loader can decode it. It is left out.\n"
    #expect(["", message].contains(outcome.errors), "\(outcome.errors)")
    #expect(try PNG(machine.path("a.png")).bytes == shown)
  }

  @Test("A file without pictures is reported in one line, and Quiver's own wallpaper is shown")
  func nothing() throws {
    let path = machine.path("w.xml")
    try machine.write("<background><static><file>/gone.png</file></static></background>", to: "w.xml")
    let shown = try picture(
      path,
      messages: [
        "Couldn't show the wallpaper “\(path)”: the pictures that it names, such as “/gone.png”, do not exist. "
          + "Quiver's own is shown instead."
      ])
    #expect(try picture("auto") == shown)
    let check = try machine.quiver("config", "check", "--set", "wallpaper.source=\(path)")
    #expect(check.output.contains("the pictures that it names, such as “/gone.png”, do not exist"))
  }
}
