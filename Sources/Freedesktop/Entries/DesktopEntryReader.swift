import KeyFile

/// Finds the byte ranges of the values of a desktop entry, and chooses the best translation of each. It reads the text
/// once and makes no strings.
struct DesktopEntryReader {
  /// The byte ranges of the values of one group.
  struct Places {
    private var values = [Range<Int>?](repeating: nil, count: DesktopKey.allCases.count)
    private var ranks = [Int](repeating: .max, count: DesktopKey.allCases.count)
    /// The values without translation that a translation has replaced, or that were not as good as it.
    private var replaced: [DesktopKey: Range<Int>] = [:]

    subscript(key: DesktopKey) -> Range<Int>? { values[key.rawValue] }

    /// Where the value without translation is, if there is a translation.
    subscript(untranslated key: DesktopKey) -> Range<Int>? { replaced[key] }

    /// Keeps the value if its translation is at least as good as the previous one. A lower rank is better. A later
    /// value replaces an equally good one, as in GKeyFile.
    mutating func offer(_ value: Range<Int>, for key: DesktopKey, rank: Int) {
      let (best, untranslated) = (ranks[key.rawValue], DesktopEntryReader.untranslated)
      if best < untranslated, rank == untranslated { replaced[key] = value }
      guard rank <= best else { return }
      if best == untranslated, rank < untranslated { replaced[key] = values[key.rawValue] }
      values[key.rawValue] = value
      ranks[key.rawValue] = rank
    }
  }

  struct Action {
    var id: Range<Int>
    var places = Places()
  }

  private enum Group {
    case entry, other
    case action(Int)
  }

  private static let entryHeader = Array("Desktop Entry".utf8)
  private static let actionHeader = Array("Desktop Action ".utf8)
  /// The rank of an untranslated value, which every translation replaces.
  fileprivate static let untranslated = Int.max - 1

  private(set) var places = Places()
  private(set) var actions: [Action] = []
  private var group = Group.other

  init(_ text: Span<UInt8>, locale: LocaleMatch) {
    var lexer = KeyFileLexer(text)
    while let line = lexer.next(in: text) {
      switch line.content {
      case .header(let name): enter(name, in: text)
      case .pair(let key, let translation, let value): take(key, translation, value, in: text, locale)
      case .blank, .comment, .junk: continue
      }
    }
  }

  private mutating func enter(_ name: Range<Int>, in text: Span<UInt8>) {
    let prefix = Self.actionHeader
    if name.count == Self.entryHeader.count, text.equals(Self.entryHeader, in: name) {
      group = .entry
    } else if name.count > prefix.count, text.equals(prefix, in: name) {
      group = .action(indexOfAction(name.dropFirst(prefix.count), in: text))
    } else {
      group = .other
    }
  }

  private mutating func indexOfAction(_ id: Range<Int>, in text: Span<UInt8>) -> Int {
    let known = actions.firstIndex { $0.id.count == id.count && zip($0.id, id).allSatisfy { text[$0] == text[$1] } }
    if let known { return known }
    actions.append(Action(id: id))
    return actions.count - 1
  }

  private mutating func take(
    _ key: Range<Int>, _ translation: Range<Int>?, _ value: Range<Int>, in text: Span<UInt8>, _ locale: LocaleMatch
  ) {
    if case .other = group { return }
    guard let rank = translation.map({ locale.rank(text, $0) }) ?? Self.untranslated,
      let key = DesktopKey(text, key), translation == nil || key.isLocalised, text.isUTF8(in: value)
    else { return }
    switch group {
    case .entry: places.offer(value, for: key, rank: rank)
    case .action(let index): actions[index].places.offer(value, for: key, rank: rank)
    case .other: break
    }
  }
}

extension Span where Element == UInt8 {
  fileprivate func isUTF8(in range: Range<Int>) -> Bool {
    (try? UTF8Span(validating: extracting(range))) != nil
  }
}
