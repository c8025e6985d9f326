/// Finds the files of the `applications` directories.
///
/// Every directory is walked once, by whatever names it is reached, and links are followed last, so that its own name
/// counts. No loop of links can hold the walk up, nor can depth: eight directories below `applications` it stops.
struct EntryWalk {
  private static let deepest = 8

  private(set) var files: [EntryFile] = []
  /// When each directory was last changed before it was read, in nanoseconds; 0: it is not there.
  private(set) var directories: [String: Int] = [:]
  private var seen: Set<FileStatus.Identity> = []
  private var links: [Place] = []

  /// - Parameter roots: `applications` directories, most important first. One that is missing is passed over.
  init(_ roots: [String]) {
    for (precedence, root) in roots.enumerated() {
      directories[root] = 0
      walk(Place(path: root, prefix: "", precedence: precedence, depth: 0))
    }
    while !links.isEmpty { walk(links.removeFirst()) }
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
      EntryFile(id: prefix + name, path: "\(path)/\(name)", precedence: precedence, isRegular: isRegular)
    }
  }

  private mutating func walk(_ place: Place) {
    guard place.depth <= Self.deepest, let directory = DirectoryReader(place.path) else { return }
    directories[place.path] = directory.status.changed
    guard seen.insert(directory.status.identity).inserted else { return }
    for item in directory.items().sorted(by: { $0.name < $1.name }) {
      switch item.kind {
      case .directory: walk(place.directory(item.name))
      case .link: follow(item.name, in: place)
      case .regular: note(item.name, in: place, isRegular: true)
      case .other: note(item.name, in: place, isRegular: false)
      }
    }
  }

  private mutating func follow(_ name: String, in place: Place) {
    switch FileStatus("\(place.path)/\(name)")?.kind {
    case .directory: links.append(place.directory(name))
    case .regular: note(name, in: place, isRegular: true)
    case .other, nil: note(name, in: place, isRegular: false)
    }
  }

  private mutating func note(_ name: String, in place: Place, isRegular: Bool) {
    guard name.utf8.count > ".desktop".utf8.count, name.hasSuffix(".desktop") else { return }
    files.append(place.file(name, isRegular: isRegular))
  }
}
