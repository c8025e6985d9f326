import GtkBridge

/// One helper process at a time, and what it was asked; started when it is needed, and again when it is gone.
final class HelperLane {
  /// Requests that one helper has at once: enough that it never waits for the next.
  nonisolated static let capacity = 8
  /// A helper that dies over so many requests in a row is broken itself.
  private static let mostDeaths = 3

  private let command: [String]
  private let onAnswers: ([HelperAnswer]) -> Void
  private var setup: IconSetup
  private var process: LineProcess?
  private var pending: [(serial: Int, question: HelperQuestion)] = []
  private var lastSerial = 0
  /// In a row, without an answer between them.
  private var deaths = 0
  private var hasAnswered = false

  init(command: [String], setup: IconSetup, onAnswers: @escaping ([HelperAnswer]) -> Void) {
    self.command = command
    self.setup = setup
    self.onAnswers = onAnswers
  }

  /// How many more requests it takes now.
  var room: Int { Self.capacity - pending.count }

  /// Whether every question was answered.
  var isIdle: Bool { pending.isEmpty }

  /// Whether it can be asked; answers come later, in order.
  func ask(_ question: HelperQuestion) -> Bool {
    guard question.request.canBeAsked, deaths < Self.mostDeaths, let process = start() else { return false }
    lastSerial += 1
    pending.append((lastSerial, question))
    process.send(HelperLine.ask(lastSerial, question).text)
    return true
  }

  /// Looks elsewhere for what is asked from now on.
  func use(_ setup: IconSetup) {
    self.setup = setup
    process?.send(HelperLine.setup(setup).text)
  }

  /// Icons were installed or removed.
  func rescan() {
    deaths = 0
    process?.send(HelperLine.rescan.text)
  }

  /// The one that runs, or a new one.
  @discardableResult
  func start() -> LineProcess? {
    if let process { return process }
    process = LineProcess(
      command: command, onLines: { [weak self] in self?.receive($0) }, onEnd: { [weak self] in self?.end($0) })
    process?.send(HelperLine.setup(setup).text)
    hasAnswered = false
    return process
  }

  private func receive(_ lines: [String]) {
    deaths = 0
    hasAnswered = true
    onAnswers(lines.compactMap(answer))
  }

  /// A serial number; where the picture is if there is one, or that the window has it; and what it is made of.
  private func answer(_ line: String) -> HelperAnswer? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let first = pending.first, fields.first.flatMap({ Int($0) }) == first.serial else { return nil }
    pending.removeFirst()
    return HelperAnswer(
      question: first.question, outcome: outcome(fields.dropFirst().first ?? "", of: first.question.request),
      mark: fields.dropFirst(2).first.flatMap { FileMark($0) } ?? .none)
  }

  private func outcome(_ word: Substring, of request: HelperRequest) -> HelperAnswer.Outcome {
    if word.isEmpty { return .missing }
    if word == IconHelper.confirmation { return .confirmed }
    return SurfaceFile.map(String(word), scale: request.scale)?.surface.map { .picture($0) } ?? .missing
  }

  /// One that has answered and leaves by itself has not looked at what is pending; any other died over the first.
  private func end(_ ending: LineProcess.Ending) {
    process = nil
    var lost = pending.map(\.question)
    pending = []
    var answers: [HelperAnswer] = []
    if !lost.isEmpty, ending == .failed || !hasAnswered {
      deaths += 1
      answers.append(HelperAnswer(question: lost.removeFirst(), outcome: .fatal))
    }
    onAnswers(answers + lost.map { HelperAnswer(question: $0, outcome: .lost) })
  }

  isolated deinit {
    process?.kill()
  }
}
