import Listings

/// The texts of the guide, and about files with listings.
extension Strings {
  /// `file:line:column: message`.
  package static func sentence(about problem: ListingsProblem) -> String {
    let place = [problem.line, problem.column].compactMap { $0.map(String.init) }.map { ":\($0)" }.joined()
    return "\(problem.file)\(place): \(clause(for: problem.fault))"
  }

  static func clause(for fault: ListingsProblem.Fault) -> String {
    switch fault {
    case .unreadable(let file): clause(for: file.fault)
    case .unknownFormat: tr("this is neither XMLTV, an M3U playlist nor an iCalendar file")
    case .truncated: tr("the compressed file ends too early; what is before its end is used")
    case .damaged: tr("the compressed file is damaged; what is before that is used")
    case .notWellFormed(let words): tr("%1$s; what is before it is used", words)
    case .entities: tr("entities are not allowed; what is before them is used")
    case .tooDeep: tr("elements are nested too deeply; what is before them is used")
    case .unfinished: tr("the file ends too early; what is before its end is used")
    case .compression(let name): tr("this is compressed by %1$s, which is not supported; gzip is", name)
    case .repaired(let repair): clause(for: repair)
    case .tooMuch(let things, let limit): tooMuch(things, limit)
    case .missing(let attribute, let element): tr("“%1$s” has no %2$s; it is left out", element, attribute)
    case .time(let text): tr("“%1$s” is not a time; the programme is left out", text.shortened)
    case .end(let text): tr("“%1$s” is not a time; the end of the programme is ignored", text.shortened)
    case .zone(let name): tr("the time zone “%1$s” is unknown; UTC is used", name.shortened)
    case .localZone(let name): tr("the time zone “%1$s” is unknown; local time is used", name.shortened)
    case .negativeDuration(let title):
      tr("“%1$s” does not end after its start; its end is ignored", title.shortened)
    case .unknownChannel(let id): tr("the channel “%1$s” is not declared; its id is used as its name", id.shortened)
    case .duplicates(let count):
      trn(
        "%1$d programme repeats an earlier one; it is left out",
        "%1$d programmes repeat earlier ones; they are left out", count)
    case .address(let text):
      tr("“%1$s” is not an address that can be opened; the channel has none", text.shortened)
    case .noAddress(let name): tr("“%1$s” has no address", name.shortened)
    case .noCalendarLibrary: tr("calendars need libical3, which is not installed")
    case .unfinishedCalendar: tr("the calendar ends too early; its complete appointments are used")
    case .calendar: tr("this is not a valid iCalendar file; what is before this line is used")
    case .noStart: tr("the appointment has no start that can be read; it is left out")
    case .recurrence(let title):
      tr("the recurrence of “%1$s” cannot be read; it takes place once", title.shortened)
    case .tooFrequent(let title):
      tr("“%1$s” recurs each minute or second; this rule is ignored", title.shortened)
    case .more(let count): trn("there is %1$d further problem", "there are %1$d further problems", count)
    }
  }

  private static func tooMuch(_ things: ListingsProblem.Fault.Things, _ limit: Int) -> String {
    switch things {
    case .channels: tr("there are more than %1$d channels; the others are left out", limit)
    case .programmes: tr("there are more than %1$d programmes; the others are left out", limit)
    case .bytes: tr("there are more than %1$d bytes; the others are left out", limit)
    case .bytesOfTag: tr("there are more than %1$d bytes in a tag; the others are left out", limit)
    case .bytesOfText: tr("there are more than %1$d bytes in a text; the others are left out", limit)
    case .bytesOfAppointment: tr("there are more than %1$d bytes in an appointment; the others are left out", limit)
    }
  }

  private static func clause(for repair: ListingsRepair) -> String {
    switch repair {
    case .encoding(let name): tr("the encoding is not “%1$s”; the file is read as UTF-8", name.shortened)
    case .guessed(let name): tr("this is not UTF-8; it is read as %1$s", name)
    case .byte(let byte, let text):
      tr("the byte %1$s is not UTF-8; it is read as “%2$s”", hexadecimal(byte, digits: 2), text)
    case .control(let number):
      tr("the character %1$s is not allowed; it is left out", "U+\(hexadecimal(number, digits: 4))")
    case .unescaped(let text): tr("“%1$s” is not escaped; it is read as text", text)
    case .htmlEntity(let name): tr("the entity “%1$s” is one of HTML; it is read as its character", name)
    case .entity(let name): tr("the entity “%1$s” is unknown; it is read as text", name)
    case .number(let name, let text):
      tr("“%1$s” is a control character; it is read as “%2$s”", "&\(name);", text)
    case .tag(let name): tr("the tag “%1$s” is not well-formed; what is right in it is used", name.shortened)
    case .unclosed(let name): tr("“%1$s” is not closed before this; it ends here", name.shortened)
    case .unopened(let name): tr("“%1$s” is closed but not open; this is left out", name.shortened)
    case .declaration: tr("something is before the XML declaration; it is left out")
    case .outside: tr("something is outside of the document; text there is left out")
    case .secondDocument: tr("another document begins here; it is read too")
    }
  }

  private static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  package static let guideIsNotRead =
    tr("the files of the programme guide cannot be read; the guide shows what it had before")
  package static func guideFileIsNotRead(_ path: String) -> String {
    tr("%1$s: reading it takes too long or too much memory; it is left out", path)
  }
  package static func isUnresponsive(_ path: String) -> String {
    tr("%1$s does not answer; it is left out until it does", path)
  }
  package static let remindersAreNotKept = tr("Reminders can't be saved here")
  package static func begins(_ title: String, on channel: String) -> String {
    tr("“%1$s” begins on %2$s", title, channel)
  }

  package static let noGuide =
    tr("there is no programme guide; [guide] listings, channels or rooms in the configuration name its files")
  static func listings(channels: Int, programmes: Int) -> String {
    [
      trn("%1$d channel", "%1$d channels", channels), trn("%1$d programme", "%1$d programmes", programmes),
    ].joined(separator: listSeparator)
  }

  /// The days of the guide, in a format of strftime(3).
  static let dayFormat = trDate("%a %-d %b")
  /// The programme of a channel of which nothing is known.
  static let noProgrammes = trc("title of a programme", "No information")
  /// The title of an appointment of which others may know only when it is.
  package static let privateAppointment = trc("title of an appointment", "Private")
}
