/// When an event happened.
package struct EventStamp: Equatable, Sendable {
  /// Seconds of `MonotonicClock`, never later than the moment the event was read.
  package var seconds: Double
  /// The display's own time in milliseconds: what `Window.present` and `LaunchContext` want to see as a proof of it.
  package var serverTime: UInt32
  package var modifiers: Modifiers
}
