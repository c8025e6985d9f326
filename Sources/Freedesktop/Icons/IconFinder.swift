import KeyFile
import Posix

/// Finds all files of an icon, the best first (Icon Theme Specification 0.13), so that another one can be used if a file is
/// broken. A theme that has any size comes before the themes that it inherits from, and icons outside of themes come last.
public struct IconFinder: Sendable {
  /// A directory of a theme, with the sizes that its icons are meant for.
  private struct Directory {
    var path: String
    var sizes: IconSizes
  }

  /// The directories of each theme that exist, most important first.
  private let themes: [[Directory]]
  private let searchPath: [String]

  /// Files of the same name in a directory, in this order. The specification does not name compressed drawings, but some
  /// programs install them.
  private static let suffixes = ["png", "svg", "svgz", "xpm"]

  /// Reads the indexes of the themes. It blocks while a disk does not respond.
  public init(_ places: IconPlaces) {
    searchPath = places.searchPath
    themes = places.searchedThemes().map { theme in Self.directories(of: theme, places) }
  }

  private static func directories(of theme: String, _ places: IconPlaces) -> [Directory] {
    guard let index = places.index(of: theme) else { return [] }
    let groups = KeyFile(bytes: index).entries
    return names(of: groups["Icon Theme"] ?? []).flatMap { name in
      let sizes = IconSizes(groups[name] ?? [])
      return places.searchPath.map { Directory(path: "\($0)/\(theme)/\(name)", sizes: sizes) }
    }.filter { FileStatus($0.path)?.kind == .directory }
  }

  /// The names of a theme's directories, relative to it.
  private static func names(of theme: [KeyFile.Entry]) -> [String] {
    let lists = ["Directories", "ScaledDirectories"].compactMap { key in theme.last { $0.key == key }?.value }
    let names = lists.flatMap { $0.split(separator: ",").map(String.init) }
    return BaseDirectories.unique(names.filter { !$0.split(separator: "/").contains("..") })
  }

  /// The files with this name, whether they can be read or not. It blocks while a disk does not respond.
  ///
  /// - Parameters:
  ///   - name: The name of the icon, without a suffix.
  ///   - size: The side of the icon in logical pixels.
  ///   - scale: Device pixels per logical pixel.
  /// - Returns: Absolute paths. Those of symbolic links are included, even if they lead nowhere.
  public func files(named name: String, size: Int, scale: Int) -> [String] {
    guard !name.isEmpty, !name.contains("/") else { return [] }
    let directories = themes.flatMap { Self.sorted($0, forSide: size * scale) } + searchPath
    return directories.flatMap { directory in Self.suffixes.map { "\(directory)/\(name).\($0)" } }
      .filter { FileStatus(ofLink: $0) != nil }
  }

  /// The closest first, those of the same distance in the order of the theme.
  private static func sorted(_ directories: [Directory], forSide side: Int) -> [String] {
    directories.enumerated().map { (rank: $0.element.sizes.rank(forSide: side), order: $0.offset, $0.element.path) }
      .sorted { ($0.rank.0, $0.rank.1, $0.order) < ($1.rank.0, $1.rank.1, $1.order) }.map(\.2)
  }
}

/// The sides of icons that a directory is meant for, in device pixels.
struct IconSizes: Equatable {
  private let sides: ClosedRange<Int>

  /// In pixels. Larger numbers are mistakes.
  private static let accepted = 1...16_384

  /// Reads the group of a directory: `Size`, `Scale`, `Type`, `MinSize`, `MaxSize` and `Threshold`.
  init(_ group: [KeyFile.Entry]) {
    func number(_ key: String) -> Int? {
      group.last { $0.key == key }?.value.flatMap { Int($0) }.flatMap { Self.accepted.contains($0) ? $0 : nil }
    }
    let (size, scale) = (number("Size") ?? 48, number("Scale") ?? 1)
    let range =
      switch group.last(where: { $0.key == "Type" })?.value {
      case "Fixed": (size, size)
      case "Scalable": (number("MinSize") ?? size, number("MaxSize") ?? size)
      default: (size - (number("Threshold") ?? 2), size + (number("Threshold") ?? 2))
      }
    sides = min(range.0, range.1) * scale...max(range.0, range.1) * scale
  }

  /// How well an icon of this side is shown: first whether it is enlarged, which blurs it, and then by how many pixels its
  /// size differs. A lower rank is better.
  func rank(forSide side: Int) -> (Int, Int) {
    side > sides.upperBound ? (1, side - sides.upperBound) : (0, max(sides.lowerBound - side, 0))
  }
}
