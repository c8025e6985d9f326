/// Other ways to write a query, which are tried when it is not sure what was meant.
enum Rewording {
  /// The rewordings of a folded text, each of which differs from it and has three letters, or two of a script with thousands.
  /// `hasApostrophe`: the text had one before it was folded.
  static func all(of needle: Needle, hasApostrophe: Bool) -> [[UInt8]] {
    let words = needle.words.map { needle.bytes[$0.range] }
    let kept = words.filter { !SmallWords.shared.contains($0) }
    let withoutElisions = hasApostrophe ? kept.map(withoutElision) : kept
    var texts: [[UInt8]] = []
    for reworded in [kept, withoutElisions, kept.map(withoutHebrewArticle), kept.map(withUmlauts)] {
      let text = Array(reworded.joined(separator: CollectionOfOne(FoldedTexts.space)))
      if text != needle.bytes, text.count >= leastCount, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// In bytes.
  private static let leastCount = 3
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
    var (letters, previous) = ([UInt8](), (UInt8(0), UInt8(0)))
    for letter in word {
      let isUmlaut = letter == UInt8(ascii: "e") && "aou".utf8.contains(previous.1) && previous.0 != UInt8(ascii: "q")
      if !isUmlaut { letters.append(letter) }
      previous = (previous.1, letter)
    }
    return letters[...]
  }
}
