import Posix

/// The files that the guide is read from: those of the configuration, and those in its directories.
package enum GuideFiles {
  /// The kinds of files, in the order in which they are read.
  package enum Kind: String, CaseIterable, Sendable { case listings, playlist, rooms }

  /// A file, or a directory of files.
  package struct Source: Hashable, Sendable {
    package let kind: Kind
    package let path: String
  }

  /// A file and its version.
  package struct File: Equatable, Sendable {
    package let source: Source
    package let mark: FileMark

    package init(kind: Kind, path: String, mark: FileMark) {
      (source, self.mark) = (Source(kind: kind, path: path), mark)
    }

    package var kind: Kind { source.kind }
    package var path: String { source.path }
  }

  /// Looks for the files of a source, in the order of their names; it blocks, so call it on another thread. A file that does not
  /// exist is among them, since it is reported when it is read.
  package static func files(of source: Source) -> [File] {
    paths(at: source.path).map { File(kind: source.kind, path: $0, mark: FileMark(of: $0)) }
  }

  /// A directory may have no more files than this; what is in subdirectories is not read.
  private static let maximumCount = 1000

  private static func paths(at path: String) -> [String] {
    guard FileStatus(path)?.kind == .directory, let directory = DirectoryReader(path) else { return [path] }
    let names = directory.items().filter { $0.kind != .directory && !$0.name.hasPrefix(".") }.map(\.name)
    return names.sorted().prefix(maximumCount).map { "\(path)/\($0)" }
  }
}

extension GuideFiles.File {
  /// Whether it is what a source names, or in that directory.
  package func belongs(to source: GuideFiles.Source) -> Bool {
    kind == source.kind && (path == source.path || path.hasPrefix("\(source.path)/"))
  }
}

extension GuidePreferences {
  /// What the guide is read from.
  package var sources: [GuideFiles.Source] {
    let paths = [(GuideFiles.Kind.listings, listings), (.playlist, playlists), (.rooms, rooms)]
    return paths.flatMap { kind, paths in paths.map { GuideFiles.Source(kind: kind, path: $0) } }
  }
}
