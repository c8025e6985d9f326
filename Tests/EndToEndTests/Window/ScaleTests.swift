import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @Suite struct ScaleTests {
    /// The script starts KWin, which has fractional scales in Debian 12. Other compositors are tried in other roots; see
    /// data/desktops.md.
    @Test("At whole and fractional scales, a compositor shows exactly the pixels of a snapshot")
    func pixelsAreExact() throws {
      let scratch = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: scratch) }
      let script = Repository.root.appending(path: "Tests/Desktops/scales.py").path
      let data = "QUIVER_DATA=\(Repository.root.appending(path: "data").path)"
      let command = [data, "/usr/bin/python3", "-B", script, "kwin", BuiltProgram.quiver, scratch.path]
      let (output, status) = try ShippedFiles.run("env", command + ["1", "1.25", "1.75"])
      #expect(status == 0, "\(output)")
    }
  }
}
