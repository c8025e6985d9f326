import Freedesktop

/// The files and directories that a decoder may read: icons, and what the libraries need that find and decode them.
package struct ReadablePlaces: Sendable {
  /// Public directories and files of the machine, which need not exist.
  package static let ofMachine = [
    "/usr", "/lib", "/lib32", "/lib64", "/libx32", "/app", "/nix/store", "/gnu/store", "/etc/fonts", "/etc/gtk-3.0",
    "/etc/ld.so.cache", "/etc/localtime",
    "/var/cache/fontconfig", "/dev/null", "/dev/urandom",
  ]

  package let paths: [String]

  /// Reads directories.
  package init(_ setup: IconSetup, _ environment: [String: String]) {
    let base = BaseDirectories(environment: environment)
    let icons = IconPlaces(theme: setup.theme, searchPath: setup.searchPath + base.iconThemes).directories()
    let exported = base.allData + setup.searchPath
    paths =
      Self.ofMachine + icons + exported.compactMap(Self.flatpakApplications) + Self.fonts(base)
      + base.allData.map { "\($0)/mime" } + Self.libraries(environment)
  }

  /// Flatpak's icons are symbolic links from `exports` to `app`.
  private static func flatpakApplications(besides path: String) -> String? {
    guard let end = path.firstRange(of: "/exports/share")?.lowerBound else { return nil }
    return path[..<end] + "/app"
  }

  /// Fonts are needed because SVG files may contain text.
  private static func fonts(_ base: BaseDirectories) -> [String] {
    let own = [".fonts", ".fonts.conf", ".fonts.conf.d", ".fontconfig"].map { "\(base.home)/\($0)" }
    return own + ["\(base.configHome)/fontconfig", "\(base.cacheHome)/fontconfig"] + base.allData.map { "\($0)/fonts" }
  }

  /// Libraries, their modules and their settings, where the environment names them.
  private static func libraries(_ environment: [String: String]) -> [String] {
    let lists = ["LD_LIBRARY_PATH", "GDK_PIXBUF_MODULEDIR", "FONTCONFIG_PATH", "FONTCONFIG_FILE"]
    let named = lists.flatMap { (environment[$0] ?? "").split(separator: ":") }.filter { $0.hasPrefix("/") }
    let modules = environment["GDK_PIXBUF_MODULE_FILE"].flatMap { file in
      file.lastIndex(of: "/").map { String(file[..<$0]) }
    }
    return named.map(String.init) + [modules].compactMap(\.self).filter { !$0.isEmpty }
  }
}
