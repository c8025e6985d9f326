import GtkBridge
import QuiverCore

/// What became of a question.
struct HelperAnswer {
  enum Outcome {
    case picture(Surface)
    /// What the window has is right.
    case confirmed
    /// There is no such picture, or it is broken.
    case missing
    /// The helper died over it.
    case fatal
    /// The helper ended before it came to it.
    case lost
  }

  var question: HelperQuestion
  var outcome: Outcome
  /// What it looked at.
  var mark = FileMark.none
}
