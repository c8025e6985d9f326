extension [UInt8] {
  /// Passes on the range of each line, without the line feed, carriage return or both behind it, and its number from 1, until
  /// `body` returns false.
  func forEachLine(_ body: (_ range: Range<Int>, _ number: Int) -> Bool) {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var (start, number, goesOn) = (0, 1, true)
    while start < count, goesOn {
      let end = self[start...].firstIndex { $0 == feed || $0 == carriageReturn } ?? count
      goesOn = body(start..<end, number)
      let isPair = end + 1 < count && self[end] == carriageReturn && self[end + 1] == feed
      (start, number) = (end + (isPair ? 2 : 1), number + 1)
    }
  }
}
