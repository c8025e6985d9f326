/// What a touch can turn out to be, the likeliest winner of a tie first.
enum Gesture: CaseIterable, Sendable {
  case pan, longPress, tap

  func recognizer(_ tuning: GestureTuning) -> any Recognizer {
    switch self {
    case .pan: PagingPanRecognizer(tuning: tuning)
    case .longPress: LongPressRecognizer(tuning: tuning)
    case .tap: TapRecognizer(tuning: tuning)
    }
  }
}
