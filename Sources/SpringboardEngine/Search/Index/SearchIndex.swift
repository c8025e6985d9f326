/// The texts of all applications, prepared for searching. It is made when the user first searches, and again when the
/// applications have changed.
public struct SearchIndex: Sendable {
  /// The data of an application that the search needs. The values are plain, because copies of them are frequent.
  struct Application: Sendable {
    /// The terms of its names, the first of which is the name that it shows.
    var names: Range<Int32>
    /// Its other terms, in the order of their fields. Those of its actions are the last ones.
    var others: Range<Int32> = 0..<0
    /// The terms of the sentence that describes it.
    var comments: Range<Int32> = 0..<0
    /// The first term of its actions.
    var firstAction: Int32 = 0
    /// The purposes of the application.
    var purposes: PurposeSet
    /// The purposes for which it is the preferred application.
    var preferredFor: PurposeSet
    /// Whether it removes another application. Such results come after others that match as well.
    var isRemover: Bool
    /// Whether it shows some settings. It comes after the application that it sets up.
    var isSettingsPanel: Bool

    /// The terms of its actions.
    var actions: Range<Int32> { firstAction..<others.upperBound }
  }

  /// What an application must have to match a query. Most applications are rejected by it alone, so that it lies apart from
  /// their other data.
  struct Filter: Sendable {
    /// The letters of all its terms in their usual spelling, without those of its comments.
    var letters = LetterSet()
    /// The letters of its names in their usual spelling.
    var nameLetters = LetterSet()
    /// The letters of all its terms in loose spelling.
    var looseLetters = LetterSet()
    /// The words of its comments.
    var commentWords = WordFilter()
  }

  /// A text by which an application is found.
  struct Term: Sendable {
    var start: Int32
    var length: Int16
    var field: SearchField
    var form: Form
    /// The index of the action, for an action's name.
    var action: UInt8
    var letters: LetterSet
    /// The letters with which its words and their parts begin.
    var initials: LetterSet

    /// How the text is spelled.
    enum Form: UInt8, Sendable {
      /// As it is written.
      case written
      /// In Latin letters, because it is written in others.
      case latin
      /// Cyrillic letters in loose Latin spelling.
      case looseCyrillic
      /// Greek letters in loose Latin spelling.
      case looseGreek
      /// Kana in loose Latin spelling, without spaces.
      case looseKana
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  /// The ids of the applications, in the order of ``applications``.
  var ids: [ItemID] = []
  /// The ids of the actions of each application that has some.
  var actions: [Int: [String]] = [:]
  var applications: [Application] = []
  /// The filter of each application.
  var filters: [Filter] = []
  /// The names of all applications, then their other terms. Typing errors and other keyboard layouts are searched in names
  /// only, which takes less time where they are next to each other.
  var terms: [Term] = []
  var texts = FoldedTexts()

  /// Prepares the texts of some applications.
  public init(_ items: [AppItem]) {
    let count = items.count
    ids.reserveCapacity(count)
    applications.reserveCapacity(count)
    filters.reserveCapacity(count)
    terms.reserveCapacity(count * Self.usualTerms)
    texts.reserve(count * Self.usualBytes)
    add(items.span)
  }

  private static let usualTerms = 12
  private static let usualBytes = 120
}
