/// The activity of an application, as programs report it. The tile of the application shows it.
public struct Activity: Equatable, Sendable {
  /// The number of things that wait for the user, such as unread messages; 0 for none.
  public var count: Int
  /// How much of a task is done, 0...1; nil without a task.
  public var progress: Double?
  /// Whether it wants the user's attention.
  public var isUrgent: Bool
  /// Whether it is being installed or updated.
  public var isUpdating: Bool

  /// Creates an activity; a negative count is 0, and progress outside of 0...1 is the nearer end.
  public init(count: Int = 0, progress: Double? = nil, isUrgent: Bool = false, isUpdating: Bool = false) {
    self.count = max(0, count)
    self.progress = progress.map { min(max($0, 0), 1) }
    (self.isUrgent, self.isUpdating) = (isUrgent, isUpdating)
  }
}
