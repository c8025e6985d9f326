import CollectionEngine

/// A programme guide as the host provides it: channels or rooms, what happens there, and the hours of the local time.
public struct Guide: Equatable, Sendable {
  /// The channels from top to bottom. Each one is a row.
  public var channels: [Channel]
  /// The full hours of the local time without gaps, in order. The guide shows the time from the first one to an hour after
  /// the last one.
  public var hours: [Hour]
  /// The days of all hours, in order.
  public var days: [Day]
  /// Hours before and after those, in which programmes begin or end.
  public var outerHours: [Hour]
  /// The texts for a clock with twelve hours; nil for one with twenty-four.
  public var dayPeriods: DayPeriods?

  /// Creates a guide, by default without contents.
  public init(
    channels: [Channel] = [], hours: [Hour] = [], days: [Day] = [], outerHours: [Hour] = [],
    dayPeriods: DayPeriods? = nil
  ) {
    (self.channels, self.hours, self.days) = (channels, hours, days)
    (self.outerHours, self.dayPeriods) = (outerHours, dayPeriods)
  }

  /// A channel, or a room.
  public struct Channel: Equatable, Sendable {
    /// Identifies the channel in the listings.
    public var id: String
    /// The name of the channel, for the user.
    public var name: String
    /// Whether it has an address that can be opened.
    public var canBeOpened: Bool
    /// The programmes in the order of their spans.
    public let programmes: [Programme]
    /// The spans of the programmes, laid out.
    let row: TimelineRow

    /// Creates a channel. Programmes whose times are not finite are left out. With many programmes it takes a while, since they
    /// are sorted and laid out; call it on another thread.
    public init(id: String, name: String, canBeOpened: Bool = false, programmes: [Programme] = []) {
      (self.id, self.name, self.canBeOpened) = (id, name, canBeOpened)
      self.programmes = programmes.filter { $0.span.isFinite }.sorted { $0.span < $1.span }
      row = TimelineRow(sorted: self.programmes.map(\.span))
    }
  }

  /// A programme or an appointment.
  public struct Programme: Equatable, Sendable {
    /// The title of the programme.
    public var title: String
    /// The title of the episode, or the place; empty for nothing.
    public var subtitle: String
    /// A longer description; empty for nothing.
    public var summary: String
    /// The time of the programme, and its place among those that share its slot.
    public var span: TimelineSpan
    /// Whether it only says that nothing is known of what the channel shows. A search does not find it.
    public var isPlaceholder: Bool

    /// Creates a programme.
    public init(
      title: String, subtitle: String = "", summary: String = "", span: TimelineSpan, isPlaceholder: Bool = false
    ) {
      (self.title, self.subtitle, self.summary) = (title, subtitle, summary)
      (self.span, self.isPlaceholder) = (span, isPlaceholder)
    }
  }

  /// The start of an hour of the local time.
  public struct Hour: Equatable, Sendable {
    /// In seconds since the beginning of 1970 in UTC.
    public var start: Double
    /// The hour of the day, 0...23.
    public var hour: Int

    /// Creates an hour.
    public init(start: Double, hour: Int) { (self.start, self.hour) = (start, hour) }
  }

  /// A day of the local time.
  public struct Day: Equatable, Sendable {
    /// In seconds since the beginning of 1970 in UTC.
    public var start: Double
    /// The name of the day for the user, such as “Wed 25 Nov”.
    public var name: String

    /// Creates a day.
    public init(start: Double, name: String) { (self.start, self.name) = (start, name) }
  }

  /// The texts of a clock with twelve hours, such as “am” and “pm”.
  public struct DayPeriods: Equatable, Sendable {
    /// Before noon.
    public var morning: String
    /// After noon.
    public var afternoon: String

    /// Creates texts.
    public init(morning: String, afternoon: String) { (self.morning, self.afternoon) = (morning, afternoon) }
  }
}
