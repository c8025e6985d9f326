import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Sends inputs to a springboard at chosen times, and collects the effects.
struct SpringboardHarness {
  private(set) var springboard: Springboard
  private(set) var now = Instant(seconds: 0)
  private(set) var effects: [Effect] = []

  static let viewport = Viewport(size: Size(width: 800, height: 480))

  init(
    _ preferences: Preferences = .small, _ restrictions: Restrictions = Restrictions(),
    viewport: Viewport = SpringboardHarness.viewport, presentations: BoardPresentations = .pages
  ) {
    springboard = Springboard(
      viewport: viewport, preferences: preferences, restrictions: restrictions, presentations: presentations)
  }

  /// Shown with the applications `a`, `b`, `c`…, everything at rest.
  init(
    apps: Int, _ preferences: Preferences = .small, _ restrictions: Restrictions = Restrictions(),
    presentations: BoardPresentations = .pages
  ) {
    self.init(preferences, restrictions, presentations: presentations)
    send(.catalogue(.named(apps)))
    send(.shown)
    rest()
    effects = []
  }

  var scene: Scene { springboard.scene(of: .main, at: now) }

  mutating func send(_ input: Input) {
    effects += springboard.handle(input, in: .main, at: now)
    springboard.checkInvariants()
  }

  mutating func adopt(_ index: SearchIndex, from preparation: SearchPreparation) {
    springboard.adopt(index, from: preparation)
  }

  mutating func wait(_ seconds: Double) {
    now = now + seconds
    send(.wake)
  }

  /// Lets time go by without waking the springboard.
  mutating func skip(_ seconds: Double) {
    now = now + seconds
  }

  /// Wakes the springboard whenever it asks for it, as a window does, until it no longer does.
  mutating func rest(atMost seconds: Double = 30) {
    let limit = now + seconds
    while now < limit {
      switch scene.next {
      case .never: return
      case .nextFrame: wait(1.0 / 60)
      case .at(let instant): wait(max(0, instant - now))
      }
    }
  }

  mutating func pointer(
    _ phase: PointerSample.Phase, _ x: Double, _ y: Double, device: PointerSample.Device = .touch, pointer: Int = 1
  ) {
    let position = Point(x: x, y: y)
    send(.pointer(PointerSample(pointer: pointer, phase: phase, device: device, position: position)))
  }

  mutating func tap(_ id: ItemID) {
    guard let center = center(of: id) else { return }
    pointer(.down, center.x, center.y)
    pointer(.up, center.x, center.y)
  }

  /// Drags in a straight line at an even speed, with a sample every 10 ms and no rest at the end.
  mutating func drag(from x: Double, to end: Double, y: Double = 200, seconds: Double, lift: Bool = true) {
    pointer(.down, x, y)
    let steps = max(1, Int(seconds * 100))
    for step in 1...steps {
      now = now + seconds / Double(steps)
      pointer(.move, x + (end - x) * Double(step) / Double(steps), y)
    }
    if lift { pointer(.up, end, y) }
  }

  func icon(_ id: ItemID) -> Scene.Element? { scene.icon(id) }

  /// The centre of an icon that a test needs. The test fails if it is not in view.
  func center(of id: ItemID) -> Point? {
    guard let icon = icon(id) else {
      Issue.record("the icon \(id) is not in view; there are \(icons)")
      return nil
    }
    return icon.frame.center
  }

  /// The ids of the visible icons, in order.
  var icons: String {
    scene.elements.compactMap { if case .icon(let id) = $0.kind { id.text } else { nil } }.joined(separator: " ")
  }

  mutating func forgetEffects() { effects = [] }
}
