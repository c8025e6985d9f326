import Foundation
import Testing

@Suite("What ships beside the program")
struct DataShippedFilesTests {
  private static let id = "io.github.quiver_launcher.Quiver"

  @Test(
    "goes by the application's id",
    arguments: [
      "\(id).desktop", "\(id).metainfo.xml", "icons/hicolor/scalable/apps/\(id).svg",
      "icons/hicolor/symbolic/apps/\(id)-symbolic.svg",
    ])
  func named(path: String) {
    #expect(FileManager.default.fileExists(atPath: Shipped.data.appending(path: path).path))
  }

  @Test("has wallpapers that are small to read and large enough to fill a screen")
  func wallpapers() throws {
    let directory = Shipped.data.appending(path: "wallpapers")
    let names = try Shipped.names(in: directory, ending: ".jpg")
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
