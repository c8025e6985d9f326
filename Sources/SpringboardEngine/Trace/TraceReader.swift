import CollectionEngine

/// Reads a recording line by line. It stores the time of the last event and the position of each pointer.
struct TraceReader {
  private let folders: Set<String>
  private var latest = -Double.infinity
  private var positions: [Int: Point] = [:]

  /// `folders` are the ids of the folders on the board at the start.
  init(folders: Set<String>) {
    self.folders = folders
  }

  /// Returns nil for a line that is blank or has only a comment.
  mutating func step(_ line: Substring) throws(TraceFault) -> Trace.Step? {
    var words = TraceWords(line, folders: folders)
    guard !words.isAtEnd else { return nil }
    let place = words.place
    let time = try words.number("a time in seconds")
    guard time >= latest else { throw TraceFault(place: place, words: "time goes back from \(latest)") }
    let view = words.take("view") ? ViewID(try words.integer("a view")) : .main
    let action = try action(&words)
    try words.end()
    latest = time
    return Trace.Step(at: Instant(seconds: time), in: view, action: action)
  }

  private mutating func action(_ words: inout TraceWords) throws(TraceFault) -> Trace.Action {
    let place = words.place
    switch try words.next("an event") {
    case "down": return .input(.pointer(try down(&words)))
    case "move": return .input(.pointer(try pointer(.move, &words)))
    case "up": return .input(.pointer(try pointer(.up, &words)))
    case "cancel": return .input(.pointer(try cancel(&words)))
    case "hover": return .input(.hover(words.take("end") ? nil : try point(&words)))
    case "scroll": return .input(.scroll(try scroll(&words)))
    case "wheel": return .input(.scroll(try turn(.notches, &words)))
    case "pinch": return .input(.pinch(try pinch(&words)))
    case "key": return .input(.key(try words.choice("a key")))
    case "type": return .input(.character(try words.character()))
    case "compose": return .input(.composition)
    case "page": return .input(.act(.screen(try words.integer("a page"))))
    case "activate": return .input(.act(.open(try words.id())))
    case "secondary": return .input(.secondary(try point(&words)))
    case "details-height":
      let height = try words.number("a height")
      return .input(.sheetHeight(.details(try words.id()), height))
    case "settings-height": return .input(.sheetHeight(.settings, try words.number("a height")))
    case "help-height": return .input(.sheetHeight(.help, try words.number("a height")))
    case "menu-width": return .input(.menuWidth(try words.number("a width")))
    case "act": return .input(.act(try words.act()))
    case "apps": return .input(.catalogue(items(&words)))
    case "new": return .input(.installations(installations(&words)))
    case "size": return .input(.viewport(try viewport(&words)))
    case "show": return .input(.shown)
    case "leave": return .input(.leave)
    case "hide": return .input(.hidden)
    case "wake": return .input(.wake)
    case "clock": return .input(.clock(try words.number("a time in seconds since 1970")))
    case "power": return .input(.powerActions(try powerActions(&words)))
    case "print": return .print(try words.choice("what to print"))
    case "text": return .input(.search(words.isAtEnd ? "" : try words.rest("a text")))
    case let other: throw TraceFault(place: place, words: "\(other) is no event")
    }
  }

  private mutating func pointer(
    _ phase: PointerSample.Phase, _ words: inout TraceWords
  ) throws(TraceFault) -> PointerSample {
    let pointer = try words.integer("a pointer")
    let position = try point(&words)
    positions[pointer] = position
    return sample(pointer, phase, at: position)
  }

  private mutating func down(_ words: inout TraceWords) throws(TraceFault) -> PointerSample {
    var sample = try pointer(.down, &words)
    sample.extends = words.take("extending")
    return sample
  }

  private func point(_ words: inout TraceWords) throws(TraceFault) -> Point {
    Point(x: try words.number("x"), y: try words.number("y"))
  }

  /// A cancelled touch has no position of its own: it has the last one of its pointer.
  private mutating func cancel(_ words: inout TraceWords) throws(TraceFault) -> PointerSample {
    let pointer = try words.integer("a pointer")
    return sample(pointer, .cancel, at: positions[pointer] ?? .zero)
  }

  private func sample(_ pointer: Int, _ phase: PointerSample.Phase, at position: Point) -> PointerSample {
    PointerSample(pointer: pointer, phase: phase, device: pointer == 0 ? .mouse : .touch, position: position)
  }

  /// Applications that are named by their ids.
  private func items(_ words: inout TraceWords) -> [AppItem] {
    desktopIDs(&words).map { AppItem(id: .application($0), name: $0) }
  }

  /// Applications that have not been opened. A recording does not have the day on which they appeared.
  private func installations(_ words: inout TraceWords) -> Installations {
    Installations(
      Dictionary(
        desktopIDs(&words).map { (.application($0), Installations.Installation(firstSeen: 0)) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Power actions; those that another program asks about have `:asked` behind them.
  private func powerActions(_ words: inout TraceWords) throws(TraceFault) -> PowerActions {
    var actions = PowerActions()
    while !words.isAtEnd {
      let (action, isAsked) = try words.powerAction()
      actions.available.insert(action)
      if isAsked { actions.askedElsewhere.insert(action) }
    }
    return actions
  }

  private func desktopIDs(_ words: inout TraceWords) -> [String] {
    var ids: [String] = []
    while let id = try? words.next("an application's id") { ids.append(String(id)) }
    return ids
  }

  private func viewport(_ words: inout TraceWords) throws(TraceFault) -> Viewport {
    var viewport = Viewport(size: try words.size())
    var hasPosition = words.take("at")
    if !hasPosition, !words.isAtEnd {
      viewport.scale = try words.number("a scale")
      hasPosition = words.take("at")
    }
    if hasPosition { viewport.position = try point(&words) }
    return viewport
  }

  private func scroll(_ words: inout TraceWords) throws(TraceFault) -> ScrollSample {
    words.take("end") ? ScrollSample(kind: .end, dx: 0, dy: 0) : try turn(.smooth, &words)
  }

  private func pinch(_ words: inout TraceWords) throws(TraceFault) -> PinchSample {
    PinchSample(phase: try words.choice("a phase"), scale: try words.number("a scale"), center: try point(&words))
  }

  private func turn(_ kind: ScrollSample.Kind, _ words: inout TraceWords) throws(TraceFault) -> ScrollSample {
    var sample = ScrollSample(kind: kind, dx: try words.number("dx"), dy: try words.number("dy"))
    sample.zooms = words.take("zooming")
    if words.take("at") { sample.position = try point(&words) }
    return sample
  }
}
