/// Favourites that other menus keep as a list.
enum FavoriteList {
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
