/// Returns the indices of a longest strictly increasing subsequence, in ascending order. It is found by patience sorting
/// in O(n log n); see Fredman, "On computing the length of longest increasing subsequences", 1975.
package func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  /// For each length, the index of the smallest value that ends an increasing subsequence of that length.
  var ends: [Int] = []
  /// For each index, the index of the value before it in the longest subsequence that it ends.
  var predecessors: [Int?] = []
  predecessors.reserveCapacity(values.count)
  for (index, value) in values.enumerated() {
    let length = numberOfEnds(below: value, ends, values)
    predecessors.append(length == 0 ? nil : ends[length - 1])
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  let reversed = sequence(state: ends.last) { index -> Int? in
    defer { index = index.flatMap { predecessors[$0] } }
    return index
  }
  return Array(reversed).reversed()
}

/// Returns how many ends have a value below another one, by bisection, since the values of the ends ascend.
private func numberOfEnds(below value: Int, _ ends: [Int], _ values: [Int]) -> Int {
  var (low, high) = (0, ends.count)
  while low < high {
    let middle = (low + high) / 2
    if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
  }
  return low
}
