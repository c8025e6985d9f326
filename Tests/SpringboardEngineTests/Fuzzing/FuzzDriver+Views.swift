import CollectionEngine
import TestSupport

@testable import SpringboardEngine

extension FuzzDriver {
  /// Two fingers that move together or apart, and may stop half way.
  mutating func pinch() {
    let (middle, isTogether) = (generator.pick([200.0, 120]), generator.number(0...1) == 0)
    let (from, to) = isTogether ? (150.0, 20.0) : (20.0, 150.0)
    movePinch(.down, around: middle, distance: from)
    for share in [0.3, 0.6, 1] {
      wait(generator.pick([5, 30, 100]))
      movePinch(.move, around: middle, distance: from + (to - from) * share)
      if generator.number(0..<4) == 0 { break }
    }
    if generator.number(0..<3) > 0 { movePinch(generator.pick([.up, .cancel]), around: middle, distance: to) }
  }

  /// Fingers on a touchpad, whose events may be incomplete.
  mutating func pinchOnTouchpad() {
    for phase in [PinchSample.Phase.begin, .move, .move, generator.pick([.end, .end, .cancel, .move])] {
      let scale = phase == .begin ? 1 : generator.pick([0.5, 0.8, 1.2, 1.5])
      send(.pinch(PinchSample(phase: phase, scale: scale, center: Point(x: 200, y: 120))))
      wait(generator.pick([5, 30, 100]))
    }
  }

  /// The distance is that of each finger from the middle.
  private mutating func movePinch(_ phase: PointerSample.Phase, around middle: Double, distance: Double) {
    point(phase, 1, at: Point(x: 200 - distance, y: middle))
    point(phase, 2, at: Point(x: 200 + distance, y: middle))
  }

  mutating func switchPresentation() {
    switch generator.number(0..<5) {
    case 0: send(.presentations(generator.pick([.pages, .pagesAndLibrary, .library])))
    case 1..<3: send(.act(.present("library")))
    default: send(.act(.present(generator.pick(["pages", "nowhere"]))))
    }
  }

  /// Something happens in another view, whatever this one does.
  mutating func useOtherView() {
    let id = board.everything.randomElement(using: &generator)?.id ?? "nobody"
    let inputs: [[Input]] = [
      [.act(.remove(id))], [.act(.makeFolder(id))], [.act(.undo)], [.act(.redo)], [.act(.sort(.name))],
      [.act(.drag(.pickUp(id))), .act(.drag(.move(.onward))), .act(.drag(.drop))], [.act(.drag(.pickUp(id)))],
      [.act(.drag(.drop))],
      [.act(.openFolder(id))], [.act(.present("library"))], [.viewport(generator.randomViewport(isOther: true))],
      [.hidden], [.shown],
      [.key(generator.pick(Key.allCases))], [.character(generator.pick(["a", "f", " ", "3"]))],
      [.act(.restore(board.removed.first ?? id))],
    ]
    for input in generator.pick(inputs) { send(input, in: Self.otherView) }
  }

  /// A finger leaves the view at its right edge, and may come back.
  mutating func dragToOtherView(_ finger: Int) {
    send(.viewport(generator.randomViewport(isOther: true)), in: Self.otherView)
    for _ in 0..<generator.number(1...6) {
      let x = generator.pick([420.0, 460, 520, 600, 700, 790, 300])
      point(.move, finger, at: Point(x: x, y: generator.pick([60.0, 130, 200, 330])))
      wait(generator.pick([0, 16, 300, 500, 800]))
    }
    if generator.number(0..<3) > 0, let end = fingers[finger] { point(.up, finger, at: end) }
  }

  private static let otherView = ViewID(1)
}
