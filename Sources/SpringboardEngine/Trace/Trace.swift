import CollectionEngine

/// A recording of inputs as text, one event per line.
///
///     0.000 down 1 320 240     pointer 1 at 320, 240; pointer 0 is the mouse, any other a finger
///     0.516 move 1 330 240
///     0.900 up 1 700 240
///     1.000 cancel 1
///     1.100 hover 320 240      the mouse, with no button held; `hover end` when it leaves the window
///     1.200 scroll -60 0       pixels of a touchpad; `scroll end` when the fingers leave it
///     1.250 wheel 0 120        units of a wheel, 120 per notch
///     1.300 pinch move 0.8 320 240   fingers on a touchpad at 0.8 of their first distance; also begin, end, cancel
///     1.400 key Right
///     1.500 text fire          the text in the search field; `text` alone empties it
///     2.000 print scene        or board
///
/// There are also `page 2` (from 0), `activate ID`, `secondary 320 240`, `act remove ID` and the other acts, `show`,
/// `hide` and `wake`. `power restart log-out:asked` says which power actions there are, and which of them another program
/// asks about. `down 0 320 240 extending` extends the selection. `apps a b c` sets the applications, and `size
/// 800x480 2` or `size 800 480 2` the size and the scale of the window; these are not recorded. `size 800x480 2 at 1280 0`
/// also gives its position on the desktop. An event in another view than the main one has `view 1` before it. `#` after
/// white space begins a comment.
public struct Trace: Equatable, Sendable {
  /// The events in order of time.
  public var steps: [Step]

  /// Creates a recording from its steps.
  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// An event of a recording.
  public struct Step: Equatable, Sendable {
    /// When it happened; recordings usually begin at 0 seconds.
    public var at: Instant
    /// The view in which it happened.
    public var view: ViewID
    /// The action of the step.
    public var action: Action

    /// Creates a step, by default in the main view.
    public init(at: Instant, in view: ViewID = .main, action: Action) {
      self.at = at
      self.view = view
      self.action = action
    }
  }

  /// The action of a step of a recording.
  public enum Action: Equatable, Sendable {
    /// Passes an input to the view.
    case input(Input)
    /// Prints a part of the state.
    case print(Subject)
  }

  /// The parts of the state that a recording can print.
  public enum Subject: String, CaseIterable, Sendable { case scene, board }
}
