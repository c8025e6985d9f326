import CollectionEngine

@testable import SpringboardEngine

/// Plays steps on a springboard, and reports what is wrong after each.
struct Oracle {
  private(set) var springboard: Springboard
  /// What the steps have covered.
  private(set) var coverage: Set<Coverage> = []
  /// Whether everything is undone and redone at the end.
  let checksHistory: Bool
  /// An additional invariant; it returns its violations.
  let invariant: Invariant
  typealias Invariant = @Sendable (ViewController) -> [String]

  private(set) var steps: [Trace.Step] = []
  /// Fingers that touch the screen, and the mouse while its button is down.
  private(set) var fingers: [Int: Point] = [:]
  /// The scene after the last step.
  private(set) var scene: Scene

  private var observation: Observation
  private var otherActs = 0
  private var catalogue: Set<ItemID> = []
  /// All applications that were ever installed while the viewport had room for them.
  private var installed: Set<ItemID> = []
  private var saved = Board()
  private var history = BoardHistory()

  /// Begins as `quiver replay --apps 0 --layout pages` does.
  init(
    _ preferences: Preferences, _ restrictions: Restrictions = Restrictions(), checksHistory: Bool = true,
    invariant: @escaping Invariant = { _ in [] }
  ) {
    self.checksHistory = checksHistory
    self.invariant = invariant
    springboard = Springboard(
      viewport: Viewport(size: Size(width: 1280, height: 800)), preferences: preferences,
      restrictions: restrictions, presentations: .pagesAndLibrary)
    let start = Instant(seconds: -60)
    for input in [Input.catalogue([]), .shown] { _ = springboard.handle(input, in: .main, at: start) }
    scene = springboard.scene(of: .main, at: start)
    observation = Observation(springboard.main)
  }

  var preferences: Preferences { springboard.preferences(of: .main) }
  var controller: ViewController { springboard.main }

  /// Plays a step, and returns what is wrong after it.
  mutating func play(_ step: Trace.Step) -> [String] {
    guard case .input(let input) = step.action else { return [] }
    steps.append(step)
    note(input, in: step.view)
    springboard.addView(step.view, like: .main, at: step.at)
    let effects = springboard.handle(input, in: step.view, at: step.at)
    if springboard.viewIDs.contains(where: { springboard.viewport(of: $0).hasRoom }) { installed.formUnion(catalogue) }
    for effect in effects {
      note(effect)
      if step.view != .main, case .layout(.record) = effect { otherActs += 1 }
    }
    noteCoverage()
    scene = springboard.scene(of: .main, at: step.at)
    let others = springboard.viewIDs.dropFirst().flatMap { springboard.scene(of: $0, at: step.at).violations }
    return springboard.violations + lost + unsaved + scene.violations + others + invariant(controller)
  }

  private mutating func noteCoverage() {
    let others = springboard.viewIDs.dropFirst()
    let new = Observation(
      controller, otherActs: otherActs,
      isDraggingElsewhere: others.contains { springboard.view($0).mode.drag?.pointer != nil })
    for feature in Coverage.allCases where feature.happened(from: observation, to: new) { coverage.insert(feature) }
    observation = new
  }

  private mutating func note(_ input: Input, in view: ViewID) {
    switch input {
    case .catalogue(let items): catalogue = Set(items.map(\.id))
    case .pointer(let sample) where view == .main:
      fingers[sample.pointer] = sample.phase == .down || sample.phase == .move ? sample.position : nil
    default: break
    }
  }

  private mutating func note(_ effect: Effect) {
    switch effect {
    case .layout(.save(let board)): saved = board
    case .layout(.record(let step)): history.apply(step)
    default: break
    }
  }

  private var lost: [String] {
    let there = springboard.board.applications + springboard.board.removed
    guard there.count != installed.count || Set(there) != installed else { return [] }
    return ["\(installed.sorted()) were installed, and these are there: \(there.sorted())"]
  }

  private var unsaved: [String] {
    (saved == springboard.board ? [] : ["the saved board differs from the board"])
      + (history == controller.document.history ? [] : ["the saved history differs from the history"])
  }
}

extension Scene {
  /// Violated invariants of the scene.
  fileprivate var violations: [String] {
    let tiles = elements.filter { $0.touch != nil && $0.isTile }.map(\.kind)
    let isWithoutTwins = Set(tiles).count == tiles.count
    return ((0..<screenCount).contains(screen) ? [] : ["screen \(screen) of \(screenCount)"])
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
