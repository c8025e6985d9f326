/// What a touch can turn out to be, the likeliest winner of a tie first.
enum Gesture: Equatable, Sendable {
  case pan(PanAxes)
  case grab, longPress, tap

  func recognizer(_ tuning: GestureTuning) -> any Recognizer {
    switch self {
    case .pan(let axes): PanRecognizer(axes: axes, tuning: tuning)
    case .grab: GrabRecognizer(tuning: tuning)
    case .longPress: LongPressRecognizer(tuning: tuning)
    case .tap: TapRecognizer(tuning: tuning)
    }
  }
}
