/// The format of a time without seconds.
package enum ClockFormat {
  /// Removes the seconds and the time zone from a locale's format of the time of day. `twelveHours` is its format of a time
  /// with hours up to 12, which `%r` stands for. All are formats of strftime(3).
  package static func withoutSeconds(_ time: String, twelveHours: String) -> String {
    var format = time.replacing("%r", with: twelveHours.isEmpty ? "%I:%M:%S %p" : twelveHours)
    for (long, short) in replacements { format = format.replacing(long, with: short) }
    format = droppingSeconds(format).trimmed
    let hasHours = ["%H", "%-H", "%-I"].contains { format.contains($0) }
    return hasHours && format.contains("%M") ? format : "%H:%M"
  }

  /// Abbreviations, the time zone, and hours that begin with a blank or, up to 12, with a zero.
  private static let replacements = [
    ("%T", "%H:%M:%S"), ("%R", "%H:%M"), ("%Z", ""), ("%I", "%-I"), ("%l", "%-I"), ("%k", "%-H"),
  ]

  /// Removes `%S` and the character before it, or the word after it as in `%M分%S秒`.
  private static func droppingSeconds(_ format: String) -> String {
    guard let seconds = format.firstRange(of: "%S") else { return format }
    let (before, after) = (format[..<seconds.lowerBound], format[seconds.upperBound...])
    if let last = before.last, separators.contains(last), after.first.map({ !$0.isLetter }) ?? true {
      return String(before.dropLast() + after)
    }
    return String(before + after.drop { $0.isLetter })
  }

  private static let separators: Set<Character> = [":", ".", "-"]
}
