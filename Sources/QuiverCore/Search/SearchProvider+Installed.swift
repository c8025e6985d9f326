import Freedesktop
import KeyFile
import Posix

extension SearchProvider {
  /// The largest number of files that are read in a directory, and of providers that are asked.
  private static let (fileLimit, countLimit) = (256, 32)

  /// Reads the descriptions of the chosen providers, in the order of their file names. As in GNOME Shell, a provider is
  /// left out if its application is not installed. Reads files; call this on another thread.
  package static func installed(_ choice: SearchProviderChoice, in sources: CatalogueSources) -> [SearchProvider] {
    guard choice != .none else { return [] }
    var objects: Set<String> = []
    let chosen = descriptions(in: sources.dataDirectories).filter(choice.includes)
    let unique = chosen.filter { objects.insert("\($0.busName)\($0.objectPath)").inserted }
    return unique.prefix(countLimit).compactMap { $0.named(in: sources) }
  }

  /// The providers of all directories. A file masks those with the same name in less important directories.
  private static func descriptions(in directories: [String]) -> [SearchProvider] {
    var files: [String: String] = [:]
    var reader = FileReader()
    for directory in directories.map({ "\($0)/gnome-shell/search-providers" }) {
      for name in names(in: directory) where files[name] == nil { files[name] = "\(directory)/\(name)" }
    }
    return files.sorted { $0.key < $1.key }.compactMap { _, path in
      reader.bytes(of: path).flatMap { SearchProvider(KeyFile(bytes: $0)) }
    }
  }

  private static func names(in directory: String) -> [String] {
    let names = DirectoryReader(directory)?.items().map(\.name).filter { $0.hasSuffix(".ini") } ?? []
    return Array(names.sorted().prefix(fileLimit))
  }

  /// The provider with the name of its application; nil if that is not installed.
  private func named(in sources: CatalogueSources) -> SearchProvider? {
    guard let entry = Catalogue.entry(desktopID, in: sources) else { return nil }
    var named = self
    named.name = entry.name.displayable
    return named
  }
}
