import FormatBridge

/// A text in several languages.
struct LocalizedText {
  private var texts: [(text: String, language: String)] = []

  mutating func add(_ text: String, _ language: String) {
    if !text.isEmpty { texts.append((text, language)) }
  }

  /// All texts in their order.
  var all: [String] { texts.map(\.text) }

  /// The text in the first of these languages that there is, or else the first one; nil if there is none.
  func best(for languages: [String]) -> String? {
    if texts.count > 1 {
      for language in languages {
        if let found = texts.first(where: { Self.isVariant($0.language, of: language) }) { return found.text }
      }
    }
    return texts.first?.text
  }

  /// Whether a language is another one, or one of its variants, such as `en_GB` or `en-GB` of `en`.
  private static func isVariant(_ name: String, of language: String) -> Bool {
    name == language || (name.hasPrefix(language) && "_-".contains(name[language.endIndex...].prefix(1)))
  }
}

/// A programme while its element is being read.
struct ProgrammeDraft {
  let channel: String
  let start: Int
  /// nil if the file does not say when it ends.
  let stop: Int?
  let clump: Programme.Clump?
  /// Where it begins in the file.
  let position: XMLReader.Position?
  private var titles = LocalizedText()
  private var subtitles = LocalizedText()
  private var summaries = LocalizedText()
  private var categories: [String] = []

  init(channel: String, start: Int, stop: Int?, clump: Programme.Clump?, position: XMLReader.Position?) {
    (self.channel, self.start, self.stop, self.clump, self.position) = (channel, start, stop, clump, position)
  }

  mutating func add(_ text: String, _ language: String, of element: String) {
    switch element {
    case "title": titles.add(text, language)
    case "sub-title": subtitles.add(text, language)
    case "desc": summaries.add(text, language)
    case "category": if !text.isEmpty { categories.append(text) }
    default: break
    }
  }

  /// The programme in the language of the user. Without a valid end it ends where it starts, until the next programme is
  /// known.
  func programme(for languages: [String]) -> Programme {
    Programme(
      start: start, stop: max(stop ?? start, start), title: titles.best(for: languages) ?? "",
      subtitle: subtitles.best(for: languages) ?? "", summary: summaries.best(for: languages) ?? "",
      categories: categories, clump: clump)
  }
}

extension String {
  /// Without white space at both ends, and with single blanks for all other white space. White space is that of XML, since
  /// asking Unicode takes longer than all other parts of reading.
  var collapsingWhitespace: String {
    var (last, isCollapsed) = (UInt8(ascii: " "), true)
    for byte in utf8 where isCollapsed {
      isCollapsed = byte > 0x20 || byte == 0x20 && last != 0x20
      last = byte
    }
    if isCollapsed, last != 0x20 || isEmpty { return self }
    var (bytes, endsWord) = ([UInt8](), false)
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 where byte > 0x20 || !bytes.isEmpty {
      if byte > 0x20, endsWord { bytes.append(0x20) }
      if byte > 0x20 { bytes.append(byte) }
      endsWord = byte <= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The beginning of a text that has at most this many bytes.
  func limited(to count: Int) -> String {
    guard utf8.count > count else { return self }
    return String(decoding: utf8.prefix(count), as: UTF8.self).trimmingReplacement
  }

  /// Without the replacement character of a character that was cut off.
  private var trimmingReplacement: String { hasSuffix("\u{FFFD}") ? String(dropLast()) : self }
}
