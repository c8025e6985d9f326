extension Trace: CustomStringConvertible {
  /// The trace as text; what has no line of its own in a trace (the catalogue, the window's size) is left out.
  public var description: String {
    steps.compactMap { step in step.text.map { "\($0)\n" } }.joined()
  }
}

extension Trace.Step {
  /// The line of a trace that says this, without its end; nil for an input that traces do not hold.
  public var text: String? {
    switch action {
    case .print(let subject): "\(at.inMilliseconds) print \(subject.rawValue)"
    case .input(let input): input.traceText.map { "\(at.inMilliseconds) \($0)" }
    }
  }
}

extension Input {
  fileprivate var traceText: String? {
    switch self {
    case .pointer(let sample): sample.traceText
    case .scroll(let sample): sample.traceText
    case .key(let key): "key \(key.rawValue)"
    case .page(let page): "page \(page)"
    case .activate(let id): "activate \(id)"
    case .shown: "show"
    case .hidden: "hide"
    case .wake: "wake"
    case .catalogue, .board, .viewport, .preferences, .launch: nil
    }
  }
}

extension PointerSample {
  fileprivate var traceText: String {
    let place = "\(pointer) \(position.x.short) \(position.y.short)"
    return switch phase {
    case .down: "down \(place)"
    case .move: "move \(place)"
    case .up: "up \(place)"
    case .cancel: "cancel \(pointer)"
    }
  }
}

extension ScrollSample {
  fileprivate var traceText: String {
    switch kind {
    case .smooth: "scroll \(dx.short) \(dy.short)"
    case .notches: "wheel \(dx.short) \(dy.short)"
    case .end: "scroll end"
    }
  }
}

extension Instant {
  /// Seconds with three decimals.
  fileprivate var inMilliseconds: String {
    let milliseconds = Int((seconds * 1000).rounded().clamped(to: 0...1e15))
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}

extension Double {
  /// As exact as it is, but without `.0`.
  fileprivate var short: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
