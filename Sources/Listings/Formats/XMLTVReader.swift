import FormatBridge

/// Reads XMLTV (xmltv.dtd): channels and their programmes.
final class XMLTVReader: XMLReader.Handler {
  private let languages: [String]
  private let limits: ReadingLimits
  private var problems: ProblemList
  private var parser: XMLReader?
  private var encoding: XMLEncoding?
  private var repair: XMLRepair
  private var draft = Draft.none
  /// The text that is being read.
  private var text: WantedText?
  private var collected = ProgrammeCollection()
  private var programmeCount = 0
  private var hasRoot = false
  private var hasTooManyChannels = false

  /// The element that is being read.
  private enum Draft {
    case none
    case channel(Channel, names: LocalizedText)
    case programme(ProgrammeDraft)
  }

  /// A text that is wanted, with the markup in it.
  private struct WantedText {
    let element: String
    let language: String
    var content = ""
    /// Whether it was too long.
    var isCutOff = false
    /// How many elements of HTML are open in it.
    var depth = 0
  }

  private init(languages: [String], _ limits: ReadingLimits, _ problems: ProblemList) {
    (self.languages, self.limits, self.problems) = (languages, limits, problems)
    repair = XMLRepair(languages: languages)
  }

  static func read(
    _ input: ListingsInput, languages: [String], _ limits: ReadingLimits, _ problems: inout ProblemList
  ) -> Listings {
    let reader = XMLTVReader(languages: languages, limits, problems)
    let parser = XMLReader(reader, depthLimit: limits.depth)
    reader.parser = parser
    let end = input.forEachPiece { reader.parse($0, isLast: false) }
    if end == .complete { _ = reader.parse([], isLast: true) }
    if let fault = end.fault(limit: limits.size) { reader.report(fault) }
    if !reader.hasTooManyChannels {
      for (id, position) in reader.collected.undeclared { reader.report(.unknownChannel(id), at: position) }
    }
    let listings = reader.collected.listings(&reader.problems)
    problems = reader.problems
    return listings
  }

  /// Returns whether to go on.
  private func parse(_ bytes: [UInt8], isLast: Bool) -> Bool {
    do throws(XMLReader.Fault) {
      try parser?.read(repaired(bytes, isLast: isLast), isLast: isLast)
      return true
    } catch {
      if let fault = ListingsProblem.Fault(error) { report(fault) }
      return false
    }
  }

  private func repaired(_ bytes: [UInt8], isLast: Bool) throws(XMLReader.Fault) -> [UInt8] {
    if encoding == nil {
      encoding = XMLEncoding(bytes)
      if let repair = encoding?.repair { problems.add(.repaired(repair), line: 1) }
    }
    defer { for (fault, place) in repair.takeReports() { problems.add(fault, line: place.line, column: place.column) } }
    return try repair.read(encoding?.decode(bytes, isLast: isLast) ?? bytes, isLast: isLast)
  }

  private func report(_ fault: ListingsProblem.Fault, at position: XMLReader.Position? = nil) {
    let position = (position ?? parser?.position).map(repair.position.original)
    problems.add(fault, line: position?.line, column: position?.column)
  }
}

extension XMLTVReader {
  func start(_ element: String, _ attributes: [XMLReader.Attribute]) {
    guard hasRoot || element == "tv" else {
      report(.unknownFormat)
      return parser?.stop() ?? ()
    }
    hasRoot = true
    if text != nil {
      guard Self.endsText(element) else { return beginMarkup(element) }
      endText()
    }
    switch (element, draft) {
    case ("channel", _):
      endDraft()
      beginChannel(attributes)
    case ("programme", _):
      endDraft()
      beginProgramme(attributes)
    case ("display-name", .channel), ("title", .programme), ("sub-title", .programme), ("desc", .programme),
      ("category", .programme):
      text = WantedText(element: element, language: attributes["lang"] ?? "")
    case ("icon", .channel(var channel, let names)):
      channel.icon = channel.icon ?? attributes["src"]?.limited(to: limits.text)
      draft = .channel(channel, names: names)
    default: break
    }
  }

  /// Whether an element cannot be inside of a text, so that the text was not closed.
  private static func endsText(_ element: String) -> Bool {
    ["channel", "programme", "display-name", "title", "sub-title", "desc", "category"].contains(element)
  }

  /// Elements in a text are those of HTML, whose text is a part of it.
  private func beginMarkup(_ element: String) {
    text?.depth += 1
    if Self.separators.contains(element.lowercased()) { text?.content += " " }
  }

  /// The elements of HTML that begin a new line.
  private static let separators: Set = ["br", "p", "div", "li", "ul", "ol", "tr", "hr", "h1", "h2", "h3", "h4"]

  func end(_ element: String) {
    if let depth = text?.depth, depth > 0 {
      text?.depth = depth - 1
      return
    }
    endText()
    switch (element, draft) {
    case ("channel", .channel), ("programme", .programme): endDraft()
    default: break
    }
  }

  private func endText() {
    guard let text else { return }
    let content = text.content.collapsingWhitespace
    switch draft {
    case .none: break
    case .channel(let channel, var names):
      names.add(content, text.language)
      draft = .channel(channel, names: names)
    case .programme(var programme):
      programme.add(content, text.language, of: text.element)
      draft = .programme(programme)
    }
    self.text = nil
  }

  /// Adds the element that is being read. The next one may begin before it is closed.
  private func endDraft() {
    switch draft {
    case .none: break
    case .channel(var channel, let names):
      channel.name = names.best(for: languages) ?? channel.id
      channel.otherNames = names.all.filter { $0 != channel.name }
      addChannel(channel)
    case .programme(let programme): add(programme)
    }
    draft = .none
  }

  func text(_ more: String) {
    // There may be a call for each character, so the text must not be copied.
    guard text?.isCutOff == false else { return }
    text?.content += more
    guard let content = text?.content, content.utf8.count > limits.text else { return }
    text?.content = content.limited(to: limits.text)
    text?.isCutOff = true
    report(.tooMuch(.bytesOfText, limit: limits.text))
  }

  private func beginChannel(_ attributes: [XMLReader.Attribute]) {
    guard let id = attributes["id"]?.limited(to: limits.text), !id.isEmpty else {
      return report(.missing("id", of: "channel"))
    }
    draft = .channel(Channel(id: id, name: id), names: LocalizedText())
  }

  /// When there are too many, the others and their programmes are left out.
  private func addChannel(_ channel: Channel) {
    guard collected.channelCount < limits.channels else { return reportTooManyChannels() }
    collected.declare(channel)
  }

  private func reportTooManyChannels() {
    if !hasTooManyChannels { report(.tooMuch(.channels, limit: limits.channels)) }
    hasTooManyChannels = true
  }

  private func beginProgramme(_ attributes: [XMLReader.Attribute]) {
    guard let channel = attributes["channel"]?.limited(to: limits.text), !channel.isEmpty else {
      return report(.missing("channel", of: "programme"))
    }
    guard let startText = attributes["start"] else { return report(.missing("start", of: "programme")) }
    guard let start = moment(startText, orElse: ListingsProblem.Fault.time) else { return }
    guard programmeCount < limits.programmes else {
      report(.tooMuch(.programmes, limit: limits.programmes))
      parser?.stop()
      return
    }
    programmeCount += 1
    declareIfUnknown(channel)
    draft = .programme(
      ProgrammeDraft(
        channel: channel, start: start,
        stop: attributes["stop"].flatMap { moment($0, orElse: ListingsProblem.Fault.end) },
        clump: attributes["clumpidx"].flatMap(Programme.Clump.init), position: parser?.position))
  }

  private func declareIfUnknown(_ channel: String) {
    let isKnown = collected.mention(channel, at: parser?.position, limit: limits.channels)
    if !isKnown { reportTooManyChannels() }
  }

  private func add(_ draft: ProgrammeDraft) {
    let programme = draft.programme(for: languages)
    if let stop = draft.stop, stop <= draft.start { report(.negativeDuration(programme.title), at: draft.position) }
    collected.add(programme, on: draft.channel)
  }

  /// nil if the text is not a time, which is reported.
  private func moment(_ text: String, orElse fault: (String) -> ListingsProblem.Fault) -> Int? {
    guard let time = XMLTVTime(text) else {
      report(fault(text))
      return nil
    }
    if let zone = time.unknownZone { report(.zone(zone)) }
    return time.seconds
  }
}

extension ListingsProblem.Fault {
  /// nil if reading was stopped on purpose.
  fileprivate init?(_ fault: XMLReader.Fault) {
    switch fault {
    case .notWellFormed(let words): self = .notWellFormed(words)
    case .declaresEntities: self = .entities
    case .tooDeep: self = .tooDeep
    case .stopped: return nil
    }
  }
}

extension [XMLReader.Attribute] {
  fileprivate subscript(name: String) -> String? { first { $0.name == name }?.value }
}

extension Programme.Clump {
  /// Reads `0/2`; nil if the place does not exist, or if there is only one.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 1, (0..<numbers[1]).contains(numbers[0]) else { return nil }
    self.init(index: numbers[0], count: numbers[1])
  }
}
