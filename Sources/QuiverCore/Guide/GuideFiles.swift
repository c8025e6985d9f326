import Posix

/// The files that the guide is read from: those of the configuration, and those in its directories.
package enum GuideFiles {
  /// The kinds of files, in the order in which they are read.
  package enum Kind: String, CaseIterable, Sendable { case listings, playlist, rooms }

  /// A file, or a directory of files.
  package struct Location: Hashable, Sendable {
    package let kind: Kind
    package let path: String
  }

  /// A file and its version.
  package struct File: Equatable, Sendable {
    package let location: Location
    package let mark: FileMark

    package init(kind: Kind, path: String, mark: FileMark) {
      (location, self.mark) = (Location(kind: kind, path: path), mark)
    }

    package var kind: Kind { location.kind }
    package var path: String { location.path }
  }

  /// Looks for the files at a location, in the order of their names; it blocks, so call it on another thread. A file that does not
  /// exist is among them, since it is reported when it is read.
  package static func files(at location: Location) -> [File] {
    paths(at: location.path).map { File(kind: location.kind, path: $0, mark: FileMark(of: $0)) }
  }

  /// Only this many files of a directory are read, the first ones by name, and none of its subdirectories.
  private static let maximumCount = 1000

  private static func paths(at path: String) -> [String] {
    guard FileStatus(path)?.kind == .directory, let directory = DirectoryReader(path) else { return [path] }
    let names = directory.items().filter { $0.kind != .directory && !$0.name.hasPrefix(".") }.map(\.name)
    return names.sorted().prefix(maximumCount).map { "\(path)/\($0)" }
  }
}

extension GuideFiles.File {
  /// Whether it is the file at a location, or in the directory there.
  package func isAt(_ location: GuideFiles.Location) -> Bool {
    kind == location.kind && (path == location.path || path.hasPrefix("\(location.path)/"))
  }
}

extension GuidePreferences {
  /// The locations that the guide is read from.
  package var locations: [GuideFiles.Location] {
    let paths = [(GuideFiles.Kind.listings, listings), (.playlist, playlists), (.rooms, rooms)]
    return paths.flatMap { kind, paths in paths.map { GuideFiles.Location(kind: kind, path: $0) } }
  }
}
