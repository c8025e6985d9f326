@testable import SpringboardEngine

extension Trace {
  /// No step is before the one it follows: a springboard takes a clock that jumps back for one that stands still.
  var inOrder: Trace {
    var latest = Instant(seconds: -.infinity)
    return Trace(
      steps: steps.map { step in
        latest = max(latest, step.at)
        return Trace.Step(at: latest, action: step.action)
      })
  }

  /// As few steps as still fail, by leaving out ever shorter stretches, and with as few applications.
  func shortest(where fails: (Trace) -> Bool) -> Trace {
    var (trace, length) = (self, max(1, steps.count / 2))
    while length > 0 {
      let shorter = trace.without(stretchesOf: length, where: fails)
      if shorter == trace { length /= 2 }
      trace = shorter
    }
    return trace.withFewerApplications(where: fails)
  }

  private func without(stretchesOf length: Int, where fails: (Trace) -> Bool) -> Trace {
    var (trace, end) = (self, steps.count)
    while end > 0 {
      var shorter = trace
      shorter.steps.removeSubrange(max(0, end - length)..<end)
      if fails(shorter) { trace = shorter }
      end -= length
    }
    return trace
  }

  private func withFewerApplications(where fails: (Trace) -> Bool) -> Trace {
    var trace = self
    for (index, step) in steps.enumerated() {
      guard case .input(.catalogue(var items)) = step.action else { continue }
      for item in items {
        var fewer = trace
        fewer.steps[index].action = .input(.catalogue(items.filter { $0 != item }))
        guard fails(fewer) else { continue }
        (trace, items) = (fewer, items.filter { $0 != item })
      }
    }
    return trace
  }
}
