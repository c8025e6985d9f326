import Posix

/// Finds the files of desktop entries in the `applications` directories.
///
/// Every directory is read once, even if several links lead to it. The targets of links are read last, so that the ids
/// of entries follow from the real path of their directory. Directories are read breadth first, so that a large
/// subdirectory cannot use up the budget before its siblings have been read. Each `applications` directory has its own
/// budget.
struct EntryWalk {
  private(set) var found = FoundEntries()
  private let budget: WalkBudget
  /// The id of the only entry that is searched for; nil for all entries.
  private let id: String?
  private var tallies: [WalkTally]
  private var seen: Set<FileStatus.Identity> = []
  private var queue: [Place]
  /// Links to directories. They are followed when the queue is empty.
  private var links: [Place] = []

  private struct Place {
    var path: String
    /// The start of the ids of its entries.
    var prefix: String
    /// The index of the `applications` directory that it belongs to.
    var root: Int
    var depth: Int
    /// The directory that a link leads to; nil if the path is not a link.
    var target: FileStatus.Identity?
    var isBehindLink: Bool

    func directory(_ name: String) -> Place {
      Place(
        path: "\(path)/\(name)", prefix: "\(prefix)\(name)-", root: root, depth: depth + 1, isBehindLink: isBehindLink)
    }

    func link(_ name: String, to target: FileStatus.Identity) -> Place {
      var place = directory(name)
      (place.target, place.isBehindLink) = (target, true)
      return place
    }
  }

  /// Searches the directories. It blocks while it reads them.
  ///
  /// - Parameters:
  ///   - roots: The `applications` directories, most important first. Missing ones are skipped.
  ///   - budget: The limits for each of them.
  ///   - id: The id of the only entry to search for; nil for all. Only directories are read that can contain it.
  ///   - willRead: Called with the path of each directory before it is read.
  init(
    _ roots: [String], within budget: WalkBudget, for id: String? = nil, willRead: (String) -> Void = { _ in }
  ) {
    (self.budget, self.id) = (budget, id)
    tallies = roots.map { WalkTally(of: $0) }
    queue = roots.indices.map { Place(path: roots[$0], prefix: "", root: $0, depth: 0, isBehindLink: false) }
    for root in roots { found.directories[root] = 0 }
    while !queue.isEmpty {
      readQueue(willRead)
      followLinks()
    }
    conclude()
  }

  private mutating func readQueue(_ willRead: (String) -> Void) {
    var next = 0
    while next < queue.count {
      let place = queue[next]
      tallies[place.root].begin(at: budget.now())
      read(place, willRead)
      tallies[place.root].end(at: budget.now())
      next += 1
    }
    queue = []
  }

  private mutating func followLinks() {
    let links = links
    self.links = []
    for link in links where !isRead(link) { add(link) }
  }

  private func isRead(_ place: Place) -> Bool {
    place.target.map(seen.contains) ?? false
  }

  private mutating func read(_ place: Place, _ willRead: (String) -> Void) {
    tallies[place.root].waiting -= place.depth == 0 ? 0 : 1
    if isRead(place) { return }
    guard allows(place) else { return tallies[place.root].leaveOut(place.path) }
    willRead(place.path)
    guard let directory = DirectoryReader(place.path) else { return }
    found.directories[place.path] = directory.status.changed
    guard seen.insert(directory.status.identity).inserted else { return }
    tallies[place.root].read(place.path, isBehindLink: place.isBehindLink)
    let items = directory.items().filter { ($0.kind != .regular || Self.isEntry($0.name)) && mayLead($0, in: place) }
    for item in items.sorted(by: { $0.name < $1.name }) { take(item, in: place) }
  }

  /// Whether an item of a directory is the entry that is searched for, or may contain it.
  private func mayLead(_ item: DirectoryReader.Item, in place: Place) -> Bool {
    guard let id else { return true }
    let name = place.prefix + item.name
    return switch item.kind {
    case .directory: id.hasPrefix(name + "-")
    case .link: id == name || id.hasPrefix(name + "-")
    case .regular, .other: id == name
    }
  }

  private mutating func take(_ item: DirectoryReader.Item, in place: Place) {
    switch item.kind {
    case .directory: add(place.directory(item.name))
    case .link: follow(item.name, in: place)
    case .regular: note(item.name, in: place, isRegular: true)
    case .other: note(item.name, in: place, isRegular: false)
    }
  }

  private mutating func follow(_ name: String, in place: Place) {
    guard !isOutOfTime(place.root) else { return tallies[place.root].leaveOut("\(place.path)/\(name)") }
    let status = FileStatus("\(place.path)/\(name)")
    guard let status, status.kind == .directory else {
      return note(name, in: place, isRegular: status?.kind == .regular)
    }
    let link = place.link(name, to: status.identity)
    guard !isRead(link), !tallies[place.root].targets.contains(status.identity) else { return }
    guard tallies[place.root].targets.count < budget.directories else {
      return tallies[place.root].leaveOut(link.path)
    }
    tallies[place.root].targets.insert(status.identity)
    links.append(link)
  }

  /// Adds a directory to the queue. Queued directories count against the budget, so that the queue cannot grow without
  /// limit.
  private mutating func add(_ place: Place) {
    guard allows(place) else { return tallies[place.root].leaveOut(place.path) }
    tallies[place.root].waiting += 1
    queue.append(place)
  }

  private mutating func note(_ name: String, in place: Place, isRegular: Bool) {
    guard Self.isEntry(name) else { return }
    found.files.append(
      EntryFile(
        id: place.prefix + name, path: "\(place.path)/\(name)", precedence: place.root, isRegular: isRegular))
  }

  private static func isEntry(_ name: String) -> Bool {
    name.hasSuffix(".desktop")
  }

  private func allows(_ place: Place) -> Bool {
    let tally = tallies[place.root]
    return place.depth <= budget.depth && tally.directories + tally.waiting < budget.directories
      && !isOutOfTime(place.root)
  }

  private func isOutOfTime(_ root: Int) -> Bool {
    tallies[root].seconds(at: budget.now()) >= budget.seconds
  }

  private mutating func conclude() {
    for (root, tally) in tallies.enumerated() where tally.omission.count > 0 {
      found.omissions.append(tally.omission)
      found.unwatched += tally.behindLinks
      found.isOutOfTime = found.isOutOfTime || isOutOfTime(root)
    }
    for path in found.unwatched { found.directories[path] = nil }
  }
}
