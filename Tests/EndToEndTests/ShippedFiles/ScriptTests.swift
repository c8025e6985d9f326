import Foundation
import Testing

@Suite("The scripts")
struct DataScriptsTests {
  private let headless = Shipped.scripts.appending(path: "headless.sh").path

  @Test("can all be read by a plain shell")
  func parse() throws {
    for name in try Shipped.names(in: Shipped.scripts, ending: ".sh") {
      #expect(try Shipped.run("sh", ["-n", Shipped.scripts.appending(path: name).path]).status == 0, "\(name)")
    }
  }

  @Test("give a command a screen of the size asked for, and a window manager")
  func screen() throws {
    let (output, status) = try Shipped.run(headless, ["--size", "640x480", "xwininfo", "-root"])
    #expect(status == 0)
    #expect(output.contains("Width: 640") && output.contains("Height: 480"))
    #expect(try Shipped.run(headless, ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).output.contains("window id"))
  }

  @Test("pass on how the command ended", arguments: [0, 1, 7] as [Int32])
  func status(_ status: Int32) throws {
    #expect(try Shipped.run(headless, ["sh", "-c", "exit \(status)"]).status == status)
  }

  /// The shell, the X server and the window manager; the kernel lists whom the script started.
  @Test("end with the command all that they started")
  func end() throws {
    let (output, _) = try Shipped.run(headless, ["sh", "-c", "cat /proc/$PPID/task/$PPID/children"])
    let children = output.split(whereSeparator: \.isWhitespace)
    #expect(children.count == 3)
    #expect(children.allSatisfy { !FileManager.default.fileExists(atPath: "/proc/\($0)") })
  }
}
