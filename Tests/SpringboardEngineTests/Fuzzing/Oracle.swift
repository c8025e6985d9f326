@testable import SpringboardEngine

/// A springboard that is played on and watched: after every step it says what is wrong.
struct Oracle {
  private(set) var springboard: Springboard
  /// What a sequence has come to.
  private(set) var feats: Set<Coverage> = []
  /// Whether it undoes and redoes everything at the end.
  let travels: Bool
  /// Forbids more than a springboard does.
  let forbids: Forbids
  typealias Forbids = @Sendable (ViewController) -> [String]

  private(set) var steps: [Trace.Step] = []
  /// Fingers on the glass, and the mouse while its button is down.
  private(set) var fingers: [Int: Point] = [:]
  /// What was on the glass after the last step.
  private(set) var scene: Scene

  private var glimpse: Glimpse
  private var catalogue: Set<ItemID> = []
  /// All that was ever installed while there was a glass to arrange it on.
  private var installed: Set<ItemID> = []
  private var saved = Board()
  private var history = BoardHistory()

  /// As `quiver replay --apps 0` begins.
  init(_ preferences: Preferences, travels: Bool = true, forbids: @escaping Forbids = { _ in [] }) {
    self.travels = travels
    self.forbids = forbids
    springboard = Springboard(viewport: Viewport(size: Size(width: 1280, height: 800)), preferences: preferences)
    let start = Instant(seconds: -60)
    for input in [Input.catalogue([]), .shown] { _ = springboard.handle(input, in: .main, at: start) }
    scene = springboard.scene(of: .main, at: start)
    glimpse = Glimpse(springboard.main)
  }

  var preferences: Preferences { springboard.preferences(of: .main) }
  var session: ViewController { springboard.main }

  /// Plays a step; what is wrong after it, in words.
  mutating func play(_ step: Trace.Step) -> [String] {
    guard case .input(let input) = step.action else { return [] }
    steps.append(step)
    note(input)
    let effects = springboard.handle(input, in: .main, at: step.at)
    if springboard.viewport(of: .main).hasRoom { installed.formUnion(catalogue) }
    for effect in effects { note(effect) }
    noteFeats()
    scene = springboard.scene(of: .main, at: step.at)
    return springboard.violations + lost + unkept + scene.violations + forbids(session)
  }

  private mutating func noteFeats() {
    let new = Glimpse(session)
    for feat in Coverage.allCases where feat.happened(from: glimpse, to: new) { feats.insert(feat) }
    glimpse = new
  }

  private mutating func note(_ input: Input) {
    switch input {
    case .catalogue(let items): catalogue = Set(items.map(\.id))
    case .pointer(let sample):
      fingers[sample.pointer] = sample.phase == .down || sample.phase == .move ? sample.position : nil
    default: break
    }
  }

  private mutating func note(_ effect: Effect) {
    switch effect {
    case .save(let board): saved = board
    case .record(let step): history.apply(step)
    default: break
    }
  }

  private var lost: [String] {
    let there = springboard.board.applications + springboard.board.removed
    guard there.count != installed.count || Set(there) != installed else { return [] }
    return ["\(installed.sorted()) were installed, and these are there: \(there.sorted())"]
  }

  private var unkept: [String] {
    (saved == springboard.board ? [] : ["the board that was saved is another one"])
      + (history == session.document.history ? [] : ["the history that was kept is another one"])
  }
}

extension Scene {
  /// What a scene must never be, in words.
  fileprivate var violations: [String] {
    let tiles = elements.filter { $0.touch != nil && $0.isTile }.map(\.kind)
    let isWithoutTwins = Set(tiles).count == tiles.count
    return ((0..<pageCount).contains(page) ? [] : ["page \(page) of \(pageCount)"])
      + (isWithoutTwins ? [] : ["a tile can be touched twice: \(tiles)"])
      + elements.filter { !$0.isPaintable }.map { "cannot be painted: \($0)" }
  }
}

extension Scene.Element {
  fileprivate var isTile: Bool {
    switch kind {
    case .icon, .folder, .badge: true
    default: false
    }
  }

  fileprivate var isPaintable: Bool {
    frame.isFinite && rest.isFinite && touch?.isFinite != false && (scale + rotation).isFinite && alpha >= 0
      && alpha <= 1
  }
}

extension Rect {
  fileprivate var isFinite: Bool { (minX + minY + width + height).isFinite }
}
