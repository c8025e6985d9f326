import Posix

/// The files that the guide is read from: those of the configuration, and those in its directories.
package struct GuideFiles: Equatable, Sendable {
  /// The kinds of files, in the order in which they are read.
  package enum Kind: String, CaseIterable, Sendable { case listings, playlist, rooms }

  /// A file and its version.
  package struct File: Equatable, Sendable {
    package let kind: Kind
    package let path: String
    package let mark: FileMark

    package init(kind: Kind, path: String, mark: FileMark) { (self.kind, self.path, self.mark) = (kind, path, mark) }
  }

  package let files: [File]
  /// The files and directories to watch.
  package let watched: [String]

  /// Looks for the files; it blocks, so call it on another thread. Files in a directory are in the order of their names.
  package init(_ preferences: GuidePreferences) {
    let places = [
      (Kind.listings, preferences.listings), (.playlist, preferences.playlists), (.rooms, preferences.rooms),
    ]
    files = places.flatMap { kind, paths in
      paths.flatMap { Self.files(at: $0) }.map { File(kind: kind, path: $0, mark: FileMark(of: $0)) }
    }
    watched = places.flatMap(\.1) + files.map(\.path)
  }

  /// A directory may have no more files than this; what is in subdirectories is not read.
  private static let mostFiles = 1000

  private static func files(at path: String) -> [String] {
    guard FileStatus(path)?.kind == .directory, let directory = DirectoryReader(path) else { return [path] }
    let names = directory.items().filter { $0.kind != .directory && !$0.name.hasPrefix(".") }.map(\.name)
    return names.sorted().prefix(mostFiles).map { "\(path)/\($0)" }
  }
}
