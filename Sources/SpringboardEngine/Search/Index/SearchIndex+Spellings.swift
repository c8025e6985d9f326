/// Texts in other alphabets can be searched in Latin letters too, and Arabic ones without the article.
extension SearchIndex {
  /// The largest number of pinyin spellings of a text.
  private static let spellingLimit = 4

  /// Adds the Latin spellings of a text whose folded form is at `range`.
  mutating func addSpellings(_ range: Range<Int>, _ add: (inout SearchIndex, Range<Int>, Term.Form) -> Void) {
    if let words = ArabicArticle.removed(from: texts.bytes[range]) {
      add(&self, append(words.split(separator: FoldedTexts.space).map(Array.init)), .written)
    }
    let scalars = String(decoding: texts.bytes[range], as: UTF8.self).unicodeScalars
    if let script = scalars.lazy.compactMap(Romanization.script).first {
      let words = scalars.split(separator: " ").map { Romanization.latin(of: $0) }
      add(&self, append(words), .latin)
      let keys = words.map { Romanization.phoneticKey($0[...], as: script) }
      add(&self, script == .kana ? append(keys.map { $0[...] }) : append(keys), Term.Form(script))
    }
    if scalars.contains(where: \.isIdeograph) {
      for spelling in Self.pinyin(of: scalars) { add(&self, append(spelling), .latin) }
    }
  }

  private mutating func append(_ words: [[UInt8]]) -> Range<Int> {
    let start = texts.bytes.count
    for word in words {
      if texts.bytes.count > start { texts.append(folded: CollectionOfOne(FoldedTexts.space), isStart: false) }
      texts.append(folded: word, isStart: true)
    }
    return start..<texts.bytes.count
  }

  /// The syllables of a spelling, and other characters between them.
  private typealias Spelling = [ArraySlice<UInt8>]

  private mutating func append(_ spelling: Spelling) -> Range<Int> {
    let start = texts.bytes.count
    for part in spelling { texts.append(folded: part, isStart: part.first != FoldedTexts.space) }
    return start..<texts.bytes.count
  }

  /// The spellings that the readings of the characters result in, the most common one first.
  private static func pinyin(of scalars: String.UnicodeScalarView) -> [Spelling] {
    var spellings: [Spelling] = [[]]
    for scalar in scalars {
      let readings = Pinyin.shared.readings(of: scalar)
      let others = readings.dropFirst().flatMap { reading in spellings.map { $0 + [reading] } }
      let first = readings.first ?? scalar.utf8[...]
      spellings = Array((spellings.map { $0 + [first] } + others).prefix(spellingLimit))
    }
    return spellings
  }
}

extension SearchIndex.Term.Form {
  fileprivate init(_ script: Romanization.Script) {
    switch script {
    case .cyrillic: self = .looseCyrillic
    case .greek: self = .looseGreek
    case .kana: self = .looseKana
    }
  }
}

extension Unicode.Scalar {
  fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}
