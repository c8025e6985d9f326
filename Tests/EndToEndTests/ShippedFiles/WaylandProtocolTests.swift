import Foundation
import TestSupport
import Testing

@Suite("The code of Wayland protocols")
struct WaylandProtocolTests {
  private static let hasScanner = (try? ShippedFiles.run("sh", ["-c", "command -v wayland-scanner"]).status) == 0

  @Test(
    "The code is what wayland-scanner makes of the protocols",
    .enabled(if: hasScanner, "wayland-scanner is missing (Debian: libwayland-bin)"))
  func codeIsThatOfWaylandScanner() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let script = ShippedFiles.scripts.appending(path: "wayland-protocols.sh").path
    #expect(try ShippedFiles.run(script, [scratch.path]).status == 0)
    let committed = Repository.root.appending(path: "Sources/CWayland")
    for (folder, suffix) in [("", ".c"), ("include", "-client.h")] {
      let made = scratch.appending(path: folder)
      let names = try ShippedFiles.names(in: made, ending: suffix)
      #expect(try names == ShippedFiles.names(in: committed.appending(path: folder), ending: suffix))
      for name in names {
        let path = committed.appending(path: folder).appending(path: name)
        #expect(try Data(contentsOf: made.appending(path: name)) == Data(contentsOf: path), "\(name)")
      }
    }
  }
}
