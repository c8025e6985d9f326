/// A recorded session as text: what happened and when, one event a line.
///
///     0.000 down 1 320 240     pointer 1 at 320, 240; pointer 0 is the mouse, any other a finger
///     0.516 move 1 330 240
///     0.900 up 1 700 240
///     1.000 cancel 1
///     1.200 scroll -60 0       a touchpad's pixels; `scroll end` when the fingers leave it
///     1.250 wheel 0 120        a wheel's units, 120 a notch
///     1.400 key Right
///     2.000 print scene        or board
///
/// Also `page 2` from 0, `activate ID`, `secondary 320 240`, `act remove ID` and the other acts, `show`, `hide` and `wake`;
/// `down 0 320 240 extending` adds to the selection; `apps a b c` and `size 800x480 2`, also written `size 800 480 2`, set what is not recorded: the applications, and the
/// window's size and scale.
/// `view 1` before an event: it happened in another view than the first, which has the number 0.
/// `#` after a blank begins a comment.
public struct Trace: Equatable, Sendable {
  public var steps: [Step]

  public init(steps: [Step] = []) {
    self.steps = steps
  }

  public struct Step: Equatable, Sendable {
    public var at: Instant
    /// The view that it happened in.
    public var view: ViewID
    public var action: Action

    public init(at: Instant, in view: ViewID = .main, action: Action) {
      self.at = at
      self.view = view
      self.action = action
    }
  }

  public enum Action: Equatable, Sendable {
    case input(Input)
    case print(Subject)
  }

  /// What a trace can ask to see.
  public enum Subject: String, CaseIterable, Sendable { case scene, board }
}
