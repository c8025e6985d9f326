extension [String] {
  /// `fill or spread`, `a, b or c`.
  var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
