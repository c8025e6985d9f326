import CollectionEngine
import Listings
import Posix
import SpringboardEngine

/// Inside of the guide, these names are those of its own types.
private typealias ListedChannel = Channel
private typealias ListedProgramme = Programme

extension Guide {
  /// The guide of listings around a moment, in the time zone and the language of this process. It takes a while; call it on
  /// another thread.
  package init(_ listings: Listings, around now: Int) {
    let window = Self.window(around: now)
    let programmes = listings.channels.map { $0.programmes.filter { $0.overlaps(window) } }
    let times = programmes.joined().lazy.map { ($0.start, $0.stop) }
    let start = times.reduce(now - 3600) { min($0, $1.0) }
    let end = times.reduce(now + Self.leastSecondsAfter) { max($0, $1.1) }
    let hours = LocalHours.hours(in: max(window.lowerBound, start)..<min(window.upperBound, end))
    let shown = hours[0].start..<hours[hours.count - 1].start + 3600
    let outside = times.filter { !shown.contains($0.0) || !shown.contains($0.1) }
    let outer = LocalHours.hours(at: outside.flatMap { [$0, $1] } + [shown.upperBound], outside: shown)
    let all = outer.filter { $0.start < now } + hours + outer.filter { $0.start > now }
    self.init(
      channels: zip(listings.channels, programmes).map { Channel($0, $1, in: shown) },
      hours: hours.map(Hour.init),
      days: LocalHours.days(of: all, named: Strings.dayFormat).map { Day(start: Double($0.start), name: $0.name) },
      outerHours: outer.map(Hour.init), dayPeriods: Self.dayPeriods)
  }

  /// The guide reaches from a day ago until two weeks from now, as far as there are programmes, and at least
  /// some hours.
  private static let (secondsBefore, secondsAfter) = (86_400, 14 * 86_400)
  private static let leastSecondsAfter = 6 * 3600

  /// The time in which appointments are looked for.
  package static func window(around now: Int) -> Range<Int> { now - secondsBefore..<now + secondsAfter }

  /// nil if the user's language has a clock with twenty-four hours.
  private static var dayPeriods: DayPeriods? {
    guard WallClock.localeFormats.time.contains("%p") || WallClock.localeFormats.time.contains("%r") else { return nil }
    return WallClock.dayPeriods.map { DayPeriods(morning: $0.morning, afternoon: $0.afternoon) }
  }
}

extension LocalHours {
  /// The hours of moments that are not in a range of full hours, in order.
  fileprivate static func hours(at moments: [Int], outside shown: Range<Int>) -> [Hour] {
    let hours = Set(moments).filter { !shown.contains($0) }.map(hour(at:)).filter { !shown.contains($0.start) }
    return Dictionary(hours.map { ($0.start, $0) }, uniquingKeysWith: { first, _ in first }).values
      .sorted { $0.start < $1.start }
  }
}

extension Guide.Hour {
  fileprivate init(_ hour: LocalHours.Hour) { self.init(start: Double(hour.start), hour: hour.hour) }
}

extension Guide.Channel {
  /// A channel of which only the address is known has one programme during all the time that is shown, with which it can be
  /// opened.
  fileprivate init(_ channel: ListedChannel, _ programmes: [ListedProgramme], in shown: Range<Int>) {
    let canBeOpened = channel.address != nil
    let found = programmes.map(Guide.Programme.init)
    let placeholder = Guide.Programme(
      title: Strings.noProgrammes, span: TimelineSpan(start: Double(shown.lowerBound), end: Double(shown.upperBound)),
      isPlaceholder: true)
    self.init(
      id: channel.id, name: channel.name, canBeOpened: canBeOpened,
      programmes: found.isEmpty && canBeOpened ? [placeholder] : found)
  }
}

extension ListedProgramme {
  fileprivate func overlaps(_ window: Range<Int>) -> Bool { stop > window.lowerBound && start < window.upperBound }
}

extension Guide.Programme {
  fileprivate init(_ programme: ListedProgramme) {
    let share = programme.clump.map { TimelineSpan.SlotShare(index: $0.index, count: $0.count) }
    self.init(
      title: programme.title, subtitle: programme.subtitle, summary: programme.summary,
      span: TimelineSpan(start: Double(programme.start), end: Double(programme.stop), share: share))
  }
}
