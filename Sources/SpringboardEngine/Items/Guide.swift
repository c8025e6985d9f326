/// The contents of a programme guide: channels or rooms, what happens there, and the hours of the local time.
public struct Guide: Equatable, Sendable {
  /// The channels from top to bottom. Each one is a row.
  public var channels: [Channel]
  /// The full hours of the local time without gaps, in order. The guide shows the time from the first one to an hour after
  /// the last one.
  public var hours: [Hour]
  /// The days in order.
  public var days: [Day]
  /// The texts before and after noon for a clock with twelve hours; nil for one with twenty-four.
  public var halves: Halves?

  /// Creates a guide, by default without contents.
  public init(channels: [Channel] = [], hours: [Hour] = [], days: [Day] = [], halves: Halves? = nil) {
    (self.channels, self.hours, self.days, self.halves) = (channels, hours, days, halves)
  }

  /// A channel, or a room.
  public struct Channel: Equatable, Sendable {
    /// Identifies it in the listings.
    public var id: String
    /// Its name, for the user.
    public var name: String
    /// Whether it has an address that can be opened.
    public var canBeOpened: Bool
    /// The programmes in any order.
    public var programmes: [Programme]

    /// Creates a channel.
    public init(id: String, name: String, canBeOpened: Bool = false, programmes: [Programme] = []) {
      (self.id, self.name, self.canBeOpened, self.programmes) = (id, name, canBeOpened, programmes)
    }
  }

  /// A programme or an appointment.
  public struct Programme: Equatable, Sendable {
    /// Its title.
    public var title: String
    /// The title of the episode, or the place; empty for nothing.
    public var subtitle: String
    /// A longer description; empty for nothing.
    public var summary: String
    /// Its time, and its share of that.
    public var span: TimelineSpan

    /// Creates a programme.
    public init(title: String, subtitle: String = "", summary: String = "", span: TimelineSpan) {
      (self.title, self.subtitle, self.summary, self.span) = (title, subtitle, summary, span)
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
    /// Its name for the user, such as “Wed 25 Nov”.
    public var name: String

    /// Creates a day.
    public init(start: Double, name: String) { (self.start, self.name) = (start, name) }
  }

  /// The texts of a clock with twelve hours, such as “am” and “pm”.
  public struct Halves: Equatable, Sendable {
    /// Before noon.
    public var morning: String
    /// After noon.
    public var afternoon: String

    /// Creates texts.
    public init(morning: String, afternoon: String) { (self.morning, self.afternoon) = (morning, afternoon) }
  }
}

/// Where the page with the programme guide is.
public enum GuidePlace: String, CaseIterable, Sendable {
  /// After the last page.
  case last
  /// Before the first page.
  case first
  /// There are no other pages, and no dock.
  case only
}
