import Freedesktop
import Posix

/// Finds pictures that can become the wallpaper.
package enum WallpaperGallery {
  /// How many pictures are offered of each place.
  private static let most = 40
  /// The size that is chosen of a wallpaper that KDE keeps in several sizes.
  private static let usualSize = "1920x1080"

  /// The user's own pictures, those of the desktop, and Quiver's. It reads the disk; call it on another thread.
  package static func pictures(for environment: Environment) -> [String] {
    let directories = environment.directories
    let own = [userPictures(directories)].compactMap(\.self)
    let places = own.flatMap { [$0, "\($0)/Wallpapers"] } + directories.allData.map { "\($0)/backgrounds" }
    let found = places.flatMap { pictures(in: $0, levels: own.contains($0) ? 0 : 2).prefix(most) }
    let ofKDE = directories.allData.flatMap { packages(in: "\($0)/wallpapers").prefix(most) }
    let ours = PictureFiles.pictures(inDirectory: "\(environment.assets.directory)/wallpapers") ?? []
    return BaseDirectories.unique(found + ofKDE + ours.filter { !$0.hasSuffix("-small.jpg") })
  }

  /// The pictures in a directory and in those below it. Symbolic links to directories are not followed.
  private static func pictures(in directory: String, levels: Int) -> [String] {
    guard let reader = DirectoryReader(directory) else { return [] }
    let own = PictureFiles.pictures(inDirectory: directory) ?? []
    guard levels > 0 else { return own }
    let below = reader.items().filter { $0.kind == .directory && !$0.name.hasPrefix(".") }.map(\.name).sorted()
    return own + below.flatMap { pictures(in: "\(directory)/\($0)", levels: levels - 1) }
  }

  /// One picture of each wallpaper of KDE (`NAME/contents/images/1920x1080.png`).
  private static func packages(in directory: String) -> [String] {
    let names = DirectoryReader(directory)?.items().filter { $0.kind == .directory }.map(\.name).sorted() ?? []
    return names.compactMap { name in
      let sizes = PictureFiles.pictures(inDirectory: "\(directory)/\(name)/contents/images") ?? []
      return sizes.first { $0.contains("/\(usualSize).") } ?? sizes.last
    }
  }

  /// `XDG_PICTURES_DIR` of user-dirs.dirs(5), by default `~/Pictures`; nil if it is the home directory, which means that there
  /// is none.
  private static func userPictures(_ directories: BaseDirectories) -> String? {
    let bytes = (try? RegularFile.read("\(directories.configHome)/user-dirs.dirs")) ?? []
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .last { $0.hasPrefix("XDG_PICTURES_DIR=\"") && $0.hasSuffix("\"") }
    guard let line else { return "\(directories.home)/Pictures" }
    let value = line.dropFirst("XDG_PICTURES_DIR=\"".count).dropLast()
    let path = value.hasPrefix("$HOME/") ? "\(directories.home)/\(value.dropFirst(6))" : String(value)
    return path.hasPrefix("/") && path != directories.home && path != "\(directories.home)/" ? path : nil
  }
}
