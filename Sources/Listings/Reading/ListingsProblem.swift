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
    case unreadable(String)
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
    case tooMuch(String, limit: Int)
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

extension ListingsProblem: CustomStringConvertible {
  /// `file:line:column: message`.
  public var description: String {
    let place = [line, column].compactMap { $0.map(String.init) }.map { ":\($0)" }.joined()
    return "\(file)\(place): \(fault)"
  }
}

extension ListingsProblem.Fault: CustomStringConvertible {
  /// A message in English.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .unknownFormat: "this is neither XMLTV, an M3U playlist nor an iCalendar file"
    case .truncated: "the compressed file ends too early; what is before its end is used"
    case .damaged: "the compressed file is damaged; what is before that is used"
    case .notWellFormed(let words): "\(words); what is before it is used"
    case .entities: "entities are not allowed; what is before them is used"
    case .tooDeep: "elements are nested too deeply; what is before them is used"
    case .unfinished: "the file ends too early; what is before its end is used"
    case .compression(let name): "this is compressed by \(name), which is not supported; gzip is"
    case .repaired(let repair): repair.description
    case .tooMuch(let things, let limit): "there are more than \(limit) \(things); the others are left out"
    case .missing(let attribute, let element): "“\(element)” has no \(attribute); it is left out"
    case .time(let text): "“\(text.shortened)” is not a time; the programme is left out"
    case .end(let text): "“\(text.shortened)” is not a time; the end of the programme is ignored"
    case .zone(let name): "the time zone “\(name.shortened)” is unknown; UTC is used"
    case .localZone(let name): "the time zone “\(name.shortened)” is unknown; local time is used"
    case .negativeDuration(let title): "“\(title.shortened)” does not end after its start; its end is ignored"
    case .unknownChannel(let id): "the channel “\(id.shortened)” is not declared; its id is used as its name"
    case .duplicates(1): "1 programme repeats an earlier one; it is left out"
    case .duplicates(let count): "\(count) programmes repeat earlier ones; they are left out"
    case .address(let text): "“\(text.shortened)” is not an address that can be opened; the channel has none"
    case .noAddress(let name): "“\(name.shortened)” has no address"
    case .noCalendarLibrary: "calendars need libical3, which is not installed"
    case .unfinishedCalendar: "the calendar ends too early; its complete appointments are used"
    case .calendar: "this is not a valid iCalendar file; what is before this line is used"
    case .noStart: "the appointment has no start that can be read; it is left out"
    case .recurrence(let title): "the recurrence of “\(title.shortened)” cannot be read; it takes place once"
    case .tooFrequent(let title): "“\(title.shortened)” recurs each minute or second; this rule is ignored"
    case .more(1): "there is 1 further problem"
    case .more(let count): "there are \(count) further problems"
    }
  }
}
