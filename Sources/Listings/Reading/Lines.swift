extension [UInt8] {
  /// Passes on the range of each line, without the line feed, and its number from 1, until `body` returns false.
  func forEachLine(_ body: (_ range: Range<Int>, _ number: Int) -> Bool) {
    var (start, number, goesOn) = (0, 1, true)
    while start < count, goesOn {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
      goesOn = body(start..<end, number)
      (start, number) = (end + 1, number + 1)
    }
  }
}
