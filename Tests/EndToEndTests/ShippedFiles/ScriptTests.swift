import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
  private let headless = ShippedFiles.scripts.appending(path: "headless.sh").path

  @Test("All scripts have valid syntax for sh")
  func allScriptsHaveValidSyntaxForSh() throws {
    for name in try ShippedFiles.names(in: ShippedFiles.scripts, ending: ".sh") {
      #expect(
        try ShippedFiles.run("sh", ["-n", ShippedFiles.scripts.appending(path: name).path]).status == 0, "\(name)")
    }
  }

  @Test("headless.sh provides a screen of the requested size and a window manager")
  func screen() throws {
    let (output, status) = try ShippedFiles.run(headless, ["--size", "640x480", "xwininfo", "-root"])
    #expect(status == 0)
    #expect(output.contains("Width: 640") && output.contains("Height: 480"))
    #expect(
      try ShippedFiles.run(headless, ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).output.contains("window id"))
  }

  @Test("headless.sh exits with the status of the command", arguments: [0, 1, 7] as [Int32])
  func status(_ status: Int32) throws {
    #expect(try ShippedFiles.run(headless, ["sh", "-c", "exit \(status)"]).status == status)
  }

  /// The children of the script are the shell, the X server and the window manager.
  @Test("headless.sh ends all of its processes with the command")
  func headlessShEndsAllOfItsProcessesWithTheCommand() throws {
    let (output, _) = try ShippedFiles.run(headless, ["sh", "-c", "cat /proc/$PPID/task/$PPID/children"])
    let children = output.split(whereSeparator: \.isWhitespace)
    #expect(children.count == 3)
    #expect(children.allSatisfy { !FileManager.default.fileExists(atPath: "/proc/\($0)") })
  }
}
