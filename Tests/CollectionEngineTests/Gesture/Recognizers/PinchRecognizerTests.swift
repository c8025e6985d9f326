import TestSupport
import Testing

@testable import CollectionEngine

@Suite("A pinch")
struct PinchRecognizerTests {
  @Test(
    "A pinch is recognized from two fingers",
    arguments: [
      ("not from one finger", "0 down 1 0 0, 0.1 move 1 90 0, 0.2 up 1 90 0", ""),
      (
        "from the slop's edge", "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 105 0, 0.2 move 2 120 0, 0.3 move 1 -20 0",
        "began 60,0 110>120 at 60,0 110>140 at 50,0"
      ),
      (
        "when the fingers come together", "0 down 1 0 0, 0 down 2 0 100, 0.1 move 1 0 30",
        "began 0,65 90>70 at 0,65"
      ),
      ("not when both move alike", "0 down 1 0 0, 0 down 2 100 0, 0.1 move 1 9 0, 0.1 move 2 109 0", ""),
      (
        "and ends with a finger that rested", "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 120 0, 0.5 up 2 120 0",
        "began 60,0 110>120 at 60,0 110>120 at 60,0 ended 0"
      ),
      (
        "and is cancelled", "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 120 0, 0.2 cancel 1, 0.3 move 2 200 0",
        "began 60,0 110>120 at 60,0 cancelled"
      ),
      ("and is not cancelled before it began", "0 down 1 0 0, 0 down 2 100 0, 0.2 cancel 1, 0.3 move 2 200 0", ""),
      (
        "and ignores a third finger",
        "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 120 0, 0.2 down 3 9 9, 0.3 move 3 50 50, 0.4 up 3 50 50",
        "began 60,0 110>120 at 60,0"
      ),
      (
        "again, with another second finger",
        "0 down 1 0 0, 0 down 2 100 0, 0.1 up 2 100 0, 0.2 down 3 0 50, 0.3 move 3 0 70", "began 0,35 60>70 at 0,35"
      ),
      ("not with a finger whose end was lost", "0 down 1 0 0, 1.5 down 2 100 0, 1.6 move 2 200 0", ""),
      (
        "though both ends were lost before",
        "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 120 0, 2 down 3 0 0, 2 down 4 0 50, 2.1 move 4 0 70",
        "began 60,0 110>120 at 60,0 cancelled began 0,35 60>70 at 0,35"
      ),
      (
        "while one finger rests for long",
        "0 down 1 0 0, 0 down 2 100 0, 0.1 move 2 120 0, 2 move 2 130 0, 2 down 3 0 0, 2.1 move 2 140 0",
        "began 60,0 110>120 at 60,0 110>130 at 65,0 110>140 at 70,0"
      ),
    ])
  func events(_ what: Comment, _ trace: String, _ events: String) {
    #expect(words(of: trace) == events, what)
  }

  @Test("A pinch ends with the velocity of the distance")
  func velocity() throws {
    let moves = (1...10).map { "\(Double($0) / 100) move 1 \($0 * -4) 0, \(Double($0) / 100) move 2 \(100 + $0 * 4) 0" }
    let trace = (["0 down 1 0 0, 0 down 2 100 0"] + moves + ["0.1 up 1 -40 0"]).joined(separator: ", ")
    let word = try #require(words(of: trace).split(separator: " ").last)
    #expect(abs(try #require(Double(word)) - 800) < 60)
  }

  @Test("The mouse cannot pinch")
  func mouse() {
    var recognizer = PinchRecognizer()
    let sample = PointerSample(pointer: 0, phase: .down, device: .mouse, position: .zero)
    #expect(recognizer.follow(sample, tuning: GestureTuning(), at: Instant(seconds: 0)).isEmpty)
    #expect(recognizer == PinchRecognizer())
  }

  @Test("A pinch reports its ratio, and its progress over 35 % of the shorter side")
  func progress() {
    let (tuning, viewport) = (GestureTuning(), Size(width: 1_000, height: 400))
    let wide = Pinch(startDistance: 100, distance: 240, center: .zero)
    #expect(wide.scale == 2.4)
    #expect(abs(tuning.progress(of: wide, in: viewport) - 1) < 1e-9)
    let narrow = Pinch(startDistance: 100, distance: 30, center: .zero)
    #expect(abs(tuning.progress(of: narrow, in: viewport) + 0.5) < 1e-9)
    #expect(tuning.progress(of: wide, in: .zero) == 0)
  }

  @Test("Every pinch that began ends or is cancelled", arguments: 0..<8)
  func random(_ seed: Int) {
    var (generator, recognizer, now) = (SeededGenerator(seed: seed), PinchRecognizer(), 0.0)
    for _ in 0..<2_000 {
      now += Double.random(in: 0...0.1, using: &generator) * generator.pick([0.1, 1, 1, 20])
      let place = Point(x: .random(in: 0...300, using: &generator), y: .random(in: 0...300, using: &generator))
      let phase = generator.pick([PointerSample.Phase.down, .move, .move, .move, .up, .cancel])
      let sample = PointerSample(pointer: generator.number(1...3), phase: phase, device: .touch, position: place)
      var isPinching = recognizer.isPinching
      for event in recognizer.follow(sample, tuning: GestureTuning(), at: Instant(seconds: now)) {
        switch event {
        case .began: #expect(!isPinching)
        case .moved(let pinch): #expect(isPinching && pinch.scale.isFinite && pinch.scale > 0)
        case .ended(let velocity): #expect(isPinching && velocity.isFinite)
        case .cancelled: #expect(isPinching)
        }
        if case .began = event { isPinching = true }
        if case .ended = event { isPinching = false }
        if case .cancelled = event { isPinching = false }
      }
      #expect(isPinching == recognizer.isPinching)
    }
  }

  private func words(of trace: String) -> String {
    var recognizer = PinchRecognizer()
    let steps = trace.split(separator: ", ").map { $0.split(separator: " ") }
    return steps.flatMap { step in
      let numbers = step.dropFirst(2).compactMap { Double($0) }
      let position = numbers.count == 3 ? Point(x: numbers[1], y: numbers[2]) : .zero
      let sample = PointerSample(
        pointer: Int(numbers[0]), phase: phase(step[1]), device: .touch, position: position)
      return recognizer.follow(sample, tuning: GestureTuning(), at: Instant(seconds: Double(step[0]) ?? 0))
    }.map(\.word).joined(separator: " ")
  }

  private func phase(_ word: Substring) -> PointerSample.Phase {
    switch word {
    case "down": .down
    case "up": .up
    case "cancel": .cancel
    default: .move
    }
  }
}

extension PinchEvent {
  fileprivate var word: String {
    switch self {
    case .began(let center): "began \(center.word)"
    case .moved(let pinch): "\(Int(pinch.startDistance))>\(Int(pinch.distance)) at \(pinch.center.word)"
    case .ended(let velocity): "ended \(Int(velocity))"
    case .cancelled: "cancelled"
    }
  }
}

extension Point {
  fileprivate var word: String { "\(Int(x)),\(Int(y))" }
}
