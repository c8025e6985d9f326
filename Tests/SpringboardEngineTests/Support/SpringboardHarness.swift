@testable import SpringboardEngine

/// A springboard with a hand on it: says when what happens, and what came of it.
struct Stage {
  private(set) var springboard: Springboard
  private(set) var now = Instant(seconds: 0)
  private(set) var effects: [Effect] = []

  static let glass = Viewport(size: Size(width: 800, height: 480))

  init(_ preferences: Preferences = .small, viewport: Viewport = Stage.glass) {
    springboard = Springboard(viewport: viewport, preferences: preferences)
  }

  /// On the glass, with so many applications `a`, `b`, `c`…, everything at rest.
  init(apps: Int, _ preferences: Preferences = .small) {
    self.init(preferences)
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

  mutating func wait(_ seconds: Double) {
    now = now + seconds
    send(.wake)
  }

  /// Time goes by, and nobody says so.
  mutating func skip(_ seconds: Double) {
    now = now + seconds
  }

  /// As a window does: asks again when it was told to, until nothing is left to come.
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
    guard let center = icon(id)?.frame.center else { return }
    pointer(.down, center.x, center.y)
    pointer(.up, center.x, center.y)
  }

  /// A straight way at an even speed, a sample every 10 ms, and no longer at rest at its end than that.
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

  /// The ids of the icons on the glass, in order.
  var icons: String {
    scene.elements.compactMap { if case .icon(let id) = $0.kind { id.rawValue } else { nil } }.joined(separator: " ")
  }

  mutating func forgetEffects() { effects = [] }
}

extension Preferences {
  /// Three columns and two rows, so that a picture of a page is short.
  static let small = Preferences.small(.window)

  static func small(_ presence: Presence) -> Preferences {
    var preferences = Preferences()
    preferences.columns = .fixed(3)
    preferences.rows = .fixed(2)
    preferences.iconSize = .fixed(64)
    preferences.presence = presence
    return preferences
  }

  func with(_ change: (inout Preferences) -> Void) -> Preferences {
    var changed = self
    change(&changed)
    return changed
  }
}

extension [AppItem] {
  /// `a`, `b`, `c`…; from the 27th on `a1`, `b1`…
  static func named(_ count: Int) -> [AppItem] {
    (0..<count).map { number in
      let letter = String(Unicode.Scalar(UInt8(97 + number % 26)))
      let name = number < 26 ? letter : "\(letter)\(number / 26)"
      return AppItem(id: ItemID(name), name: "\(number / 26) \(letter)")
    }
  }
}
