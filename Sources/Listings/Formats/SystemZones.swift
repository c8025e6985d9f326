import Posix

/// The time zones of the system's database, by the names that calendars use for them.
enum SystemZones {
  private static let directory = "/usr/share/zoneinfo"

  /// Finds a zone; nil if it is unknown. Programs write prefixes, such as `/freeassociation.sourceforge.net/Europe/Berlin` and
  /// `tzone://Microsoft/Utc`, blanks for underscores, and another case.
  static func zone(named name: String) -> ZoneFile? {
    var candidate = name[...]
    while true {
      if let zone = exactZone(named: String(candidate)) { return zone }
      guard let slash = candidate.firstIndex(of: "/") else { return nil }
      candidate = candidate[candidate.index(after: slash)...]
    }
  }

  private static func exactZone(named name: String) -> ZoneFile? {
    if let name = WindowsZones.systemName(of: name) { return file(named: name) }
    return file(named: name.replacing(" ", with: "_")) ?? offset(name).map(ZoneFile.init(offset:))
  }

  private static func file(named name: String) -> ZoneFile? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.count < 128, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\0") }) else {
      return nil
    }
    return ZoneFile(path: "\(directory)/\(name)") ?? spelled(parts).flatMap(ZoneFile.init(path:))
  }

  /// The path of a zone whose name is in another case.
  private static func spelled(_ parts: [Substring]) -> String? {
    var path = directory
    for part in parts {
      let name = part.lowercased()
      guard let item = DirectoryReader(path)?.items().first(where: { $0.name.lowercased() == name }) else { return nil }
      path += "/\(item.name)"
    }
    return path
  }

  /// The seconds by which `UTC+05:30`, `GMT-3`, `(UTC+02:00)` or `+0200` is ahead of UTC.
  private static func offset(_ name: String) -> Int? {
    var text = name.uppercased().filter { !" ()".contains($0) }[...]
    for prefix in ["UTC", "GMT", "Z"] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
      if text.isEmpty { return 0 }
      break
    }
    guard let sign = text.popFirst(), "+-\u{2212}".contains(sign) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { ":.".contains($0) }
    let digits = parts.count == 1 && text.count > 2 ? [text.dropLast(2), text.suffix(2)] : parts
    let numbers = digits.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard (1...2).contains(numbers.count), numbers.count == digits.count, numbers[0] < 15, numbers.last ?? 0 < 60 else {
      return nil
    }
    return (sign == "+" ? 1 : -1) * (numbers[0] * 3600 + (numbers.count > 1 ? numbers[1] * 60 : 0))
  }
}
