/// The gestures that a touch can be recognized as.
public enum Gesture: Equatable, Sendable {
  /// A movement along axes that scroll.
  case pan(PanAxes)
  /// A movement along a bar, such as that of the page dots.
  case slide
  /// A movement down, which opens something above.
  case pull
  /// A movement in any direction: the mouse drags an item without a long press.
  case grab
  /// A touch that rests.
  case longPress
  /// A touch that is lifted where it began.
  case tap

  /// The recognizer of the gesture.
  public func recognizer(_ tuning: GestureTuning) -> any Recognizer {
    switch self {
    case .pan(let axes): PanRecognizer(axes: axes, tuning: tuning)
    case .slide: PanRecognizer(axes: .horizontal, tuning: tuning)
    case .pull: PullRecognizer(tuning: tuning)
    case .grab: GrabRecognizer(tuning: tuning)
    case .longPress: LongPressRecognizer(tuning: tuning)
    case .tap: TapRecognizer(tuning: tuning)
    }
  }
}

/// The gestures that are possible for a touch, which depend on where it began.
public struct GestureCandidates: Equatable, Sendable {
  /// In the order of priority: of gestures that are recognized at the same time, the first one wins.
  public var gestures: [Gesture]
  /// The seconds until a long press, if that is among the gestures.
  public var hold: Double

  /// Creates the candidates of a touch.
  public init(gestures: [Gesture], hold: Double) { (self.gestures, self.hold) = (gestures, hold) }
}
