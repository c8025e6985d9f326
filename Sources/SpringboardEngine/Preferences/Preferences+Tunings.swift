import CollectionEngine

extension Preferences {
  /// The constants of behaviour. Their values come from the source code, except for those of gestures that follow the desktop
  /// or the configuration: the long press and the distance after which a mouse drags.
  public struct Tunings: Equatable, Sendable {
    /// The constants of gestures.
    public var gestures = GestureTuning()
    /// The constants of what gestures mean to the springboard.
    public var interaction = InteractionTuning()
    /// The constants of motion, for when elements move.
    public var motions = MotionTuning()

    /// Creates the standard constants.
    public init() {}
  }
}
