extension [String] {
  /// For example `fill or spread`, or `a, b or c`.
  var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
