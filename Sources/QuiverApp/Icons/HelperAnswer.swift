import GtkBridge

/// What became of a request.
struct HelperAnswer {
  enum Outcome {
    case picture(Surface)
    /// What was kept of an earlier run is right.
    case confirmed
    /// There is no such picture, or it is broken.
    case missing
    /// The helper died over it.
    case fatal
    /// The helper ended before it came to it.
    case lost
  }

  var request: HelperRequest
  var outcome: Outcome
}
