import Foundation
import Testing

@Suite("Shipped files")
struct ShippedFileTests {
  private static let id = "io.github.quiver_launcher.Quiver"

  @Test(
    "Files are named after the application id",
    arguments: [
      "\(id).desktop", "\(id).metainfo.xml", "icons/hicolor/scalable/apps/\(id).svg",
      "icons/hicolor/symbolic/apps/\(id)-symbolic.svg", "\(id).service.in",
    ])
  func filesAreNamedAfterTheApplicationId(path: String) {
    #expect(FileManager.default.fileExists(atPath: ShippedFiles.data.appending(path: path).path))
  }

  @Test("The systemd unit starts the program hidden, with its bus name")
  func systemdUnitStartsTheProgramHiddenWithItsBusName() throws {
    let unit = try ShippedFiles.installed("systemd/quiver.service")
    for line in ["Type=dbus", "BusName=\(Self.id)", "ExecStart=\"\(ShippedFiles.program)\" --hidden"] {
      #expect(unit.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test("The D-Bus service file starts the program")
  func service() throws {
    let service = try ShippedFiles.installed("\(Self.id).service")
    for line in ["Name=\(Self.id)", "Exec=\"\(ShippedFiles.program)\" --hidden", "SystemdService=quiver.service"] {
      #expect(service.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test("systemd finds no faults in the unit", .enabled(if: ShippedFiles.hasSystemd))
  func verifiedUnit() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-unit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "quiver.service").path
    // The unit does not quote the path, because that of a package has no blanks.
    let programs = directory.appending(path: "programs")
    try FileManager.default.createSymbolicLink(
      at: programs, withDestinationURL: URL(filePath: ShippedFiles.program).deletingLastPathComponent())
    let unit = try ShippedFiles.installed("systemd/quiver.service", programs: programs.path)
    try Data(unit.utf8).write(to: URL(filePath: file))
    let verify = "XDG_RUNTIME_DIR=\(directory.path) systemd-analyze --user verify --man=no \(file) 2>&1"
    let (output, status) = try ShippedFiles.run("sh", ["-c", verify])
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test("Wallpapers are small files with large enough pictures")
  func wallpapers() throws {
    let directory = ShippedFiles.data.appending(path: "wallpapers")
    let names = try ShippedFiles.names(in: directory, ending: ".jpg")
    #expect(names == ["default-small.jpg", "default.jpg", "light-small.jpg", "light.jpg"])
    for name in names {
      let picture = try Data(contentsOf: directory.appending(path: name))
      #expect(picture.count < 400_000, "\(name)")
      #expect(Self.size(ofJPEG: picture) == (name.contains("small") ? [1920, 1200] : [2560, 1600]), "\(name)")
    }
  }

  /// Width and height from the start-of-frame segment (marker C0 or C2): ITU-T T.81, B.2.2.
  private static func size(ofJPEG picture: Data) -> [Int]? {
    let bytes = [UInt8](picture)
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 8 < bytes.count, bytes[index] == 0xFF {
      if [0xC0, 0xC2].contains(bytes[index + 1]) { return [word(index + 7), word(index + 5)] }
      index += 2 + word(index + 2)
    }
    return nil
  }
}
