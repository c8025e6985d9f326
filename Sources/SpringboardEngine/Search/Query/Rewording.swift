/// Other ways to write a query, which are tried when it finds nothing.
enum Rewording {
  /// The rewordings of a folded text, each of which differs from it.
  static func all(of needle: Needle) -> [[UInt8]] {
    let words = needle.words.map { needle.bytes[$0.range] }
    let kept = words.filter { !SmallWords.shared.contains($0) }
    let withoutSmallWords = kept.isEmpty ? words : kept
    let candidates = [
      withoutSmallWords, words.map(withoutElision), words.map(withoutHebrewArticle), words.map(withUmlauts),
    ]
    return candidates.filter { $0 != words }.map { Array($0.joined(separator: CollectionOfOne(FoldedTexts.space))) }
  }

  /// The number of bytes from which a word may have an article before it, with that.
  private static let leastLength = 6

  /// `l'horloge` and `d'écran`, whose apostrophe is not there in a folded text.
  private static func withoutElision(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let letters = "ld".utf8, vowels = "aeiouhy".utf8
    guard word.count >= leastLength, letters.contains(word[word.startIndex]), vowels.contains(word[word.startIndex + 1])
    else { return word }
    return word.dropFirst()
  }

  /// `הדפדפן` for `דפדפן`.
  private static func withoutHebrewArticle(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let article = Array("ה".utf8)
    guard word.count >= leastLength + article.count, word.starts(with: article) else { return word }
    return word.dropFirst(article.count)
  }

  /// `aufraeumen` for `aufräumen`, which is folded to `aufraumen`.
  private static func withUmlauts(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var letters: [UInt8] = []
    for letter in word where letter != UInt8(ascii: "e") || !"aou".utf8.contains(letters.last ?? letter) {
      letters.append(letter)
    }
    return letters[...]
  }
}
