import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The wiggle of a tile")
struct WiggleTests {
  private let tuning = MotionTuning()
  private let times = stride(from: 0.0, to: 20, by: 1.0 / 240).map { Instant(seconds: $0) }

  @Test("The wiggle at a given time is the same in every run")
  func wiggleAtAGivenTimeIsTheSameInEveryRun() {
    let one = Wiggle("org.example.Maps", tuning: tuning).rotation(at: Instant(seconds: 12.5))
    let two = Wiggle("org.example.Maps", tuning: tuning).rotation(at: Instant(seconds: 12.5))
    #expect(one == two)
    var hash = StableHash("foobar")
    #expect(hash.value == 0x8594_4171_F739_67E8)
    #expect((0..<1).contains(hash.nextFraction()))
  }

  @Test(
    "Rotation and bounce stay within their amplitudes",
    arguments: ["a", "b", "org.example.Maps.desktop", ""] as [ItemID])
  func bounds(_ id: ItemID) {
    let wiggle = Wiggle(id, tuning: tuning)
    let (turns, bounces) = (times.map { wiggle.rotation(at: $0) }, times.map { wiggle.bounce(at: $0) })
    #expect(turns.allSatisfy { $0.magnitude <= 1.6 * .pi / 180 })
    #expect(bounces.allSatisfy { $0.magnitude <= 0.6 })
    #expect(turns.max()! > 1.59 * .pi / 180 && turns.min()! < -1.59 * .pi / 180)
    #expect(bounces.max()! > 0.59 && bounces.min()! < -0.59)
  }

  @Test("The wiggle is continuous", arguments: ["a", "b"] as [ItemID])
  func continuous(_ id: ItemID) {
    let wiggle = Wiggle(id, tuning: tuning)
    let fastest = 1.6 * .pi / 180 * 2 * .pi * 3.8 * 1.12 / 240
    for (one, next) in zip(times, times.dropFirst()) {
      #expect((wiggle.rotation(at: one) - wiggle.rotation(at: next)).magnitude <= fastest * 1.000_1)
    }
  }

  @Test("Tiles wiggle about 3.8 times a second, each at its own rate")
  func rates() {
    let rates = (0..<200).map { number in
      let wiggle = Wiggle(ItemID.application("app-\(number).desktop"), tuning: tuning)
      let signs = times.map { wiggle.rotation(at: $0) > 0 }
      return Double(zip(signs, signs.dropFirst()).count { $0 != $1 }) / 2 / 20
    }
    #expect(rates.allSatisfy { (3.8 * 0.87...3.8 * 1.13).contains($0) })
    #expect(rates.min()! < 3.8 * 0.9 && rates.max()! > 3.8 * 1.1)
  }

  @Test("Tiles with similar ids are out of phase")
  func phases() {
    let turns = (0..<1_000).map { number in
      Wiggle(ItemID.application("app-\(number)"), tuning: tuning).rotation(at: Instant(seconds: 0))
    }
    #expect(Set(turns).count > 990)
    #expect(turns.count { $0 > 0 } > 400 && turns.count { $0 < 0 } > 400)
  }

  @Test("The amount scales the wiggle, and reduced motion stops it")
  func amount() {
    let wiggle = Wiggle("a", tuning: tuning)
    let now = Instant(seconds: 1)
    #expect(wiggle.rotation(at: now, amount: 0.5) == wiggle.rotation(at: now) / 2)
    #expect(wiggle.bounce(at: now, amount: 0) == 0)
    let still = Wiggle("a", tuning: tuning.still)
    #expect(still.rotation(at: now) == 0 && still.bounce(at: now) == 0)
  }

  @Test("A shake decays and ends")
  func shake() {
    let shake = Nudge(kind: .shake, start: Instant(seconds: 1), tuning: MotionTuning())
    let offsets = stride(from: 1.0, through: 2, by: 0.01).map { shake.offset(at: Instant(seconds: $0)).x }
    #expect(offsets.max()! > 4 && offsets.min()! < -4)
    #expect(offsets.prefix(20).map(abs).max()! > offsets.dropFirst(40).map(abs).max()!)
    #expect(offsets.last == 0)
  }
}
