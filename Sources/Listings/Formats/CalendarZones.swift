import FormatBridge

/// The time zones of a calendar: those that it defines, and those of the system. libical gets each one as a component with a
/// name of its own, because it does not find all names, and may have no zones itself.
struct CalendarZones {
  private let parser: CalendarParser
  /// The texts of the components `VTIMEZONE` by the names that they define.
  private var definitions: [String: [UInt8]] = [:]
  /// The zones that were looked for, by the names in the calendar.
  private var known: [String: CalendarTime.Zone] = [:]
  private var count = 0
  /// No calendar has more zones.
  private static let limit = 1000

  init(_ parser: CalendarParser, _ components: [[UInt8]]) {
    self.parser = parser
    for component in components {
      guard let (name, text) = Self.definition(component) else { continue }
      definitions[Self.key(name)] = definitions[Self.key(name)] ?? text
    }
  }

  /// The zone of a time as libical knows it: `floating` if it is unknown.
  mutating func zone(named name: String) -> CalendarTime.Zone {
    let key = Self.key(name)
    if let zone = known[key] { return zone }
    guard known.count < Self.limit else { return .floating }
    let zone = added(name, key) ?? .floating
    known[key] = zone
    return zone
  }

  private mutating func added(_ name: String, _ key: String) -> CalendarTime.Zone? {
    let id = "zone\(count)"
    let text =
      definitions[key].map { "BEGIN:VTIMEZONE\nTZID:\(id)\n\(CalendarText($0).string)END:VTIMEZONE\n" }
      ?? SystemZones.zone(named: Self.plain(name))?.component(named: id)
    guard let text, parser.addZone(text, named: id) else { return nil }
    count += 1
    return .named(id)
  }

  private static func key(_ name: String) -> String { plain(name).lowercased() }

  /// A name without quotes, backslashes, and blanks at both ends.
  private static func plain(_ name: String) -> String {
    name.filter { !"\"\\".contains($0) }.collapsingWhitespace
  }

  /// The name that a component defines, and the lines between its name and its end; nil if it does not say how far clocks are
  /// ahead.
  private static func definition(_ component: [UInt8]) -> (name: String, text: [UInt8])? {
    var (name, text, hasOffset) = (String?.none, [UInt8](), false)
    for line in component.split(separator: UInt8(ascii: "\n")).dropFirst().dropLast() {
      let property = CalendarProperty(line)
      switch property.name {
      case "TZID": name = name ?? CalendarText(property.value).string
      case "BEGIN", "END", "DTSTART", "RDATE", "TZOFFSETFROM", "TZOFFSETTO", "RRULE":
        // libical would count each second since the start.
        let isFrequent = property.name == "RRULE" && CalendarParser.isTooFrequent(rule: property.word)
        hasOffset = hasOffset || property.name == "TZOFFSETTO"
        if !isFrequent { text += line + [UInt8(ascii: "\n")] }
      default: break
      }
    }
    guard let name, hasOffset else { return nil }
    return (name, text)
  }
}
