/// The problems of a file. After a number of them, the others are only counted.
struct ProblemList {
  let file: String
  let limit: Int
  private(set) var problems: [ListingsProblem] = []
  private var unlistedCount = 0

  init(file: String, limit: Int) { (self.file, self.limit) = (file, limit) }

  /// Without a column, a problem is that of the whole line.
  mutating func add(_ fault: ListingsProblem.Fault, line: Int? = nil, column: Int? = nil) {
    guard problems.count < limit else { return unlistedCount += 1 }
    problems.append(ListingsProblem(file: file, line: line, column: column ?? line.map { _ in 1 }, fault: fault))
  }

  /// All of them, with the number of those that are not listed.
  var all: [ListingsProblem] {
    unlistedCount == 0
      ? problems : problems + [ListingsProblem(file: file, line: nil, column: nil, fault: .more(unlistedCount))]
  }
}
