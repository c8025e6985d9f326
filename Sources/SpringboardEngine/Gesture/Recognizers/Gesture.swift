/// The gestures that a touch can be recognized as.
enum Gesture: Equatable, Sendable {
  case pan(PanAxes)
  case slide, pull, grab, longPress, tap

  func recognizer(_ tuning: GestureTuning) -> any Recognizer {
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
struct GestureCandidates: Equatable, Sendable {
  /// In the order of priority: of gestures that are recognized at the same time, the first one wins.
  var gestures: [Gesture]
  /// The seconds until a long press, if that is among the gestures.
  var hold: Double
}
