/// The paths that were not searched in one data directory, because they exceed the ``WalkBudget``.
public struct WalkOmission: Equatable, Sendable {
  static let mostExamples = 3

  /// The path of the `applications` directory.
  public var directory: String
  /// The first three paths that were left out.
  public private(set) var examples: [String] = []
  /// How many paths were left out. It does not include the files and directories below them.
  public private(set) var count = 0

  init(in directory: String) {
    self.directory = directory
  }

  mutating func add(_ path: String) {
    count += 1
    if examples.count < Self.mostExamples { examples.append(path) }
  }
}
