/// The preferences for the springboard in a view. Each of the four parts has another source; the host puts them together.
public struct Preferences: Equatable, Sendable {
  /// The values from the configuration files.
  public var configured: Configured
  /// The values from the desktop and the running springboard.
  public var session: Session
  /// The texts that the host words.
  public var texts: Texts
  /// The constants of behaviour.
  public var tunings: Tunings

  /// Creates preferences; by default, each part has its default values.
  public init(
    configured: Configured = Configured(), session: Session = Session(), texts: Texts = Texts(),
    tunings: Tunings = Tunings()
  ) {
    (self.configured, self.session, self.texts, self.tunings) = (configured, session, texts, tunings)
  }
}
