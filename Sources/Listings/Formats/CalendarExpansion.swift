import FormatBridge
import Posix

/// Finds the occurrences of appointments in a window of time.
struct CalendarExpansion {
  private let parser: CalendarParser
  private let clock: CalendarClock
  private let window: Range<Int>
  private let limits: ReadingLimits
  /// The title of private appointments; nil to show them as others.
  private let privateTitle: String?
  private(set) var problems: ProblemList
  /// The line of the first appointment that is not UTF-8.
  private(set) var otherEncoding: Int?

  init(
    _ parser: CalendarParser, window: Range<Int>, _ limits: ReadingLimits, privateTitle: String?,
    _ problems: ProblemList
  ) {
    (self.parser, clock) = (parser, CalendarClock(parser: parser))
    (self.window, self.limits, self.privateTitle, self.problems) = (window, limits, privateTitle, problems)
  }

  /// An appointment with its texts.
  private struct Reading {
    let appointment: CalendarAppointment
    var texts: Programme
    /// When its occurrences begin, in seconds since 1970.
    var starts: [Int]
  }

  mutating func programmes(of series: CalendarSeries) -> [Programme] {
    var programmes: [Programme] = []
    for replacement in series.replacements where !replacement.appointment.isCancelled {
      guard let reading = read(replacement.appointment, of: series) else { continue }
      programmes += reading.starts.compactMap { programme(reading, at: $0) }
    }
    guard let usual = series.usual, !usual.isCancelled, let start = usual.start,
      let reading = read(usual, of: series, beyond: reach(of: series))
    else { return programmes }
    var exceptions = CalendarExceptions(usual.exceptions, startingAs: start, clock)
    exceptions.add(series.replacements.compactMap(\.appointment.replaces))
    let starts = reading.starts.filter { !exceptions.contains($0) }
    let lasting = series.lasting
    let first = lasting.first?.second ?? .max
    let unchanged = starts.prefix { $0 < first }
    programmes += unchanged.compactMap { programme(reading, at: $0) }
    return programmes + following(starts[unchanged.endIndex...], lasting, of: series, in: start.zone)
  }

  /// The occurrences that `RANGE=THISANDFUTURE` replaces (RFC 5545, 3.8.4.4): they are as much later as the one that it names.
  /// A replacement that has a rule itself has its own occurrences.
  private mutating func following(
    _ starts: ArraySlice<Int>, _ lasting: [CalendarSeries.Replacement], of series: CalendarSeries,
    in zone: CalendarTime.Zone
  ) -> [Programme] {
    var (programmes, rest) = ([Programme](), starts)
    let shifts = shifts(of: series)
    for (index, replacement) in lasting.enumerated() {
      let end = index + 1 < lasting.count ? lasting[index + 1].second : .max
      let replaced = rest.prefix { $0 < end }
      rest = rest[replaced.endIndex...]
      let appointment = replacement.appointment
      guard !replaced.isEmpty, !appointment.isCancelled, appointment.takesPlaceOnce,
        let reading = read(appointment, of: series, always: true)
      else { continue }
      programmes += replaced.compactMap { start in
        let wall = clock.wall(ofSecond: start, in: zone) + shifts[index]
        return programme(reading, at: clock.second(ofWall: wall, in: zone))
      }
    }
    return programmes
  }

  /// How far from the window an occurrence can be that lasting replacements move into it, in seconds.
  private func reach(of series: CalendarSeries) -> Int {
    zip(series.lasting, shifts(of: series)).map { replacement, shift in
      guard let start = replacement.appointment.start else { return 0 }
      let second = clock.second(of: start)
      return abs(shift) + end(of: replacement.appointment, from: second) - second
    }.max() ?? 0
  }

  /// How much later occurrences are because of each lasting replacement, in seconds that a clock in their zone shows.
  private func shifts(of series: CalendarSeries) -> [Int] {
    guard let zone = series.usual?.start?.zone else { return [] }
    return series.lasting.map { replacement in
      guard let start = replacement.appointment.start else { return 0 }
      return clock.wall(ofSecond: clock.second(of: start, in: zone), in: zone)
        - clock.wall(ofSecond: replacement.second, in: zone)
    }
  }
}

extension CalendarExpansion {
  /// Reads the texts and finds the occurrences, and reports what is wrong; nil if it cannot be read or is not in the window.
  /// `always`: it was read before, and is read again wherever it is. `distance` is that around the window within which occurrences are found, in seconds.
  private mutating func read(
    _ appointment: CalendarAppointment, of series: CalendarSeries, beyond distance: Int = 0, always: Bool = false
  ) -> Reading? {
    guard let start = appointment.start else { return nil }
    let first = clock.second(of: start)
    let isWrong = clock.end(of: appointment, from: first).map { $0 < first } ?? false
    let length = end(of: appointment, from: first) - first
    let isOutside = first >= window.upperBound + distance || first + length <= window.lowerBound - distance
    if appointment.takesPlaceOnce, isOutside, !isWrong, !always { return nil }
    // Times without a zone are converted only later.
    let range =
      window.lowerBound - distance - length - CalendarTime.day..<window.upperBound + distance + CalendarTime.day
    let text = CalendarText(appointment.lines)
    if !text.isUTF8 { otherEncoding = otherEncoding ?? appointment.line }
    guard let event = parser.event(appointment.text(text.string), in: range, limit: limits.programmes + 1) else {
      problems.add(.noStart, line: appointment.line)
      return nil
    }
    let isPrivate = privateTitle != nil && series.isPrivate(appointment)
    let texts = isPrivate ? Programme(start: 0, stop: 0, title: privateTitle ?? "") : self.texts(of: event)
    if !always { report(event, of: appointment, title: isPrivate ? texts.title : event.summary, isNegative: isWrong) }
    let starts =
      appointment.hasRule
      ? event.starts.map { start.zone == .floating ? WallClock.second(ofFloating: $0) : $0 } : [first]
    let additions = appointment.additions.map { clock.second(ofOccurrence: $0, startingAs: start) }
    let all = Set(starts).union(additions).sorted().prefix(limits.programmes + 1)
    return Reading(appointment: appointment, texts: texts, starts: Array(all))
  }

  private mutating func report(
    _ event: CalendarParser.Event, of appointment: CalendarAppointment, title: String, isNegative: Bool
  ) {
    if isNegative { problems.add(.negativeDuration(title), line: appointment.line) }
    if event.isTooFrequent { problems.add(.tooFrequent(title), line: appointment.line) }
    if appointment.hasRule, !event.isRecurring { problems.add(.recurrence(title), line: appointment.line) }
  }

  private func texts(of event: CalendarParser.Event) -> Programme {
    Programme(
      start: 0, stop: 0, title: text(event.summary), subtitle: text(event.location), summary: text(event.description),
      categories: event.categories.map(text))
  }

  private func text(_ text: String) -> String { text.collapsingWhitespace.limited(to: limits.text) }

  /// nil if it is not in the window.
  private func programme(_ reading: Reading, at start: Int) -> Programme? {
    let end = end(of: reading.appointment, from: start)
    guard start < window.upperBound, end > window.lowerBound else { return nil }
    var programme = reading.texts
    (programme.start, programme.stop) = (start, end)
    return programme
  }

  private func end(of appointment: CalendarAppointment, from start: Int) -> Int {
    if let end = clock.end(of: appointment, from: start), end > start { return end }
    return clock.usualEnd(from: start, isDate: appointment.start?.isDate == true)
  }
}

/// The occurrences of an appointment that do not take place, or are replaced.
struct CalendarExceptions {
  private let start: CalendarTime
  private let clock: CalendarClock
  private var seconds: Set<Int> = []
  /// All occurrences of these days in the zone of the appointment, in days since 1970.
  private var days: Set<Int> = []

  init(_ times: [CalendarTime], startingAs start: CalendarTime, _ clock: CalendarClock) {
    (self.start, self.clock) = (start, clock)
    add(times)
  }

  mutating func add(_ times: [CalendarTime]) {
    for time in times {
      if time.isDate || start.isDate {
        days.insert(time.dayNumber)
      } else {
        seconds.insert(clock.second(of: time, in: start.zone))
      }
    }
  }

  func contains(_ second: Int) -> Bool {
    if seconds.contains(second) { return true }
    return !days.isEmpty && days.contains(CalendarTime.dayNumber(ofWall: clock.wall(ofSecond: second, in: start.zone)))
  }
}
