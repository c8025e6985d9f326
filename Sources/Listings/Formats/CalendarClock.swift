import FormatBridge
import Posix

/// Converts between moments and what clocks in the zones of a calendar show.
struct CalendarClock {
  let parser: CalendarParser

  /// The moment of a time, in seconds since 1970. A time without a zone is in this one.
  func second(of time: CalendarTime, in zone: CalendarTime.Zone = .floating) -> Int {
    second(ofWall: time.wall, in: time.zone == .floating ? zone : time.zone)
  }

  func second(ofWall wall: Int, in zone: CalendarTime.Zone) -> Int {
    switch zone {
    case .utc: wall
    case .floating: WallClock.second(ofFloating: wall)
    case .named(let name): parser.second(ofWall: wall, in: name)
    }
  }

  func wall(ofSecond second: Int, in zone: CalendarTime.Zone) -> Int {
    switch zone {
    case .utc: second
    case .floating: WallClock.floating(ofSecond: second)
    case .named(let name): parser.wall(ofSecond: second, in: name)
    }
  }

  /// When an occurrence begins that a property of an appointment names. It is that of a day if the appointment takes whole days,
  /// and has the usual time of day if the property has only a date.
  func second(ofOccurrence time: CalendarTime, startingAs start: CalendarTime) -> Int {
    let midnight = time.dayNumber * CalendarTime.day
    if start.isDate { return second(ofWall: midnight, in: .floating) }
    guard time.isDate else { return second(of: time, in: start.zone) }
    return second(ofWall: midnight + start.wall - start.dayNumber * CalendarTime.day, in: start.zone)
  }

  /// When an occurrence ends that begins at this moment; nil if the end is missing.
  func end(of appointment: CalendarAppointment, from second: Int) -> Int? {
    guard let start = appointment.start else { return nil }
    if let end = appointment.end {
      // Whole days have 23 or 25 hours when clocks change.
      if start.zone == .floating, end.zone == .floating {
        return WallClock.second(ofFloating: wall(ofSecond: second, in: .floating) + end.wall - start.wall)
      }
      return second + self.second(of: end, in: start.zone) - self.second(of: start)
    }
    guard let duration = appointment.duration else { return nil }
    guard duration.days != 0 else { return second + duration.seconds }
    let wall = wall(ofSecond: second, in: start.zone) + duration.days * CalendarTime.day
    return self.second(ofWall: wall, in: start.zone) + duration.seconds
  }

  /// The end of an occurrence that says none after its start: that of the day, or an hour later.
  func usualEnd(from second: Int, isDate: Bool) -> Int {
    guard isDate else { return second + Self.usualDuration }
    return WallClock.second(ofFloating: wall(ofSecond: second, in: .floating) + CalendarTime.day)
  }

  /// In seconds.
  private static let usualDuration = 3600
}
