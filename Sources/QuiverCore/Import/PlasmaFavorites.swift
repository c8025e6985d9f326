import FormatBridge
import Freedesktop
import KeyFile

/// The favourites of Plasma's menus, Kickoff and Kicker (`kastatsfavoritesmodel.cpp`). Plasma's service for activities keeps them in a
/// database, and menus keep their order in a file.
enum PlasmaFavorites {
  /// The favourites of the user; nil if there are none.
  static func names(_ directories: BaseDirectories) -> [String]? {
    let order = try? StoredHome.bytes(of: "\(directories.configHome)/kactivitymanagerd-statsrc")
    return names(
      ordered: order.flatMap { ordered(in: String(decoding: $0, as: UTF8.self)) },
      linked: linked(inDatabase: "\(directories.dataHome)/kactivitymanagerd/resources/database"))
  }

  /// The favourites, in order: those that the database has, first as the file orders them. Without one of the two, those of the other. nil
  /// if there are none.
  static func names(ordered: [String]?, linked: [String]?) -> [String]? {
    guard let linked else { return ordered }
    if linked.isEmpty { return nil }
    let (known, first) = (Set(linked), ordered ?? [])
    let placed = Set(first)
    return first.filter(known.contains) + linked.filter { !placed.contains($0) }
  }

  /// The order in the text of `kactivitymanagerd-statsrc`. Those of all activities count before those of one, and newer menus before
  /// older ones. nil if there is none.
  static func ordered(in text: String) -> [String]? {
    let file = KeyFile(text)
    let groups = file.groups.filter { $0.hasPrefix("Favorites-org.kde.plasma.") }.reversed()
    let sorted = groups.filter { $0.hasSuffix("-global") } + groups.filter { !$0.hasSuffix("-global") }
    let entries = file.entries
    let lists = sorted.compactMap { group in entries[group]?.last { $0.key == "ordering" }?.value }
      .map { $0.split(separator: ",").map { name(ofLink: String($0)) } }
    return lists.first { !$0.isEmpty }
  }

  /// The links in the database of `kactivitymanagerd` (`Database.cpp`), those of all activities first. nil if there is no such database.
  static func linked(inDatabase file: String) -> [String]? {
    SQLiteDatabase.texts(
      in: file,
      by: """
        SELECT targettedResource FROM ResourceLink WHERE initiatingAgent = 'org.kde.plasma.favorites.applications' \
        GROUP BY targettedResource ORDER BY MAX(usedActivity = ':global') DESC, MIN(rowid)
        """
    )?.map(name)
  }

  private static func name(ofLink link: String) -> String {
    let prefix = "applications:"
    return link.hasPrefix(prefix) ? String(link.dropFirst(prefix.count)) : link
  }
}
