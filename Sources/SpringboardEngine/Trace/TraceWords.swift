import CollectionEngine

/// A fault in a line: its place, and its description in English.
struct TraceFault: Error {
  var place: Substring.Index
  var words: String
}

/// The words of a line, read from left to right.
struct TraceWords {
  private var line: Substring
  /// The ids of the folders on the board at the start.
  private let folders: Set<String>

  init(_ line: Substring, folders: Set<String>) {
    self.folders = folders
    var before: Character = " "
    self.line =
      line.prefix { character in
        defer { before = character }
        return character != "#" || !before.isWhitespace
      }.withoutOuterBlanks
  }

  /// The start of the next word.
  var place: Substring.Index { line.startIndex }
  var isAtEnd: Bool { line.isEmpty }

  private mutating func skipBlanks() {
    line = line.drop(while: \.isWhitespace)
  }

  mutating func next(_ wanted: String) throws(TraceFault) -> Substring {
    guard !isAtEnd else { throw TraceFault(place: place, words: "\(wanted) is missing") }
    let word = line.prefix { !$0.isWhitespace }
    line = line[word.endIndex...]
    skipBlanks()
    return word
  }

  mutating func number(_ wanted: String) throws(TraceFault) -> Double {
    let (place, word) = (place, try next(wanted))
    guard let number = Double(word), number.isFinite else {
      throw TraceFault(place: place, words: "\(word) is not \(wanted)")
    }
    return number
  }

  /// Reads a character: itself, or its number in Unicode as in `U+20`.
  mutating func character() throws(TraceFault) -> Character {
    let (place, word) = (place, try next("a character"))
    if word.count == 1, let character = word.first { return character }
    guard word.hasPrefix("U+"), let scalar = UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
      throw TraceFault(place: place, words: "\(word) is not a character")
    }
    return Character(scalar)
  }

  /// Reads a width and a height: `800 480`, or `800x480` as on the command line.
  mutating func size() throws(TraceFault) -> Size {
    guard line.prefix(while: { !$0.isWhitespace }).contains("x") else {
      return Size(width: try number("a width"), height: try number("a height"))
    }
    let (place, word) = (place, try next("a size"))
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy(\.isFinite) else {
      throw TraceFault(place: place, words: "\(word) is not a size")
    }
    return Size(width: sides[0], height: sides[1])
  }

  mutating func integer(_ wanted: String) throws(TraceFault) -> Int {
    let (place, word) = (place, try next(wanted))
    guard let number = Int(word) else { throw TraceFault(place: place, words: "\(word) is not \(wanted)") }
    return number
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ wanted: String
  ) throws(TraceFault) -> Choice where Choice.RawValue == String {
    let (place, word) = (place, try next(wanted))
    if let choice = Choice(rawValue: String(word)) { return choice }
    let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw TraceFault(place: place, words: "\(word) is not \(wanted): one of \(choices)")
  }

  /// Reads a power action, and whether another program asks about it.
  mutating func powerAction() throws(TraceFault) -> (PowerAction, isAsked: Bool) {
    let (place, word) = (place, try next("a power action"))
    let isAsked = word.hasSuffix(":asked")
    guard let action = PowerAction(rawValue: String(isAsked ? word.dropLast(6) : word)) else {
      throw TraceFault(place: place, words: "\(word) is not a power action")
    }
    return (action, isAsked)
  }

  /// Reads the rest of the line, including the white space in it.
  mutating func rest(_ wanted: String) throws(TraceFault) -> String {
    guard !isAtEnd else { throw TraceFault(place: place, words: "\(wanted) is missing") }
    defer { line = line[line.endIndex...] }
    return String(line)
  }

  /// Reads the rest of the line as an id.
  mutating func id() throws(TraceFault) -> ItemID { ItemID(text: try rest("an id"), folders: folders) }

  /// Reads the next word as an id.
  mutating func nextID() throws(TraceFault) -> ItemID { ItemID(text: String(try next("an id")), folders: folders) }

  /// Skips the next word and returns true if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard line.prefix(while: { !$0.isWhitespace }) == word else { return false }
    line = line.dropFirst(word.count)
    skipBlanks()
    return true
  }

  func end() throws(TraceFault) {
    guard isAtEnd else { throw TraceFault(place: place, words: "\(line) is too much") }
  }
}
