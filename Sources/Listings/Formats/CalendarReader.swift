/// Reads iCalendar files (RFC 5545): the appointments of a room.
enum CalendarReader {
  static func read(
    _ source: inout ListingsSource, path: String, window: Range<Int>, _ limits: ReadingLimits,
    _ problems: inout ProblemList
  ) -> Listings {
    Listings()
  }
}
