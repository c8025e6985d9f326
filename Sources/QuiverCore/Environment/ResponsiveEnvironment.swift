import Freedesktop
import Posix

/// The environment without the directories that do not answer, such as those on a network disk whose server is gone.
/// GTK and GLib read many files in these directories on the main thread, and would block for ever.
package struct ResponsiveEnvironment: Sendable {
  package let variables: [String: String]
  /// The directories that are left out.
  package let unresponsive: [String]

  /// Seconds to wait for the directories, once, before anything is shown.
  package static let timeLimit = 0.15
  /// The value for a single directory that is left out. No file can be in it.
  private static let nowhere = "/dev/null/unresponsive"

  /// Directories that are known not to answer are not probed again.
  package init(_ environment: [String: String], known: Set<String> = []) {
    let base = BaseDirectories(environment: environment)
    let path = BaseDirectories.list(environment["PATH"])
    var below: [String: [String]] = [:]
    for directory in [base.dataHome] + base.dataDirectories { below[directory, default: []] += Self.dataFiles }
    for directory in [base.configHome] + base.configDirectories { below[directory, default: []] += Self.configFiles }
    for directory in path + [base.cacheHome] { below[directory, default: []] += [] }
    let silent = known.union(Self.unresponsive(in: below.filter { !known.contains($0.key) })).intersection(below.keys)
    unresponsive = silent.sorted()
    variables = silent.isEmpty ? environment : Self.without(silent, environment, base, path)
  }

  /// The directories that do not answer, or with files that do not answer.
  private static func unresponsive(in below: [String: [String]]) -> Set<String> {
    let paths = below.mapValues { files in [""] + files }
    let asked = paths.flatMap { directory, files in files.map { directory + $0 } }
    let silent = UnresponsivePaths.among(asked, within: timeLimit)
    guard !silent.isEmpty else { return [] }
    return Set(paths.filter { directory, files in files.contains { silent.contains(directory + $0) } }.keys)
  }

  /// Returns when a place has answered, which may be never.
  package static func waitForAnswer(of place: String) {
    for file in [""] + dataFiles + configFiles { _ = FileStatus(place + file) }
  }

  private static func without(
    _ silent: Set<String>, _ environment: [String: String], _ base: BaseDirectories, _ path: [String]
  ) -> [String: String] {
    var variables = environment
    let lists = ["XDG_DATA_DIRS": base.dataDirectories, "XDG_CONFIG_DIRS": base.configDirectories, "PATH": path]
    for (name, directories) in lists where !silent.isDisjoint(with: directories) {
      let rest = directories.filter { !silent.contains($0) }
      variables[name] = rest.isEmpty ? nowhere : rest.joined(separator: ":")
    }
    let single = [
      "XDG_DATA_HOME": base.dataHome, "XDG_CONFIG_HOME": base.configHome, "XDG_CACHE_HOME": base.cacheHome,
    ]
    for (name, directory) in single where silent.contains(directory) { variables[name] = nowhere }
    return variables
  }

  /// The files and directories that are read while the window starts.
  private static let dataFiles = [
    "/applications", "/icons", "/themes", "/glib-2.0/schemas/gschemas.compiled", "/quiver/themes", "/mime",
  ]
  private static let configFiles = [
    "/quiver/quiver.conf", "/quiver/style.css", "/gtk-3.0/settings.ini", "/gtk-3.0/gtk.css", "/dconf/user",
    "/mimeapps.list",
  ]
}
