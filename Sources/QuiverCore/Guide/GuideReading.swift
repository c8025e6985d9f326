import Listings
import Posix

/// Reads the files of the guide. This is done in a process of its own, since the files come from others.
package enum GuideReading {
  /// Reads a file, and finds its problems. Private appointments get the title `privateTitle`; nil to read them as others.
  package static func read(
    _ file: GuideFiles.File, languages: [String], window: Range<Int>, privateTitle: String?
  ) -> (content: GuideFileContent, problems: [ListingsProblem]) {
    let (listings, problems) = Listings.read(
      file.path, languages: languages, window: window, privateTitle: privateTitle)
    return (GuideFileContent(file, listings, isComplete: !problems.contains { $0.fault.suggestsPartialFile }), problems)
  }

  /// The languages of the user, such as `de`, from the variables of the locale.
  package static func languages(in variables: [String: String]) -> [String] {
    let lists = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }
    let names = lists.flatMap { $0.split(separator: ":") }.map(language(of:)).filter { $0.count > 1 && $0 != "POSIX" }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The language of a locale such as `de_AT.UTF-8`.
  private static func language(of locale: Substring) -> String {
    String(locale.prefix { !"_.@".contains($0) })
  }
}
