/// The springboard itself: two doors, no clock, no file, no pointer.
public struct Springboard: Sendable {
  public init(viewport: Viewport, preferences: Preferences = Preferences()) {}

  /// The only way in.
  public mutating func handle(_ input: Input, at now: Instant) -> [Effect] { [] }

  /// The only way out.
  public func scene(at now: Instant) -> Scene {
    Scene(elements: [], next: .never, page: 0, pageCount: 1, presence: 1)
  }
}
