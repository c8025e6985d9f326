import Posix

/// Something in a file that is wrong. What is right in the file is read.
public struct ListingsProblem: Error, Equatable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line, from 1; nil if the problem is that of the whole file.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// The fault of the file or of the part of it.
  public var fault: Fault

  /// A fault of a file or a part of it.
  public enum Fault: Equatable, Sendable {
    /// The file cannot be read, for a reason as a clause.
    case unreadable(UnreadableFile)
    /// The file is neither XMLTV, an M3U playlist nor an iCalendar file.
    case unknownFormat
    /// The compressed file ends too early.
    case truncated
    /// The compressed file is damaged.
    case damaged
    /// The file is not well-formed XML, in the words of expat.
    case notWellFormed(String)
    /// The file declares entities, which are not expanded.
    case entities
    /// Elements are nested too deeply.
    case tooDeep
    /// The file ends within an element.
    case unfinished
    /// The file is compressed in a way that cannot be read, such as by xz.
    case compression(String)
    /// Something that is not right was read all the same.
    case repaired(ListingsRepair)
    /// There is more of something than can be read; the rest is left out.
    case tooMuch(Things, limit: Int)
    /// A required attribute is missing.
    case missing(String, of: String)
    /// The start of a programme cannot be read.
    case time(String)
    /// The end of a programme cannot be read.
    case end(String)
    /// The time zone of a programme is unknown; UTC is used.
    case zone(String)
    /// The time zone of an appointment is unknown; local time is used.
    case localZone(String)
    /// A programme or an appointment does not end after its start; its end is ignored.
    case negativeDuration(String)
    /// A programme is for a channel that is not declared.
    case unknownChannel(String)
    /// A number of programmes repeat earlier ones, and are left out.
    case duplicates(Int)
    /// An address cannot be opened.
    case address(String)
    /// A line of a playlist has no address.
    case noAddress(String)
    /// Calendars cannot be read, because libical3 is not installed.
    case noCalendarLibrary
    /// A calendar is not valid from some line on.
    case calendar
    /// A calendar ends within an appointment.
    case unfinishedCalendar
    /// An appointment has no time that can be read.
    case noStart
    /// The rule by which an appointment recurs cannot be read.
    case recurrence(String)
    /// A rule by which an appointment recurs is for each minute or each second.
    case tooFrequent(String)
    /// There are further problems.
    case more(Int)
  }
}

extension ListingsProblem.Fault {
  /// What is counted in a file.
  public enum Things: Equatable, Sendable {
    /// Channels of a file.
    case channels
    /// Programmes of a file.
    case programmes
    /// Bytes of a file.
    case bytes
    /// Bytes of a tag.
    case bytesOfTag
    /// Bytes of a text.
    case bytesOfText
    /// Bytes of an appointment.
    case bytesOfAppointment
  }
}

extension ListingsProblem.Fault {
  /// Whether the file may be half written, so that an earlier complete version of it is preferred. A file over a limit is not.
  public var suggestsPartialFile: Bool {
    switch self {
    case .unreadable, .unknownFormat, .truncated, .damaged, .notWellFormed, .entities, .tooDeep, .unfinished,
      .compression, .noCalendarLibrary, .calendar, .unfinishedCalendar:
      true
    case .repaired, .tooMuch, .missing, .time, .end, .zone, .localZone, .negativeDuration, .unknownChannel, .duplicates,
      .address,
      .noAddress, .noStart, .recurrence, .tooFrequent, .more:
      false
    }
  }
}
