/// The contents of the programme guide, ready to be laid out: the rows of the layout, and the lists that the index paths of
/// its cells refer to. It is made when the contents change, not when the view does.
struct GuideContent: Equatable, Sendable {
  let channels: [Guide.Channel]
  let rows: [TimelineRow]
  let hours: [Guide.Hour]
  private let days: [Guide.Day]
  private let halves: Guide.Halves?
  private let rowsByChannel: [String: Int]

  init(_ guide: Guide) {
    channels = guide.channels.map(\.sorted)
    rows = channels.map { TimelineRow($0.programmes.map(\.span)) }
    (hours, days, halves) = (guide.hours, guide.days, guide.halves)
    rowsByChannel = Dictionary(
      channels.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The time that the guide shows; nil if there is none.
  var time: Range<Double>? {
    guard let first = hours.first, let last = hours.last, last.start.isFinite else { return nil }
    return first.start..<last.start + 3600
  }

  var isEmpty: Bool { channels.isEmpty || time == nil }

  func programme(at index: IndexPath) -> Guide.Programme? {
    channels.element(at: index.section)?.programmes.element(at: index.item)
  }

  func id(at index: IndexPath) -> ItemID? {
    guard let programme = programme(at: index) else { return nil }
    return ItemID(programme: programme.title, at: Int(programme.span.start), on: channels[index.section].id)
  }

  /// Where a programme is; nil if it is not in the guide.
  func index(of id: ItemID) -> IndexPath? {
    guard let (channel, start, title) = id.programme, let row = rowsByChannel[channel] else { return nil }
    let programmes = channels[row].programmes
    func isFound(_ item: Int) -> Bool {
      Int(programmes[item].span.start) == start && programmes[item].title == title
    }
    var item = programmes.indices.bisection { programmes[$0].span.slot.lowerBound >= Double(start) }
    while item < programmes.count, programmes[item].span.slot.lowerBound < Double(start + 1) {
      if isFound(item) { return IndexPath(section: row, item: item) }
      item += 1
    }
    // Those that share a slot are in the order of their parts of it, some of which are later than the start.
    return programmes.indices.first(where: isFound).map { IndexPath(section: row, item: $0) }
  }

  func channel(of id: ItemID) -> Guide.Channel? {
    id.programme.flatMap { rowsByChannel[$0.channel] }.map { channels[$0] }
  }
}

/// The local time.
extension GuideContent {
  /// The time of day, such as “20:15”.
  func clock(at moment: Double) -> String {
    guard let hour = hour(at: moment) else { return "" }
    let minutes = Int((moment - hour.start) / 60).clamped(to: 0...59)
    let padded = minutes < 10 ? "0\(minutes)" : "\(minutes)"
    guard let halves else { return "\(hour.hour):\(padded)" }
    let half = hour.hour < 12 ? halves.morning : halves.afternoon
    return "\((hour.hour + 11) % 12 + 1):\(padded) \(half)"
  }

  /// The start and the end of a programme, such as “20:15 – 21:00”.
  func times(of programme: Guide.Programme) -> String {
    "\(clock(at: programme.span.start)) – \(clock(at: programme.span.end))"
  }

  /// The name of the day of a moment.
  func day(at moment: Double) -> String {
    let next = days.indices.bisection { days[$0].start > moment }
    return days.element(at: max(0, next - 1))?.name ?? ""
  }

  /// The same time of another day, or the nearest one if that day has no such hour; nil if the guide does not show it.
  func moment(_ moment: Double, onDayByStep step: Int) -> Double? {
    guard let hour = hour(at: moment) else { return nil }
    let wanted = moment + Double(step) * 86_400
    let near = hours.filter { abs($0.start - (hour.start + Double(step) * 86_400)) <= 2 * 3600 }
    let same = near.first { $0.hour == hour.hour }
    guard let time, !near.isEmpty else { return nil }
    let found = same.map { $0.start + moment - hour.start } ?? wanted
    return time.contains(found) ? found : nil
  }

  private func hour(at moment: Double) -> Guide.Hour? {
    let next = hours.indices.bisection { hours[$0].start > moment }
    return hours.element(at: max(0, next - 1))
  }
}

extension Guide.Channel {
  /// The channel with its programmes in the order of the spans of a ``TimelineRow``, without those it would leave out.
  fileprivate var sorted: Guide.Channel {
    var channel = self
    channel.programmes = programmes.filter { $0.span.isFinite }.sorted { $0.span < $1.span }
    return channel
  }
}
