import Posix

/// How much of the budget of one `applications` directory a search has used.
struct WalkTally {
  /// How many directories were read.
  private(set) var directories = 0
  /// How many directories are in the queue.
  var waiting = 0
  private(set) var omission: WalkOmission
  /// The directories that were read and that only a link leads to.
  private(set) var behindLinks: [String] = []
  /// The directories that its links lead to.
  var targets: Set<FileStatus.Identity> = []
  private var spent = 0.0
  private var began: Double?

  init(of directory: String) {
    omission = WalkOmission(in: directory)
  }

  mutating func begin(at now: Double) { began = now }

  mutating func end(at now: Double) {
    spent = seconds(at: now)
    began = nil
  }

  func seconds(at now: Double) -> Double {
    spent + (began.map { now - $0 } ?? 0)
  }

  mutating func read(_ path: String, isBehindLink: Bool) {
    directories += 1
    if isBehindLink { behindLinks.append(path) }
  }

  mutating func leaveOut(_ path: String) { omission.add(path) }
}
