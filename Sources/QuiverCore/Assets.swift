import Freedesktop
import Posix

/// The files that ship with the binary: themes, wallpapers and sample applications.
package struct Assets: Equatable, Sendable {
  /// The directory that contains them.
  package let directory: String

  /// `QUIVER_DATA` overrides the directory. Otherwise it is beside the installed binary, in a data directory, or in the
  /// source tree that the binary was built in.
  package init(environment: [String: String], directories: BaseDirectories, program: String?) {
    let beside = program.map { Self.candidates(for: $0) } ?? []
    let shared = directories.allData.map { "\($0)/quiver" }
    let candidates = [environment["QUIVER_DATA"]].compactMap(\.self) + beside + shared
    directory = candidates.first { FileStatus("\($0)/themes")?.kind == .directory } ?? "/usr/share/quiver"
  }

  /// `<prefix>/share/quiver` for `<prefix>/bin/quiver`; `<tree>/data` for
  /// `<tree>/.build/<triple>/<configuration>/quiver`.
  private static func candidates(for program: String) -> [String] {
    let parts = program.split(separator: "/").map(String.init)
    let ancestor = { (levels: Int) in "/" + parts.dropLast(levels).joined(separator: "/") }
    return [ancestor(2) + "/share/quiver", ancestor(4) + "/data"]
  }

  /// The places that depend only on the program's path. A source tree counts only for a program that was built in it.
  package static func beside(_ program: String) -> [String] {
    let isBuilt = program.split(separator: "/").dropLast(3).last?.hasPrefix(".build") == true
    return Array(candidates(for: program).prefix(isBuilt ? 2 : 1))
  }

  /// The directory with the translations of the texts: `<prefix>/share/locale` for `<prefix>/bin/quiver`, and
  /// `<tree>/.build/locale` for a program that was built in `<tree>/.build`.
  package static func translations(environment: [String: String], program: String?) -> String? {
    if let data = environment["QUIVER_DATA"] {
      return data.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/locale"
    }
    guard let parts = program?.split(separator: "/").map(String.init), parts.count > 2 else { return nil }
    let isBuilt = parts.dropLast(3).last?.hasPrefix(".build") == true
    return "/" + parts.dropLast(isBuilt ? 3 : 2).joined(separator: "/") + (isBuilt ? "/locale" : "/share/locale")
  }

  /// The name of an empty GTK theme.
  package static let blankTheme = "Quiver-Blank"
  /// The value of `GTK_DATA_PREFIX` for that theme.
  package var gtk: String { "\(directory)/gtk" }
  package var hasBlankTheme: Bool {
    FileStatus("\(gtk)/share/themes/\(Self.blankTheme)/gtk-3.0/gtk.css")?.kind == .regular
  }

  package var themes: String { "\(directory)/themes" }
  /// The smallest wallpaper that covers a viewport in device pixels, because it is the fastest to decode: dunes by night,
  /// or by day for light themes.
  package func wallpaper(coveringWidth width: Int, height: Int, isLight: Bool) -> String {
    let isSmall = width <= 1920 && height <= 1200
    return "\(directory)/wallpapers/\(isLight ? "light" : "default")\(isSmall ? "-small" : "").jpg"
  }
  /// The configuration file with every key and its default.
  package var configuration: String { "\(directory)/quiver.conf" }
  /// A data directory with the tile of the programme guide, which is arranged like an application.
  package var guide: String { "\(directory)/guide" }
  /// A data directory with sample applications and their icons.
  package var demo: String { "\(directory)/demo" }
}
