/// An appointment and those that replace single occurrences of it. Of several versions of each, only the newest one counts
/// (RFC 5545, 3.8.7.4).
struct CalendarSeries {
  /// nil if the file has only other occurrences.
  private(set) var usual: CalendarAppointment?
  /// The appointments of the same identifier with a `RECURRENCE-ID`, each with the moment at which the occurrence would begin.
  private(set) var replacements: [Replacement] = []

  struct Replacement {
    let second: Int
    let appointment: CalendarAppointment
  }

  /// The series of a calendar, in its order. An appointment without an identifier is a series of its own.
  static func series(of appointments: [CalendarAppointment], _ clock: CalendarClock) -> [CalendarSeries] {
    var (groups, indices) = ([[CalendarAppointment]](), [String: Int]())
    for appointment in appointments {
      let isSeparate = appointment.uid.isEmpty || appointment.isSeparate
      if !isSeparate, let index = indices[appointment.uid] {
        groups[index].append(appointment)
      } else {
        if !isSeparate { indices[appointment.uid] = groups.count }
        groups.append([appointment])
      }
    }
    return groups.map { CalendarSeries($0, clock) }
  }

  private init(_ appointments: [CalendarAppointment], _ clock: CalendarClock) {
    for appointment in appointments where appointment.replaces == nil {
      if usual.map({ $0.revision <= appointment.revision }) ?? true { usual = appointment }
    }
    var indices: [Int: Int] = [:]
    for appointment in appointments {
      guard let time = appointment.replaces else { continue }
      let start = usual?.start ?? appointment.start ?? time
      let second = clock.second(ofOccurrence: time, startingAs: start)
      let replacement = Replacement(second: second, appointment: appointment)
      guard let index = indices[second] else {
        indices[second] = replacements.count
        replacements.append(replacement)
        continue
      }
      if replacements[index].appointment.revision <= appointment.revision { replacements[index] = replacement }
    }
    // What cancels all occurrences cancels those that were replaced before.
    guard let usual, usual.isCancelled else { return }
    replacements.removeAll { $0.appointment.revision.sequence <= usual.revision.sequence }
  }

  /// The replacements that also apply to the following occurrences, in the order of their occurrences.
  var lasting: [Replacement] {
    replacements.filter(\.appointment.includesFuture).sorted { $0.second < $1.second }
  }

  /// Whether others may not see what an appointment of the series is about. One that replaces an occurrence and does not say it
  /// is as private as the usual one.
  func isPrivate(_ appointment: CalendarAppointment) -> Bool {
    appointment.isPrivate ?? usual?.isPrivate ?? false
  }
}
