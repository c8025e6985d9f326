/// The article of Arabic words, which people leave out when they search: `إعدادات` for `الإعدادات`.
enum ArabicArticle {
  /// Alef and lam in UTF-8.
  private static let article = Array("ال".utf8)
  /// The number of bytes from which a word with the article is not a short word that begins with the same letters. Each
  /// letter has two bytes.
  private static let leastLength = 10

  /// A folded text without the articles of its words; nil if there is none.
  static func removed(from text: ArraySlice<UInt8>) -> [UInt8]? {
    let words = text.split(separator: FoldedTexts.space, omittingEmptySubsequences: false)
    guard words.contains(where: hasArticle) else { return nil }
    let parts = words.map { hasArticle($0) ? $0.dropFirst(article.count) : $0 }
    return Array(parts.joined(separator: CollectionOfOne(FoldedTexts.space)))
  }

  private static func hasArticle(_ word: ArraySlice<UInt8>) -> Bool {
    word.count >= leastLength && word.starts(with: article)
  }
}
