/// Searches of one topic with their expected results, as text.
///
/// Each line is `query · locale · history · results`. `#` starts a comment. In a query, `␣` stands for a space at its
/// start or end. The history is `-`, or a list of:
/// - `firefox 100@-30`: launched so often that the score was 100 on the day of the last launch, 30 days ago;
/// - `"ff" firefox 2`: chosen twice for the text `ff`;
/// - `removed gimp`: removed from the home screen;
/// - `at 3 konsole`: the position on the home screen;
/// - `default firefox browser`: the preferred application for a purpose.
///
/// The results are the first ones, in order: applications, and actions as `id:action` among the actions. `+id` has to
/// be found at any place, and `!id` at none. `nothing` means that nothing is found.
struct GoldenSearches: CustomStringConvertible {
  /// What the searches are about.
  let topic: String
  /// The searches as text.
  let text: String

  var description: String { topic }

  init(_ topic: String, _ text: String) {
    (self.topic, self.text) = (topic, text)
  }

  /// All topics.
  static let all = [
    names, words, fields, frecencies, sections, typingErrors, letters, cyrillic, greek, chinese, asian, untranslated,
    noise, purposes, comments, guesses, wishes, western, eastern, nearEastern,
  ]

  /// The lines without comments.
  var lines: [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}
