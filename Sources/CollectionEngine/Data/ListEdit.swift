/// The smallest edit from one list of identities to another: removing elements and adding elements. An element that
/// moves is removed and added; all others stay.
struct ListEdit {
  /// The indices in the old list of the elements that do not stay, in ascending order.
  private(set) var removed: [Int] = []
  /// The indices in the new list of the elements that do not stay, in ascending order.
  private(set) var added: [Int] = []

  /// Compares lists without duplicates. The closure returns the index of an element in the old list.
  ///
  /// The elements that stay are a longest common subsequence. Since no element occurs twice, this is a longest
  /// increasing subsequence of old indices. Common elements at both ends are part of one, and are not looked up.
  init<Identity: Hashable>(from old: [Identity], to new: [Identity], oldIndex: (Identity) -> Int?) {
    guard old != new else { return }
    let start = Self.commonPrefixLength(old, new)
    let end = Self.commonPrefixLength(old[start...].reversed(), new[start...].reversed())
    let (oldRange, newRange) = (start..<old.count - end, start..<new.count - end)
    var common: [(old: Int, new: Int)] = []
    for index in newRange {
      if let oldIndex = oldIndex(new[index]) { common.append((oldIndex, index)) }
    }
    let staying = longestIncreasingSubsequence(of: common.map(\.old)).map { common[$0] }
    removed = Self.indices(oldRange, without: staying.map(\.old))
    added = Self.indices(newRange, without: staying.map(\.new))
  }

  /// Returns how many elements at the start are the same.
  private static func commonPrefixLength<Element: Equatable>(
    _ a: some Sequence<Element>, _ b: some Sequence<Element>
  ) -> Int {
    var length = 0
    for (first, second) in zip(a, b) {
      guard first == second else { break }
      length += 1
    }
    return length
  }

  /// Returns the indices of a range that are not in an ascending list of some of them.
  private static func indices(_ range: Range<Int>, without excluded: [Int]) -> [Int] {
    var next = excluded.makeIterator()
    var skipped = next.next()
    return range.filter { index in
      guard index == skipped else { return true }
      skipped = next.next()
      return false
    }
  }
}
