import Posix

/// Finds pictures in directories.
package enum PictureFiles {
  /// The pictures in the directories among these paths, by name, the present picture of each description, and the other paths
  /// as they are. It reads the disk; call it on another thread.
  package static func find(in paths: [String]) -> [String] {
    paths.flatMap { path in pictures(inDirectory: path) ?? [described(path) ?? path] }
  }

  private static func described(_ path: String) -> String? {
    guard WallpaperDescription.isDescription(path) else { return nil }
    return FoundPictures(of: [path], at: Int(WallClock.seconds), width: screen.width, height: screen.height).files.first
  }

  /// A common size of screens in pixels.
  private static let screen = (width: 1920, height: 1080)

  /// nil if there is no such directory.
  package static func pictures(inDirectory path: String) -> [String]? {
    guard FileStatus(path)?.kind == .directory, let directory = DirectoryReader(path) else { return nil }
    let items = directory.items().filter { item in
      isPicture(item.name) && (item.kind == .regular || item.kind == .link)
    }
    return items.map(\.name).sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  private static func isPicture(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The extensions of the formats that Quiver or a loader of gdk-pixbuf decodes. Other files in a directory are no pictures.
  private static let extensions: Set = [
    "avif", "bmp", "gif", "heic", "heif", "jpeg", "jpg", "jxl", "png", "svg", "tif", "tiff", "webp", "xpm",
  ]
}
