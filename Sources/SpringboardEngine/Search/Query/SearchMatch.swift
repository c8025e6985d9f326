/// Why a result was found.
public struct SearchMatch: Hashable, Sendable {
  /// How well a query matches a text, the best first.
  public enum Tier: Int8, CaseIterable, Sendable {
    /// The result was chosen for the same text at least twice before.
    case learnt
    /// The text is equal.
    case exact
    /// The application is the preferred one for the purpose that the query names.
    case preferred
    /// Each word of the query is a word of the text, in the same order.
    case wholeWords
    /// The text begins with the query.
    case prefix
    /// Each word of the query begins a word of the text.
    case wordPrefixes
    /// The query consists of beginnings of words of the text, as `gimp` for GNU Image Manipulation Program.
    case initials
    /// The query is found where a part of a word begins, as in `LibreOffice`.
    case wordPartPrefix
    /// The query is found anywhere.
    case inside
    /// The keys of the query, in another keyboard layout, begin the text or a word of it.
    case otherLayout
    /// The letters of the query are found in order, with small gaps.
    case subsequence
    /// The query has typing errors.
    case typingError
  }

  /// How well the query matches.
  public var tier: Tier
  /// The text that matches.
  public var field: SearchField

  /// Creates a reason.
  public init(_ tier: Tier, _ field: SearchField) {
    (self.tier, self.field) = (tier, field)
  }
}

/// A text by which an application is found, the most important first.
public enum SearchField: Int8, CaseIterable, Sendable {
  /// The name in the user's language.
  case name
  /// The name without translation.
  case untranslatedName
  /// The name of the program.
  case program
  /// The kind of application.
  case genericName
  /// A keyword.
  case keyword
  /// The kind of application without translation.
  case untranslatedGenericName
  /// A keyword without translation.
  case untranslatedKeyword
  /// The name of an action.
  case action
  /// A purpose of the application.
  case purpose
  /// The sentence that describes the application.
  case comment
  /// The sentence that describes the application, without translation.
  case untranslatedComment
}

extension SearchMatch: CustomStringConvertible {
  /// The reason in English, for other programs and for tests: `prefix of name`.
  public var description: String {
    tier == .learnt ? "chosen before" : "\(tier.words) \(field.words)"
  }
}

extension SearchMatch.Tier {
  fileprivate var words: String {
    switch self {
    case .learnt: "chosen before for"
    case .exact: "equal to"
    case .preferred: "preferred for"
    case .wholeWords: "words of"
    case .prefix: "prefix of"
    case .wordPrefixes, .initials: "beginnings of words of"
    case .wordPartPrefix: "beginning of a part of"
    case .inside: "inside"
    case .otherLayout: "beginning, in another keyboard layout, of"
    case .subsequence: "letters of"
    case .typingError: "similar to"
    }
  }
}

extension SearchField {
  fileprivate var words: String {
    switch self {
    case .name: "name"
    case .untranslatedName: "untranslated name"
    case .program: "program"
    case .genericName: "generic name"
    case .keyword: "keyword"
    case .untranslatedGenericName: "untranslated generic name"
    case .untranslatedKeyword: "untranslated keyword"
    case .action: "action"
    case .purpose: "purpose"
    case .comment: "comment"
    case .untranslatedComment: "untranslated comment"
    }
  }
}

extension SearchMatch {
  /// Lower is better. Matches of equal cost are ordered by habit and then by ``Candidate/tieBreak``.
  ///
  /// The tier decides, then the field; but a prefix of the name is better than all others, so that typing more of a name
  /// never moves it down. Only an application for which the query is a whole word, or which is the preferred one for the
  /// purpose that the query names, may come before. A later word of the name that begins with the query is better than a
  /// keyword that does, but not than a keyword that is equal.
  var cost: Int {
    switch (tier, field) {
    case (.learnt, _): -1
    case (.exact, .name): 0
    case (.preferred, _): 1
    case (.exact, .untranslatedName): 1
    case (.exact, .program), (.exact, .genericName): 2
    case (.wholeWords, .name), (.prefix, .name), (.exact, .purpose): 2
    case (.wholeWords, .untranslatedName), (.prefix, .untranslatedName): 4
    case (.wholeWords, .comment), (.wholeWords, .untranslatedComment): 58 + weight
    case (.prefix, .purpose): 35
    case (.wordPrefixes, .name): 9
    case (.prefix, .keyword): 10
    case (.wordPrefixes, .untranslatedName): 11
    case (.exact, _), (.prefix, _): weight * 2 + (tier == .exact ? 0 : 1)
    case (.wholeWords, _), (.wordPrefixes, _), (.initials, _): 20 + weight
    case (.wordPartPrefix, _): 40 + weight
    case (.inside, _): 50 + weight
    case (.otherLayout, _): 70 + weight
    case (.subsequence, _): 80 + weight
    case (.typingError, _): 90 + weight
    }
  }

  private var weight: Int { Int(field.rawValue) }

  /// Whether another text than a sentence has the query, so that it need not be guessed what was meant.
  var isSure: Bool { tier.rawValue < Tier.otherLayout.rawValue && !field.isComment }

  /// Whether it is good enough if the query was put in other words: whole words are found, or their beginnings.
  var suitsRewording: Bool { tier.rawValue <= Tier.wordPrefixes.rawValue }

  /// A limit of all costs.
  static let costLimit = 100
}
