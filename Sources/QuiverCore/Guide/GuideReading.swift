import Listings
import Posix

/// Reads the files of the guide into one list of channels. This is done in a process of its own, since the files come from
/// others.
package enum GuideReading {
  /// Channels with programmes from all files, and what is wrong with the files. A playlist determines the order of the
  /// channels; rooms come last.
  package static func read(
    _ files: [(kind: GuideFiles.Kind, path: String)], languages: [String], window: Range<Int>
  ) -> (listings: Listings, problems: [ListingsProblem]) {
    var (byKind, problems) = ([GuideFiles.Kind: Listings](), [ListingsProblem]())
    for (kind, path) in files {
      let found = Listings.read(path, languages: languages, window: window)
      byKind[kind, default: Listings()] = byKind[kind, default: Listings()].adding(found.listings)
      problems += found.problems
    }
    let channels = (byKind[.listings] ?? Listings()).joined(with: byKind[.playlist] ?? Listings())
    return (channels.adding(byKind[.rooms] ?? Listings()), problems)
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
