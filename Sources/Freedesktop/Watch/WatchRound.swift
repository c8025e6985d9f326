/// One round of setting watches: collects what each of them stands for.
struct WatchRound {
  /// As deep as the scanner goes.
  private static let deepest = 8

  let inotify: Inotify
  private(set) var interests: [Int32: Set<WatchInterest>] = [:]
  /// The system had watches for everything.
  private(set) var isComplete: Bool

  init(inotify: Inotify) {
    self.inotify = inotify
    isComplete = inotify.descriptor != nil
  }

  /// A directory of programs.
  mutating func watch(programs directory: String) {
    watchWay(to: directory, kind: .programs)
    _ = add(directory, .contents, WatchInterest(kind: .programs, scope: .everything))
  }

  /// A directory of desktop entries, and what is below it.
  mutating func watch(applications directory: String) {
    watchWay(to: directory, kind: .applications)
    watchTree(directory, depth: 0)
  }

  private mutating func watchTree(_ directory: String, depth: Int) {
    let interest = WatchInterest(kind: .applications, scope: .entries)
    guard depth <= Self.deepest, add(directory, .contents, interest) else { return }
    for name in Directory.possibleSubdirectories(of: directory) {
      watchTree("\(directory)/\(name)", depth: depth + 1)
    }
  }

  /// Every step of the way to a directory is watched for going away, a link as the link it is; where the way ends, the last
  /// directory is watched for the name that is missing.
  private mutating func watchWay(to directory: String, kind: WatchedKind) {
    var parent = "/"
    for name in directory.split(separator: "/").map(String.init) {
      let step = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
      let itself = WatchInterest(kind: kind, scope: .itself)
      if !add(step, .itself, itself) {
        _ = add(parent, .names, WatchInterest(kind: kind, scope: .name(name)))
        // It may have come while the parent was not watched yet.
        guard add(step, .itself, itself) else { return }
      }
      parent = step
    }
  }

  /// Answers false where nothing new is watched: it is missing, or was seen in this round, which ends loops of links.
  private mutating func add(_ path: String, _ mask: Inotify.Mask, _ interest: WatchInterest) -> Bool {
    switch inotify.add(path, mask) {
    case .watch(let watch):
      return interests[watch, default: []].insert(interest).inserted || interest.scope == .itself
    case .unreachable:
      return false
    case .exhausted:
      isComplete = false
      return false
    }
  }
}
