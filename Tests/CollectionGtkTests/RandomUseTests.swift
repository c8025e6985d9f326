import Foundation
import TestSupport
import Testing

@Suite("Collection view as a widget")
struct RandomUseTests {
  @Test("Minutes of random use leave nothing behind, and break nothing")
  func randomUse() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      BuiltProgram.unblockingSignals + [
        "sh", Repository.path("meson-helpers/headless.sh"), "--size", "640x480",
        BuiltProgram.path(of: "CollectionProbe"),
      ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(lines == "left behind: 0\nfaults: []\n")
  }
}
