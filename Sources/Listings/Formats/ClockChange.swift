/// Seconds by which clocks are ahead of UTC, and whether that is summer time.
struct ClockObservance: Equatable {
  var offset: Int
  var isSummerTime: Bool
}

/// A change of the clocks, in seconds since 1970.
struct ClockChange: Equatable {
  var time: Int
  var observance: ClockObservance
}
