import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The picture of the first page that an earlier run has kept.
nonisolated struct KeptFrame: Sendable {
  let image: PixelImage
  let caption: Caption
  /// Whether the files were as in the caption when the picture was read.
  let isUpToDate: Bool

  /// What is stored with the pixels: three words on the first line, and a file on each further line.
  struct Caption: Equatable, Sendable {
    /// Checksums of the key and of its conditions.
    var key: String
    var conditions: String
    /// The checksum of the pixels.
    var sum: String
    /// The files that the content of the picture was read from, such as the layout and the directories of the applications.
    var files: [FileMark]

    var text: String { (["\(key) \(conditions) \(sum)"] + files.map(\.text)).joined(separator: "\n") }

    /// Whether the files have not changed since. Reads their status from the disk.
    var isUpToDate: Bool { files.allSatisfy(\.holds) }
  }

  static func checksum(_ encoding: [UInt8]) -> String { String(Checksum(encoding).value, radix: 16) }
}

extension KeptFrame {
  /// Whether it shows this scene.
  func shows(_ key: FirstFrameKey) -> Bool { caption.key == Self.checksum(key.encoding) }

  /// Whether it shows the first page, as far as that can be known without reading the layout and the applications.
  func isExpected(under conditions: FirstFrameConditions) -> Bool {
    isUpToDate && caption.conditions == Self.checksum(conditions.encoding)
  }

  /// The picture; nil if it has another size than the viewport.
  func surface(filling viewport: Viewport) -> Surface? {
    image.size == PixelSize(filling: viewport) ? image.surface(scale: viewport.scale) : nil
  }
}

nonisolated extension KeptFrame.Caption {
  /// nil if the text is not a ``text``.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ").map(String.init)
    let files = lines.dropFirst().compactMap { FileMark($0) }
    guard words.count == 3, files.count == lines.count - 1 else { return nil }
    self.init(key: words[0], conditions: words[1], sum: words[2], files: files)
  }
}
