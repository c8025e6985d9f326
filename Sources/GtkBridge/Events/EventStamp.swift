/// When an event happened.
package struct EventStamp: Equatable, Sendable {
  /// Seconds of `MonotonicClock`, never later than the moment the event was read.
  package var seconds: Double
  /// The display's time in milliseconds, which `Window.present` and `LaunchContext` need as a proof of user
  /// interaction.
  package var serverTime: UInt32
  package var modifiers: Modifiers
}
