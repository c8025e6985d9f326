import GtkBridge
import QuiverCore

/// The answer to a question.
struct DecoderAnswer {
  enum Outcome {
    case picture(Surface)
    /// The picture that the window has is up to date.
    case confirmed
    /// There is no such picture, or it is broken.
    case missing
    /// The decoder died while it worked on the question.
    case fatal
    /// The decoder ended before it began with the question.
    case lost
  }

  var question: DecoderQuestion
  var outcome: Outcome
  /// The file that the decoder looked at.
  var mark = FileMark.none
}
