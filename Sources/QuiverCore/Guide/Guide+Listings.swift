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
    let window = now - Self.secondsBefore..<now + Self.secondsAfter
    let channels = listings.channels.map { Guide.Channel($0, in: window) }
    let spans = channels.flatMap(\.programmes).map(\.span)
    let start = min(spans.map(\.start).min() ?? Double(now), Double(now - 3600))
    let end = max(spans.map(\.end).max() ?? Double(now), Double(now + Self.leastSecondsAfter))
    let hours = LocalHours.hours(in: max(window.lowerBound, Int(start))..<min(window.upperBound, Int(end)))
    self.init(
      channels: channels, hours: hours.map { Hour(start: Double($0.start), hour: $0.hour) },
      days: LocalHours.days(of: hours, named: Strings.dayFormat).map { Day(start: Double($0.start), name: $0.name) },
      halves: Self.halves)
  }

  /// The guide reaches from a day before the present until two weeks after it, as far as there are programmes, and at least
  /// some hours.
  private static let (secondsBefore, secondsAfter) = (86_400, 14 * 86_400)
  private static let leastSecondsAfter = 6 * 3600

  /// The time in which appointments are looked for.
  package static func window(around now: Int) -> Range<Int> { now - secondsBefore..<now + secondsAfter }

  /// nil if the user's language has a clock with twenty-four hours.
  private static var halves: Halves? {
    guard WallClock.localeFormats.time.contains("%p") || WallClock.localeFormats.time.contains("%r") else { return nil }
    return Halves(morning: "am", afternoon: "pm")
  }
}

extension Guide.Channel {
  /// What is outside of a window is left out.
  fileprivate init(_ channel: ListedChannel, in window: Range<Int>) {
    let programmes = channel.programmes.filter { $0.stop > window.lowerBound && $0.start < window.upperBound }
    self.init(
      id: channel.id, name: channel.name, canBeOpened: channel.address != nil,
      programmes: programmes.map(Guide.Programme.init))
  }
}

extension Guide.Programme {
  fileprivate init(_ programme: ListedProgramme) {
    let share = programme.clump.map { TimelineSpan.Share(index: $0.index, count: $0.count) }
    self.init(
      title: programme.title, subtitle: programme.subtitle, summary: programme.summary,
      span: TimelineSpan(start: Double(programme.start), end: Double(programme.stop), share: share))
  }
}
