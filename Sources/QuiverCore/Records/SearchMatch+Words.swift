import SpringboardEngine

extension SearchMatch {
  /// The reason in the user's language, such as `name: beginning`.
  var words: String { tier == .learnt ? tier.words : tr("%1$s: %2$s", field.words, tier.words) }
}

extension SearchMatch.Tier {
  /// What a text of an application has to do with the text that was searched for.
  fileprivate var words: String {
    switch self {
    case .learnt: trc("search result", "chosen before")
    case .exact: trc("search result", "equal")
    case .preferred: trc("search result", "preferred application")
    case .wholeWords: trc("search result", "whole words")
    case .prefix: trc("search result", "beginning")
    case .wordPrefixes, .initials: trc("search result", "beginnings of words")
    case .wordPartPrefix: trc("search result", "beginning of a part of a word")
    case .inside: trc("search result", "inside")
    case .otherLayout: trc("search result", "keys of another keyboard layout")
    case .subsequence: trc("search result", "letters with gaps")
    case .typingError: trc("search result", "typing errors")
    }
  }
}

extension SearchField {
  /// The text of an application.
  fileprivate var words: String {
    switch self {
    case .name: trc("search result", "name")
    case .untranslatedName: trc("search result", "untranslated name")
    case .program: trc("search result", "program")
    case .genericName: trc("search result", "generic name")
    case .keyword: trc("search result", "keyword")
    case .untranslatedGenericName: trc("search result", "untranslated generic name")
    case .untranslatedKeyword: trc("search result", "untranslated keyword")
    case .action: trc("search result", "action")
    case .purpose: trc("search result", "purpose")
    case .comment: trc("search result", "comment")
    case .untranslatedComment: trc("search result", "untranslated comment")
    }
  }
}
