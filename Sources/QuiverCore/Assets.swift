import Freedesktop
import Posix

/// What ships beside the binary: themes, wallpapers, the sample applications.
package struct Assets: Equatable, Sendable {
  /// The directory that holds them.
  package let directory: String

  /// `QUIVER_DATA` names it; else it is beside the installed binary, in the data directories, or in the source tree the
  /// binary was built in.
  package init(environment: [String: String], directories: BaseDirectories, program: String?) {
    let beside = program.map { Self.candidates(for: $0) } ?? []
    let shared = directories.allData.map { "\($0)/quiver" }
    let candidates = [environment["QUIVER_DATA"]].compactMap(\.self) + beside + shared
    directory = candidates.first { FileStatus("\($0)/themes")?.kind == .directory } ?? "/usr/share/quiver"
  }

  /// `<prefix>/share/quiver` for `<prefix>/bin/quiver`; `<tree>/data` for `<tree>/.build/<triple>/<configuration>/quiver`.
  private static func candidates(for program: String) -> [String] {
    let parts = program.split(separator: "/").map(String.init)
    let ancestor = { (levels: Int) in "/" + parts.dropLast(levels).joined(separator: "/") }
    return [ancestor(2) + "/share/quiver", ancestor(4) + "/data"]
  }

  /// Where a program finds them by its own place alone. A source tree counts only for a program that was built in it.
  package static func beside(_ program: String) -> [String] {
    let isBuilt = program.split(separator: "/").dropLast(3).last?.hasPrefix(".build") == true
    return Array(candidates(for: program).prefix(isBuilt ? 2 : 1))
  }

  /// A theme for GTK with nothing in it.
  package static let blankTheme = "Quiver-Blank"
  /// What `GTK_DATA_PREFIX` is to name for it.
  package var gtk: String { "\(directory)/gtk" }
  package var hasBlankTheme: Bool {
    FileStatus("\(gtk)/share/themes/\(Self.blankTheme)/gtk-3.0/gtk.css")?.kind == .regular
  }

  package var themes: String { "\(directory)/themes" }
  /// The smallest that covers the viewport, in device pixels, which is the quickest to decode.
  package func wallpaper(coveringWidth width: Int, height: Int) -> String {
    let isSmall = width <= 1920 && height <= 1200
    return "\(directory)/wallpapers/\(isSmall ? "default-small" : "default").jpg"
  }
  /// A data directory as the desktop's own are: `applications`, `icons`.
  package var demo: String { "\(directory)/demo" }
}
