import Freedesktop
import Testing

@Suite("Differences between catalogues")
struct WatchDifferenceTests {
  /// A catalogue from text: `a` is shown, `a*` is shown with another name, `(a)` is not shown.
  func catalogue(_ picture: String) -> Catalogue {
    Catalogue(
      listings: picture.split(separator: " ").map { word in
        let id = word.filter(\.isLetter)
        let entry = DesktopEntry(id: id, file: "/\(id)", name: word.hasSuffix("*") ? "new" : "old")
        return .init(entry: entry, reason: word.hasPrefix("(") ? .noDisplay : nil)
      })
  }

  @Test(
    "Shown entries are inserted, removed or changed",
    arguments: [
      ("a b c", "a b c", "", "", ""),
      ("", "b a", "a b", "", ""),
      ("a b c", "b", "", "a c", ""),
      ("a b c", "a b* d", "d", "c", "b"),
      ("a (b)", "(a) b", "b", "a", ""),
      ("(a)", "(a*)", "", "", ""),
      ("a (a*)", "a (a)", "", "", ""),
    ])
  func difference(old: String, new: String, inserted: String, removed: String, changed: String) {
    let difference = CatalogueDifference(from: catalogue(old), to: catalogue(new))
    #expect(difference.inserted.joined(separator: " ") == inserted)
    #expect(difference.removed.joined(separator: " ") == removed)
    #expect(difference.changed.joined(separator: " ") == changed)
    #expect(difference.isEmpty == (inserted + removed + changed).isEmpty)
  }
}
