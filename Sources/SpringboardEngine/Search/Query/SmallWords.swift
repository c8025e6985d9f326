/// Articles and other small words, which people type in sentences and names seldom have: `burn a cd`, `la calculatrice`.
struct SmallWords: Sendable {
  private let words: Set<[UInt8]>

  static let shared = SmallWords()

  private init() {
    words = Set(Self.list.split(whereSeparator: \.isWhitespace).map { FoldedTexts.fold($0.utf8.span) })
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(Array(word)) }

  /// In English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish and Greek.
  private static let list = """
    a an the to of my for with in on from and
    der die das den dem ein eine einen mit für von zu und
    le la les un une des de du en et
    el los las una del al y
    il lo i gli uno di per e
    o os as um uma do da para
    het een van en
    ett att med
    ο η το οι τα του της των
    """
}
