import CollectionEngine

/// Something that opens and closes, such as a menu. Its content stays until it has closed.
struct Presented<Content: Sendable>: Sendable {
  /// nil if there is nothing to show.
  var content: Content?
  /// 0 is closed, 1 is open.
  private var opening = Motion(0, grain: 0.005)

  /// Whether it is open or opening.
  var isOpen: Bool { content != nil && opening.target == 1 }

  /// The content while it is open or opening.
  var open: Content? { isOpen ? content : nil }

  /// How far it has opened, 0...1.
  func amount(at now: Instant) -> Double { opening.value(at: now).clamped(to: 0...1) }

  /// Whether the next frame differs. Something that has closed counts as moving, because the next frame removes it.
  func isMoving(at now: Instant) -> Bool { content != nil && (!isOpen || !opening.isSettled(at: now)) }

  /// Opens, from as far as what it replaces has opened.
  mutating func open(_ content: Content, on spring: Spring, at now: Instant) {
    self.content = content
    opening.chase(1, on: spring, at: now)
  }

  mutating func close(on spring: Spring, at now: Instant) { opening.chase(0, on: spring, at: now) }

  /// Removes the content once it has closed.
  mutating func removeClosed(at now: Instant) {
    if !isOpen, opening.isSettled(at: now) { content = nil }
  }

  /// Removes the content at once.
  mutating func remove() { self = Presented() }
}
