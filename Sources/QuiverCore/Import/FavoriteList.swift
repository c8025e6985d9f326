import KeyFile

/// Favourites that other menus keep as a list.
enum FavoriteList {
  /// Plasma's Kickoff and Kicker: the order of the favourites in `kactivitymanagerd-statsrc` (`kastatsfavoritesmodel.cpp`). Those of all
  /// activities count before those of one, and newer menus before older ones. nil if there are none.
  static func plasma(_ text: String) -> [String]? {
    let file = KeyFile(text)
    let groups = file.groups.filter { $0.hasPrefix("Favorites-org.kde.plasma.kick") }.reversed()
    let sorted = groups.filter { $0.hasSuffix("-global") } + groups.filter { !$0.hasSuffix("-global") }
    let entries = file.entries
    let lists = sorted.compactMap { group in entries[group]?.last { $0.key == "ordering" }?.value }
      .map { $0.split(separator: ",").map { plasmaName(String($0)) } }
    return lists.first { !$0.isEmpty }
  }

  private static func plasmaName(_ link: String) -> String {
    let prefix = "applications:"
    return link.hasPrefix(prefix) ? String(link.dropFirst(prefix.count)) : link
  }

  /// Xfce's Whisker menu: a line in its own file until 2.7, and afterwards an array in the panel's (`settings.cpp`).
  static func whisker(_ text: String) -> [String]? {
    if let menu = text.firstRange(of: "value=\"whiskermenu\"") {
      return array("favorites", in: text[menu.upperBound...])
    }
    let key = "favorites="
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix(key) }) else { return nil }
    return line.dropFirst(key.count).split(separator: ",").map(String.init)
  }

  /// The values of an array of xfconf, in its XML.
  private static func array(_ name: String, in text: Substring) -> [String]? {
    guard let start = text.firstRange(of: "name=\"\(name)\"") else { return nil }
    let array = text[start.upperBound...]
    let content = array.firstRange(of: "</property>").map { array[..<$0.lowerBound] } ?? array
    return content.split(separator: "<value ").dropFirst().compactMap { element in
      guard let value = element.firstRange(of: "value=\"") else { return nil }
      return String(element[value.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }
  }

  /// The pins of nwg-drawer and nwg-dock: an id on each line, of the drawer with `.desktop`. nil if a line is no id.
  static func lines(_ text: String) -> [String]? {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let areIDs = lines.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "._-+@".contains($0) } }
    guard areIDs, !lines.isEmpty else { return nil }
    return lines.map(String.init)
  }
}
