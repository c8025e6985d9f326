/// The texts of all applications, prepared for searching. It is made when the user first searches, and again when the
/// applications have changed.
public struct SearchIndex: Sendable {
  /// The data of an application that the search needs. The values are plain, because copies of them are frequent.
  struct Application: Sendable {
    var terms: Range<Int32>
    /// The terms of its actions, which are the last ones of ``terms``.
    var actions: Range<Int32>
    /// The terms of the sentence that describes it, which are not among the others.
    var comments: Range<Int32> = 0..<0
    /// The purposes of the application.
    var purposes: PurposeSet
    /// The purposes for which it is the preferred application.
    var preferredFor: PurposeSet
    /// The letters of all its terms in their usual spelling.
    var letters = LetterSet()
    /// The letters of all its terms in loose spelling.
    var looseLetters = LetterSet()
    /// The words of its comments.
    var commentWords = WordFilter()
    /// Whether it removes another application. Such results come after others that match as well.
    var isRemover: Bool
    /// Whether it shows some settings. It comes after the application that it sets up.
    var isSettingsPanel: Bool
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
  /// The terms of each application are next to each other; its name is the first one.
  var terms: [Term] = []
  var texts = FoldedTexts()

  /// Prepares the texts of some applications.
  public init(_ items: some Sequence<AppItem>) {
    let count = items.underestimatedCount
    ids.reserveCapacity(count)
    applications.reserveCapacity(count)
    terms.reserveCapacity(count * Self.usualTerms)
    texts.reserve(count * Self.usualBytes)
    for item in items { add(item) }
  }

  private static let usualTerms = 12
  private static let usualBytes = 120
}
