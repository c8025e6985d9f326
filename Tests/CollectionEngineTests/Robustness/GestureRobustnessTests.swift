import CollectionEngine
import TestSupport
import Testing

@Suite("Gestures with values that are not finite, negative or huge")
struct GestureRobustnessTests {
  private func tuning(_ generator: inout SeededGenerator) -> GestureTuning {
    var tuning = GestureTuning()
    (tuning.longPress, tuning.mouseSlop) = (generator.value(), generator.value())
    return tuning
  }

  private func sample(_ generator: inout SeededGenerator) -> PointerSample {
    var sample = PointerSample(
      pointer: generator.number(0...2), phase: generator.pick([.down, .move, .move, .up, .cancel]),
      device: generator.pick([.touch, .mouse]), position: generator.point())
    if Bool.random(using: &generator) { sample.position = generator.point() }
    return sample
  }

  @Test("A velocity is finite", arguments: 0..<4)
  func velocity(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var tracker = VelocityTracker(window: generator.value())
      for _ in 0..<6 { tracker.add(generator.point(), at: generator.instant()) }
      #expect(tracker.velocity(at: generator.instant()).isFinite)
      tracker.window = generator.value()
      #expect(tracker.velocity(at: generator.instant()).isFinite)
    }
  }

  @Test("A direction lock gives finite steps", arguments: 0..<4)
  func lock(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var lock = DirectionLock(after: generator.point())
      for _ in 0..<6 {
        #expect(lock.follow(generator.point(), tuning: tuning(&generator), at: generator.instant()).isFinite)
        #expect(lock.locked(generator.point()).isFinite)
      }
    }
  }

  @Test("The events of a touch are finite", arguments: 0..<4)
  func touch(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let gestures: [Gesture] = [
        .pan(generator.pick([.horizontal, .vertical, .both])), .longPress, .grab, .pull, .tap,
      ]
      var arena = GestureArena()
      let candidates = GestureCandidates(gestures: gestures.shuffled(using: &generator), hold: generator.value())
      var events = arena.begin(
        sample(&generator), candidates, catching: Bool.random(using: &generator), tuning: tuning(&generator),
        at: generator.instant())
      for _ in 0..<10 {
        events += arena.follow(sample(&generator), tuning: tuning(&generator), at: generator.instant())
        events += arena.advance(tuning: tuning(&generator), at: generator.instant())
      }
      #expect(events.allSatisfy { $0.isFinite })
    }
  }

  @Test("The events of a pinch are finite", arguments: 0..<4)
  func pinch(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var recognizer = PinchRecognizer()
      var events: [PinchEvent] = []
      for _ in 0..<20 {
        let pinch = PinchSample(
          phase: generator.pick(PinchSample.Phase.allCases), scale: generator.value(), center: generator.point())
        let samples = generator.pick([pinch.fingers(startDistance: generator.value()), [sample(&generator)]])
        for sample in samples {
          events += recognizer.follow(sample, tuning: tuning(&generator), at: generator.instant())
        }
      }
      #expect(events.allSatisfy { $0.isFinite })
    }
  }
}

extension GestureEvent {
  fileprivate var isFinite: Bool {
    switch self {
    case .panMoved(let step): step.isFinite
    case .panEnded(let velocity): velocity.isFinite
    case .dragged(let position): position.isFinite
    case .tapped(let seconds): seconds.isFinite
    default: true
    }
  }
}

extension PinchEvent {
  fileprivate var isFinite: Bool {
    switch self {
    case .began(let center): center.isFinite
    case .moved(let pinch): pinch.center.isFinite && (pinch.distance / pinch.startDistance).isFinite
    case .ended(let velocity): velocity.isFinite
    case .cancelled: true
    }
  }
}
