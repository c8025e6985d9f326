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

  /// All of them by their places, then those of the whole file, and the number of those that are not listed.
  var all: [ListingsProblem] {
    func place(_ problem: ListingsProblem) -> (Int, Int) { (problem.line ?? .max, problem.column ?? 0) }
    // The sort is stable.
    let sorted = problems.sorted { place($0) < place($1) }
    return unlistedCount == 0
      ? sorted : sorted + [ListingsProblem(file: file, line: nil, column: nil, fault: .more(unlistedCount))]
  }
}
