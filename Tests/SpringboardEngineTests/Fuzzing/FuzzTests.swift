import Testing

@testable import SpringboardEngine

/// 20,000 random sequences of what people, machines and time can do to a springboard.
@Suite("Anything done to a springboard")
struct AnythingTests {
  private static let batch = 1_000

  @Test("breaks nothing, loses nothing and comes to rest", arguments: 0..<20)
  func nothingBreaks(_ number: Int) {
    var counts: [Coverage: Int] = [:]
    for seed in number * Self.batch..<(number + 1) * Self.batch {
      var driver = FuzzDriver(seed: seed, .some(seed))
      driver.play()
      for feat in driver.oracle.feats { counts[feat, default: 0] += 1 }
      if let failure = Failure(driver) {
        Issue.record("seed \(seed), as a trace for quiver replay --apps 0:\n\(failure)")
        return
      }
    }
    for feat in Coverage.allCases {
      let share = Double(counts[feat] ?? 0) / Double(Self.batch)
      #expect(share >= feat.leastShare, "too few sequences prove anything about: \(feat)")
    }
  }

  @Test("is shrunk to the shortest trace that shows what is wrong, which shows the same when it is read again")
  func shrinking() throws {
    var driver = FuzzDriver(seed: 0, forbids: Self.carryingB)
    for seed in 1..<100 where driver.violations.isEmpty {
      driver = FuzzDriver(seed: seed, forbids: Self.carryingB)
      driver.play()
    }
    let failure = try #require(Failure(driver))
    #expect(failure.violations == ["b is carried"])
    #expect(failure.trace.steps.count <= 4, "a glass, an application, a finger and time: \(failure)")
    let (trace, problems) = Trace.read(failure.description)
    #expect(problems == [])
    #expect(Failure(trace, forbids: Self.carryingB)?.violations == ["b is carried"])
    #expect(Failure(trace) == nil)
  }

  private static let carryingB: Oracle.Forbids = { session in
    session.view.mode.drag?.items.contains("b") == true ? ["b is carried"] : []
  }

  @Test("is the same each time a trace of it is played", arguments: 0..<10)
  func replaying(_ number: Int) {
    for seed in number * 20..<(number + 1) * 20 {
      var driver = FuzzDriver(seed: seed)
      driver.play()
      let trace = Trace(steps: driver.oracle.steps).inOrder
      var oracle = Oracle(Preferences())
      for step in Trace.read("\(trace)").trace.steps { #expect(oracle.play(step) == []) }
      #expect(oracle.springboard.board == driver.board, "seed \(seed)")
      #expect(oracle.scene == driver.scene, "seed \(seed)")
    }
  }
}

extension Preferences {
  /// Mostly as they are when nobody chose anything.
  fileprivate static func some(_ seed: Int) -> Preferences {
    Preferences().with {
      $0.presence = seed % 5 == 1 ? .home : .overlay
      $0.animates = seed % 5 != 2
      $0.rightToLeft = seed % 5 == 3
      $0.dockCapacity = seed % 5 > 2 ? 1 : 7
      $0.pinned = seed % 10 == 4 ? ["a"] : []
      $0.isLocked = seed % 50 == 6
    }
  }
}
