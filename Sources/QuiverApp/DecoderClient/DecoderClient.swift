import GtkBridge
import Posix
import QuiverCore

/// Starts decoder processes, one at a time, and sends questions to them.
final class DecoderClient {
  /// The number of questions that one decoder has at once; enough to keep it busy.
  nonisolated static let capacity = 8
  /// After this many deaths in a row no more decoders are started.
  private static let mostDeaths = 3

  private typealias Pending = (serial: Int, question: DecoderQuestion, source: SourceFile?)

  private let command: [String]
  private let onAnswers: ([DecoderAnswer]) -> Void
  private var setup: IconSetup
  /// The directories of icon themes in the environment, which come after those of the setup.
  private let themePath: [String]
  private var process: ConfinedProcess?
  private var pending: [Pending] = []
  /// Files that are open, with questions that are not sent yet.
  private var opened: [(question: DecoderQuestion, source: SourceFile)] = []
  private lazy var opener = SourceOpener { [weak self] in self?.receive($1, for: $0) }
  private var lastSerial = 0
  /// Called for each file that the decoder has left out because it is broken.
  var onBrokenFile: (FileMark) -> Void = { _ in }
  /// How many files were opened for a question because the decoder may not open them itself.
  private var filesOpened: [DecoderQuestion: Int] = [:]
  /// How many are opened at most. A decoder that asks for more may be under an attacker's control.
  private static let mostFilesOpened = 4
  /// The number of deaths since the last answer.
  private var deaths = 0
  private var hasAnswered = false

  init(
    command: [String], setup: IconSetup, themePath: [String] = [], onAnswers: @escaping ([DecoderAnswer]) -> Void
  ) {
    self.command = command
    self.setup = setup
    self.themePath = themePath
    self.onAnswers = onAnswers
  }

  /// How many more questions can be asked now. Files that are being opened do not count, because a disk may never
  /// answer.
  var room: Int { max(Self.capacity - pending.count - opened.count, 0) }

  /// Whether every question is answered.
  var isIdle: Bool { pending.isEmpty && opened.isEmpty && opener.isIdle }

  /// Returns false if the question cannot be asked. Answers come later, those from one decoder in order.
  func ask(_ question: DecoderQuestion) -> Bool {
    guard question.request.canBeAsked, deaths < Self.mostDeaths else { return false }
    guard let path = question.request.path(home: IconTheme.home) else { return send(question, nil) }
    opener.open(path, for: question)
    return true
  }

  /// Changes the setup for later questions. Returns false if another decoder is needed, because a decoder decides what it
  /// may read when it starts.
  func use(_ setup: IconSetup) -> Bool {
    guard (setup.searchPath, setup.cache) == (self.setup.searchPath, self.setup.cache) else { return false }
    self.setup = setup
    process?.send(DecoderLine.setup(setup).text)
    return true
  }

  /// Tells the decoder that icons were installed or removed.
  func rescan() {
    deaths = 0
    process?.send(DecoderLine.rescan.text)
  }

  /// The running decoder, or a new one.
  @discardableResult
  func start() -> ConfinedProcess? {
    if let process { return process }
    process = ConfinedProcess(
      command: command, onLines: { [weak self] in self?.receive($0) }, onEnd: { [weak self] in self?.end($0) })
    process?.send(DecoderLine.setup(setup).text)
    hasAnswered = false
    return process
  }

  private func send(_ question: DecoderQuestion, _ source: SourceFile?) -> Bool {
    guard deaths < Self.mostDeaths, let process = start() else { return false }
    lastSerial += 1
    pending.append((lastSerial, question, source))
    let given = source.map { SourceDescription(mark: $0.mark, isAttached: $0.content != nil) }
    process.send(DecoderLine.ask(lastSerial, question, given).text, with: source?.content)
    return true
  }

  isolated deinit {
    process?.kill()
  }
}

extension DecoderClient {
  /// nil if the file was not opened in time.
  private func receive(_ source: SourceFile?, for question: DecoderQuestion) {
    guard let source else { return onAnswers([DecoderAnswer(question: question, outcome: .fatal)]) }
    opened.append((question, source))
    let unasked = sendOpened()
    if !unasked.isEmpty { onAnswers(unasked) }
  }

  /// Returns answers to the questions that could not be sent.
  private func sendOpened() -> [DecoderAnswer] {
    var unasked: [DecoderAnswer] = []
    while !opened.isEmpty, pending.count < Self.capacity {
      let (question, source) = opened.removeFirst()
      if !send(question, source) { unasked.append(DecoderAnswer(question: question, outcome: .missing)) }
    }
    return unasked
  }

  private func receive(_ lines: [String]) {
    deaths = 0
    hasAnswered = true
    let answers = lines.compactMap(answer)
    onAnswers(answers + sendOpened())
  }

  /// Parses a serial number, a reply, a file mark, and the marks of files that were left out. Returns nil if the line is not
  /// an answer, or if the decoder may not open the file itself.
  private func answer(_ line: String) -> DecoderAnswer? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let first = pending.first, fields.first.flatMap({ Int($0) }) == first.serial else { return nil }
    pending.removeFirst()
    let mark = fields.dropFirst(2).first.flatMap { FileMark($0) } ?? .none
    for broken in fields.dropFirst(3).compactMap({ FileMark($0) }) { onBrokenFile(broken) }
    let word = fields.dropFirst().first.flatMap { DecoderReply(rawValue: String($0)) } ?? .missing
    let opened = filesOpened.removeValue(forKey: first.question) ?? 0
    if word == .unreadable, opened < Self.mostFilesOpened, isIcon(mark.path) {
      filesOpened[first.question] = opened + 1
      opener.open(mark.path, for: first.question)
      return nil
    }
    return DecoderAnswer(question: first.question, outcome: outcome(word, of: first.question.request), mark: mark)
  }

  private func outcome(_ word: DecoderReply, of request: DecoderRequest) -> DecoderAnswer.Outcome {
    switch word {
    case .missing, .unreadable: .missing
    case .confirmed: .confirmed
    case .picture: picture(of: request).map { .picture($0) } ?? .missing
    }
  }

  /// The picture comes in a sealed memory file, which nobody can change any more.
  private func picture(of request: DecoderRequest) -> Surface? {
    guard let file = process?.takeFile(), MemoryFile.isSealed(file) else { return nil }
    return SurfaceFile.read(file.descriptor) { $0 == request.size }?.image?.surface(scale: request.scale)
  }

  /// Whether the file is in a directory of icons. Only such files are opened for a decoder, since a decoder may be under
  /// an attacker's control. A symbolic link in such a directory is followed, because it is meant to be an icon.
  private func isIcon(_ path: String) -> Bool {
    let isPlain = !path.split(separator: "/").contains("..")
    return isPlain && (setup.searchPath + themePath).contains { path.hasPrefix("\($0)/") }
  }

  /// A decoder that has answered and ends by itself has not begun with the pending questions. Any other has died over
  /// the first of them.
  private func end(_ ending: ConfinedProcess.Ending) {
    process = nil
    var lost = pending.map(\.question)
    pending = []
    var answers: [DecoderAnswer] = []
    if !lost.isEmpty, ending == .failed || !hasAnswered {
      deaths += 1
      answers.append(DecoderAnswer(question: lost.removeFirst(), outcome: .fatal))
    }
    onAnswers(answers + lost.map { DecoderAnswer(question: $0, outcome: .lost) } + sendOpened())
  }
}
