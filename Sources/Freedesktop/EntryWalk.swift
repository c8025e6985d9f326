/// Finds the files of the `applications` directories.
///
/// Every directory is walked once, by whatever names it is reached, and its plainest name counts; so no loop of links
/// can hold it up, nor can depth: eight directories below `applications` it stops.
struct EntryWalk {
  private static let deepest = 8

  private(set) var files: [EntryFile] = []
  private var seen: Set<FileStatus.Identity> = []

  /// - Parameter roots: `applications` directories, most important first. One that is missing is passed over.
  init(_ roots: [String]) {
    let roots = roots.enumerated().filter { FileStatus($0.element)?.kind == .directory }
    let isFirst = roots.map { root in FileStatus(root.element).map { seen.insert($0.identity).inserted } ?? false }
    for (root, isFirst) in zip(roots, isFirst) where isFirst {
      walk(Place(path: root.element, prefix: "", precedence: root.offset, depth: 0))
    }
  }

  private struct Place {
    var path: String
    /// Of the ids of what is in it.
    var prefix: String
    var precedence: Int
    var depth: Int

    func directory(_ name: String) -> Place {
      Place(path: "\(path)/\(name)", prefix: "\(prefix)\(name)-", precedence: precedence, depth: depth + 1)
    }

    func file(_ name: String, isRegular: Bool) -> EntryFile {
      EntryFile(
        id: prefix + name, path: "\(path)/\(name)", precedence: precedence, isRegular: isRegular)
    }
  }

  private mutating func walk(_ place: Place) {
    guard let directory = DirectoryReader(place.path) else { return }
    var directories: [String] = []
    var linked: [String] = []
    for item in directory.items() {
      switch item.kind {
      case .directory: directories.append(item.name)
      case .link where FileStatus("\(place.path)/\(item.name)")?.kind == .directory: linked.append(item.name)
      default: note(item, in: place)
      }
    }
    guard place.depth < Self.deepest else { return }
    for name in directories.sorted() + linked.sorted() { descend(to: place.directory(name)) }
  }

  private mutating func descend(to place: Place) {
    guard let status = FileStatus(place.path), seen.insert(status.identity).inserted else { return }
    walk(place)
  }

  private mutating func note(_ item: DirectoryReader.Item, in place: Place) {
    guard item.name.utf8.count > 8, item.name.hasSuffix(".desktop") else { return }
    let path = "\(place.path)/\(item.name)"
    let isRegular = item.kind == .regular || item.kind == .link && FileStatus(path)?.kind == .regular
    files.append(place.file(item.name, isRegular: isRegular))
  }
}
