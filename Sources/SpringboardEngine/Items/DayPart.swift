/// A part of the day, in which people use the same applications as on other days.
public enum DayPart: String, CaseIterable, Sendable {
  /// From 5 to 12 o'clock.
  case morning
  /// From 12 to 17 o'clock.
  case afternoon
  /// From 17 to 22 o'clock.
  case evening
  /// From 22 to 5 o'clock.
  case night

  /// The part that an hour is in, from 0 to 23. Other hours are at night.
  public init(hour: Int) {
    self =
      switch hour {
      case 5..<12: .morning
      case 12..<17: .afternoon
      case 17..<22: .evening
      default: .night
      }
  }
}
