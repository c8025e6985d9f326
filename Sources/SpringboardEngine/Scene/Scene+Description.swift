import CollectionEngine

extension Scene: CustomStringConvertible {
  /// One line for the page, then one line for each element, from back to front. Properties with their values at rest
  /// are omitted.
  public var description: String {
    let head = "page \(screen + 1) of \(screenCount), presence \(presence.short), next \(next)\n"
    return head + elements.map { "\($0)\n" }.joined()
  }
}

extension Scene.Element: CustomStringConvertible {
  /// The kind, the frame, and the properties that differ from those at rest.
  public var description: String {
    var words = ["\(kind)", "\(frame)"]
    if scale != 1 { words.append("scale \(scale.short)") }
    if narrowing != 1 { words.append("narrowing \(narrowing.short)") }
    if tilt != 0 { words.append("tilt \(tilt.short)") }
    if rotation != 0 { words.append("rotation \(rotation.short)") }
    if alpha != 1 { words.append("alpha \(alpha.short)") }
    return (words + state.words).joined(separator: " ")
  }
}

extension Scene.Kind: CustomStringConvertible {
  /// The name of the kind, and what the element represents; screens count from 1.
  public var description: String {
    let traits = traits
    return switch traits.subject {
    case .nothing: traits.name
    case .item(let id): "\(traits.name) \(id)"
    case .index(let index): "\(traits.name) \(index + 1)"
    case .number(let number): "\(traits.name) \(number)"
    case .text(let text): "\(traits.name) \(text)"
    case .notice(let notice): "\(traits.name) \(notice)"
    }
  }
}

extension Scene.Notice: CustomStringConvertible {
  /// The content of the notice in English.
  public var description: String {
    switch self {
    case .words(let words): "“\(words)”"
    case .hint(let device): "hint \(device.rawValue)"
    case .changed(let change): "\(change)"
    case .movedToScreen(let id, let screen): "moved \(id.text) to screen \(screen)"
    case .dockIsFull: "dock is full"
    case .offer(let program): "offer of \(program)"
    case .countdown(let seconds): "\(seconds) s until the reset"
    case .alreadySorted(let order): "already sorted by \(order.rawValue)"
    case .sorted(let order): "sorted by \(order.rawValue)"
    case .undone(let change): "undone \(change.map { "\($0)" } ?? "")"
    case .redone(let change): "redone \(change.map { "\($0)" } ?? "")"
    }
  }
}

extension Scene.State {
  fileprivate var words: [String] {
    Self.properties.compactMap { property in
      switch property.value(self) {
      case .yes: property.name
      case .amount(let amount): "\(property.name) \(amount.short)"
      case nil: nil
      }
    }
  }
}

extension Wake: CustomStringConvertible {
  /// `frame`, `at` with seconds, or `never`.
  public var description: String {
    switch self {
    case .nextFrame: "frame"
    case .at(let instant): "at \(instant.seconds.short)"
    case .never: "never"
    }
  }
}

extension Rect: CustomStringConvertible {
  /// `x,y widthxheight`, in logical pixels with at most two decimals.
  public var description: String { "\(minX.short),\(minY.short) \(width.short)x\(height.short)" }
}

extension Double {
  /// At most two decimals, without trailing zeros.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    if rounded == 0 { return "0" }
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
