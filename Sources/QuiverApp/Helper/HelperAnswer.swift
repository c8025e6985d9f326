import GtkBridge
import QuiverCore

/// The answer to a question.
struct HelperAnswer {
  enum Outcome {
    case picture(Surface)
    /// The picture that the window has is up to date.
    case confirmed
    /// There is no such picture, or it is broken.
    case missing
    /// The helper died while it worked on the question.
    case fatal
    /// The helper ended before it began with the question.
    case lost
  }

  var question: HelperQuestion
  var outcome: Outcome
  /// The file that the helper looked at.
  var mark = FileMark.none
}
