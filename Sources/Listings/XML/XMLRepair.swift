import FormatBridge

/// Makes a well-formed document of one that nearly is, before expat reads it, which gives up at the first fault. It takes UTF-8 in
/// pieces, and the lines of its result are those of the document.
///
/// Its result is one element without comments and processing instructions. Characters that XML forbids are left out, bytes that
/// are not UTF-8 are read in the traditional encoding of the user's language, and elements that are not closed end with the element
/// around them. A document after the first one continues its outermost element.
struct XMLRepair {
  typealias Fault = ListingsProblem.Fault
  typealias Report = (fault: Fault, position: XMLReader.Position)

  /// The bytes that were not complete, and the present piece.
  var bytes: [UInt8] = []
  /// The next byte to look at.
  var index = 0
  /// The first byte that is not in the result.
  private var copied = 0
  private var result: [UInt8] = []
  /// Whether nothing follows the present piece.
  private(set) var isLast = false
  private(set) var position = RepairPosition()
  private(set) var reports: [Report] = []
  /// The elements that are open.
  var open = ElementStack()
  /// How far the document is.
  var phase = Phase.start
  var hasDocumentType = false
  /// Whether the rest of the document is not read, which was reported.
  var isRefused = false
  /// Whether anything outside of the outermost element was reported.
  var hasReportedOutside = false
  /// The attributes of the present tag.
  var attributes: [TagAttribute] = []
  /// The characters of the bytes that are not UTF-8, from 0x80.
  let upperHalf: [[UInt8]]

  enum Phase {
    /// Nothing has been read but a byte order mark.
    case start
    case beforeRoot
    case inRoot
    /// The outermost element has ended. Its end tag is left out until the end of all.
    case afterRoot
  }

  /// Languages: those of the user.
  init(languages: [String]) { upperHalf = LegacyEncoding.upperHalf(for: languages) }

  /// Returns what can be passed to expat now. The last piece ends all elements that are open.
  ///
  /// - Throws: If a tag or a comment is too long, or if entities are declared, which is reported.
  mutating func read(_ piece: [UInt8], isLast: Bool) throws(XMLReader.Fault) -> [UInt8] {
    self.isLast = isLast
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    result.removeAll(keepingCapacity: true)
    (index, copied) = (0, 0)
    let isComplete = readAll()
    if !isRefused, bytes.count - index > Self.longestToken {
      report(.tooMuch(.bytesOfTag, limit: Self.longestToken))
      isRefused = true
    }
    if isRefused { throw .stopped }
    copy(to: index)
    if isLast { finish(isComplete) }
    position.beginPiece(at: index, in: bytes)
    bytes.removeFirst(index)
    return result
  }

  /// The largest tag or comment in bytes. What is incomplete is looked at again from its beginning for each further piece.
  static let longestToken = 1 << 20

  /// Returns false at something whose end is missing.
  private mutating func readAll() -> Bool {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") ? readMarkup() : readText() else { return false }
    }
    return true
  }

  private mutating func finish(_ isComplete: Bool) {
    if !isComplete || phase == .inRoot { report(.unfinished) }
    skip(to: bytes.count)
    while let name = open.pop() { result += "</".utf8 + name + ">".utf8 }
  }

  /// Returns the reports since the last call.
  mutating func takeReports() -> [Report] {
    defer { reports = [] }
    return reports
  }
}

extension XMLRepair {
  /// Takes what is before a byte into the result.
  mutating func copy(to end: Int) {
    if copied < end { result += bytes[copied..<end] }
    copied = max(copied, end)
  }

  /// Replaces what is between the index and `end`.
  mutating func replace(to end: Int, by replacement: some Collection<UInt8>) {
    copy(to: index)
    result += replacement
    position.shift(by: Self.columns(bytes[index..<end]) - Self.columns(replacement), before: end, in: bytes)
    (index, copied) = (end, end)
  }

  /// Leaves out what is between the index and `end`, but not its line breaks.
  mutating func skip(to end: Int) {
    replace(to: end, by: bytes[index..<end].filter { $0 == UInt8(ascii: "\n") })
  }

  /// The number of characters behind the last line break.
  private static func columns(_ text: some Collection<UInt8>) -> Int {
    text.reduce(0) { $1 == UInt8(ascii: "\n") ? 0 : $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Reports a fault at a byte, by default at the index. Reports are made in the order of their places.
  mutating func report(_ fault: Fault, at place: Int? = nil) {
    reports.append((fault, position.place(of: place ?? index, in: bytes)))
  }
}
