import Testing

@testable import SpringboardEngine

/// 5,000 random sequences of input.
@Suite("Fuzzing the springboard")
struct FuzzTests {
  private static let batch = 1_000

  @Test("Random input violates no invariant, loses no item and comes to rest", arguments: 0..<5)
  func randomInput(_ number: Int) {
    var counts: [Coverage: Int] = [:]
    for seed in number * Self.batch..<(number + 1) * Self.batch {
      var driver = FuzzDriver(seed: seed, .varied(by: seed), .varied(by: seed))
      driver.play()
      for feature in driver.oracle.coverage { counts[feature, default: 0] += 1 }
      if let failure = Failure(driver) {
        Issue.record("seed \(seed), as a trace for quiver replay --apps 0:\n\(failure)")
        return
      }
    }
    for feature in Coverage.allCases {
      let share = Double(counts[feature] ?? 0) / Double(Self.batch)
      #expect(share >= feature.leastShare, "too few sequences cover \(feature)")
    }
  }

  @Test("A failure is shrunk to a short trace that fails in the same way when it is read again")
  func shrinking() throws {
    var driver = FuzzDriver(seed: 0, invariant: Self.draggingB)
    for seed in 1..<100 where driver.violations.isEmpty {
      driver = FuzzDriver(seed: seed, invariant: Self.draggingB)
      driver.play()
    }
    let failure = try #require(Failure(driver))
    #expect(failure.violations == ["b is dragged"])
    #expect(failure.trace.steps.count <= 4, "a viewport, an application, a finger and time are enough: \(failure)")
    let (trace, problems) = Trace.read(failure.description)
    #expect(problems == [])
    #expect(Failure(trace, invariant: Self.draggingB)?.violations == ["b is dragged"])
    #expect(Failure(trace) == nil)
  }

  private static let draggingB: Oracle.Invariant = { controller in
    controller.view.mode.drag?.items.contains("b") == true ? ["b is dragged"] : []
  }

  @Test("A replayed trace ends in the same state", arguments: 0..<10)
  func replaying(_ number: Int) {
    for seed in number * 20..<(number + 1) * 20 {
      var driver = FuzzDriver(seed: seed)
      driver.play()
      guard !driver.oracle.steps.contains(where: \.hasNoText) else { continue }
      let trace = Trace(steps: driver.oracle.steps).inOrder
      var oracle = Oracle(Preferences())
      for step in Trace.read("\(trace)").trace.steps { #expect(oracle.play(step) == []) }
      #expect(oracle.springboard.board == driver.board, "seed \(seed)")
      #expect(oracle.scene == driver.scene, "seed \(seed)")
    }
  }
}

extension Trace.Step {
  /// Whether it cannot be written in a trace although it matters.
  fileprivate var hasNoText: Bool {
    switch action {
    case .input(.presentations), .input(.providerAnswer), .input(.guide), .input(.reminders): true
    default: false
    }
  }
}

extension Preferences {
  /// Mostly the default preferences.
  fileprivate static func varied(by seed: Int) -> Preferences {
    Preferences().with {
      $0.configured.windowKind = seed % 5 == 1 ? .home : .overlay
      $0.session.animates = seed % 5 != 2
      $0.session.rightToLeft = seed % 5 == 3
      $0.configured.dock.capacity = seed % 5 > 2 ? 1 : 7
      $0.configured.newApplications = seed % 7 == 3 ? .library : .end
      $0.configured.guidePosition = seed % 31 == 7 ? .only : seed % 6 == 3 ? .last : seed % 6 == 5 ? .first : nil
    }
  }
}

extension Restrictions {
  /// Mostly none.
  fileprivate static func varied(by seed: Int) -> Restrictions {
    .with {
      $0.pinned = seed % 10 == 4 ? ["a"] : []
      $0.isLocked = seed % 50 == 6
      $0.allowsSelection = seed % 11 != 5
      $0.allowsHighlight = seed % 13 != 5
    }
  }
}
