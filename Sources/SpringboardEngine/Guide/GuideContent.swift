import CollectionEngine

/// A guide prepared for lookups: the rows of the layout, the programmes by index and by id, and local times. It is made when
/// the host provides a guide, not when a view changes.
struct GuideContent: Equatable, Sendable {
  let channels: [Guide.Channel]
  let rows: [TimelineRow]
  let hours: [Guide.Hour]
  private let days: [Guide.Day]
  private let dayPeriods: Guide.DayPeriods?
  /// All hours of which the local time is known.
  private let clockHours: [Guide.Hour]
  private let rowsByChannel: [String: Int]

  init(_ guide: Guide) {
    channels = guide.channels
    rows = channels.map(\.row)
    (hours, days, dayPeriods) = (guide.hours, guide.days, guide.dayPeriods)
    clockHours = (guide.hours + guide.outerHours).sorted { $0.start < $1.start }
    rowsByChannel = Dictionary(
      channels.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The time that the guide shows; nil if there is none.
  var time: Range<Double>? {
    guard let first = hours.first, let last = hours.last, last.start.isFinite else { return nil }
    return first.start..<last.start + 3600
  }

  var isEmpty: Bool { channels.isEmpty || time == nil }

  func programme(at index: ItemIndex) -> Guide.Programme? {
    channels.element(at: index.section)?.programmes.element(at: index.item)
  }

  func id(at index: ItemIndex) -> ItemID? {
    guard let programme = programme(at: index) else { return nil }
    let (channel, start) = (channels[index.section], Int(programme.span.start))
    // Programmes with the same start follow each other, but for those that share a slot with others.
    let before = channel.programmes[..<index.item].reversed().prefix { $0.span.part.lowerBound >= Double(start) }
    let number = 1 + before.count { $0.isShowing(of: programme.title, at: start) }
    return .programme(ProgrammeID(title: programme.title, start: start, channel: channel.id, number: number))
  }

  /// Where a programme is; nil if it is not in the guide.
  func index(of id: ItemID) -> ItemIndex? {
    guard let wanted = id.programme, let row = rowsByChannel[wanted.channel] else { return nil }
    let programmes = channels[row].programmes
    let first = programmes.indices.bisection { programmes[$0].span.part.lowerBound >= Double(wanted.start) }
    var left = wanted.number
    for item in first..<programmes.count where programmes[item].isShowing(of: wanted.title, at: wanted.start) {
      left -= 1
      if left == 0 { return ItemIndex(section: row, item: item) }
    }
    return nil
  }

  func channel(of id: ItemID) -> Guide.Channel? {
    id.programme.flatMap { row(ofChannel: $0.channel) }.map { channels[$0] }
  }

  /// The row of a channel; nil if there is no such channel.
  func row(ofChannel id: String) -> Int? { rowsByChannel[id] }
}

/// The local time.
extension GuideContent {
  /// The time of day, such as “20:15”.
  func timeText(at moment: Double) -> String {
    guard let hour = hour(at: moment) else { return "" }
    let minutes = Int((moment - hour.start) / 60).clamped(to: 0...59)
    let padded = minutes < 10 ? "0\(minutes)" : "\(minutes)"
    guard let dayPeriods else { return "\(hour.hour):\(padded)" }
    let period = hour.hour < 12 ? dayPeriods.morning : dayPeriods.afternoon
    return "\((hour.hour + 11) % 12 + 1):\(padded) \(period)"
  }

  /// The start and the end of a programme, such as “20:15 – 21:00”, with the days if it takes a day or more, and with its day if
  /// that is another one than the day of a moment.
  func timeRangeText(of programme: Guide.Programme, on moment: Double? = nil) -> String {
    let (start, end) = (programme.span.start, programme.span.end)
    let (day, times) = (dayName(at: start), "\(timeText(at: start)) – \(timeText(at: end))")
    if end - start >= Self.longTime {
      return "\(day) \(timeText(at: start)) – \(dayName(at: end)) \(timeText(at: end))"
    }
    return moment.map { dayName(at: $0) != day } == true ? "\(day), \(times)" : times
  }

  /// In seconds.
  private static let longTime = 86_400.0

  /// The name of the day of a moment.
  func dayName(at moment: Double) -> String {
    let next = days.indices.bisection { days[$0].start > moment }
    return days.element(at: max(0, next - 1))?.name ?? ""
  }

  /// The same time of another day, or the nearest one if that day has no such hour; nil if the guide does not show it.
  func moment(_ moment: Double, addingDays days: Int) -> Double? {
    guard let hour = hour(at: moment) else { return nil }
    let wanted = moment + Double(days) * 86_400
    let near = hours.filter { abs($0.start - (hour.start + Double(days) * 86_400)) <= 2 * 3600 }
    let same = near.first { $0.hour == hour.hour }
    guard let time, !near.isEmpty else { return nil }
    let found = same.map { $0.start + moment - hour.start } ?? wanted
    return time.contains(found) ? found : nil
  }

  /// The times that are multiples of some minutes: of parts of an hour, or of several hours of the day.
  func marks(everyMinutes step: Int) -> [Double] {
    guard let time, step > 0 else { return [] }
    if step >= 60 { return hours.filter { $0.hour % (step / 60) == 0 }.map(\.start) }
    return hours.enumerated().flatMap { number, hour in
      let end = hours.element(at: number + 1)?.start ?? time.upperBound
      return stride(from: hour.start, to: end, by: Double(step) * 60)
    }
  }

  private func hour(at moment: Double) -> Guide.Hour? {
    let next = clockHours.indices.bisection { clockHours[$0].start > moment }
    return clockHours.element(at: max(0, next - 1))
  }
}

extension Guide.Programme {
  /// Whether the programme runs at a moment, or begins within the minute after it.
  func isRunning(at minute: Double) -> Bool { span.start < minute + 60 && minute < span.end }

  fileprivate func isShowing(of title: String, at start: Int) -> Bool {
    Int(span.start) == start && self.title == title
  }
}
