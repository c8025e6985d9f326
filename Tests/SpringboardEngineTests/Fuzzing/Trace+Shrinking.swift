import CollectionEngine

@testable import SpringboardEngine

extension Trace {
  /// The trace with no step before the previous one, because a springboard treats a clock that jumps back as stopped.
  var inOrder: Trace {
    var latest = Instant(seconds: -.infinity)
    return Trace(
      steps: steps.map { step in
        latest = max(latest, step.at)
        return Trace.Step(at: latest, in: step.view, action: step.action)
      })
  }

  /// Leaves out steps, ever fewer at a time, and applications, as long as the trace still fails.
  func shortest(where fails: (Trace) -> Bool) -> Trace {
    var (trace, length) = (self, max(1, steps.count / 2))
    while length > 0 {
      let shorter = trace.without(runsOf: length, where: fails)
      if shorter == trace { length /= 2 }
      trace = shorter
    }
    return trace.withFewerApplications(where: fails)
  }

  private func without(runsOf length: Int, where fails: (Trace) -> Bool) -> Trace {
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
