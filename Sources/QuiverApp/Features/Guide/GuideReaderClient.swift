import GioBridge
import Posix
import QuiverCore

/// Reads files of the guide in a confined process. If that ends early, another one reads the files that are left, so that a file
/// that takes too long or too much memory affects no other: it is tried again when all others are read.
final class GuideReaderClient {
  /// How much time a file has.
  private enum Round {
    /// All files in one process.
    case quick
    /// Each of the files that were postponed in a process of its own.
    case thorough

    /// Seconds of a processor.
    var seconds: Int { self == .quick ? 5 : 60 }
  }

  private let command: [String]
  private let onRead: ([GuideFileContent]) -> Void
  /// The files of this round that were not read yet.
  private var files: ArraySlice<GuideFiles.File>
  /// The files that took too long in the first round.
  private var postponed: [GuideFiles.File] = []
  private var round = Round.quick
  private var process: ConfinedProcess?
  /// The number of files that the process has not read yet.
  private var unanswered = 0
  private var failures = 0
  /// The contents that were not passed on yet.
  private var contents: [GuideFileContent] = []
  /// The number of answers that are being decoded on other threads.
  private var decoding = 0
  private var timer: LoopSource?

  /// Seconds from an answer until it is passed on, unless reading has ended before. The guide is laid out again then.
  private static let delay = 0.5
  /// The number of files that are postponed while others come first.
  private static let maximumPostponed = 10
  /// The number of files that may fail. Each one can take a minute of the processor.
  private static let maximumFailures = 3

  /// Begins to read. `onRead` is called with what was read, several times if it takes long.
  init(_ command: [String], _ files: [GuideFiles.File], onRead: @escaping ([GuideFileContent]) -> Void) {
    (self.command, self.files, self.onRead) = (command, files[...], onRead)
    begin()
  }

  isolated deinit {
    process?.kill()
  }

  private func begin() {
    if files.isEmpty { (files, postponed, round) = (postponed[...], [], .thorough) }
    guard !files.isEmpty else { return passOnAtEnd() }
    let part = round == .quick ? files : files.prefix(1)
    unanswered = part.count
    process = ConfinedProcess(
      command: command + ["\(round.seconds)"] + part.map { "\($0.kind.rawValue)=\($0.path)" },
      onLines: { [weak self] in self?.receive($0) }, onEnd: { [weak self] _ in self?.endProcess() })
    if process == nil { giveUp() }
  }

  private func endProcess() {
    process = nil
    if unanswered > 0, let file = files.popFirst() { failed(file) }
    if failures < Self.maximumFailures { begin() } else { giveUp() }
  }

  private func failed(_ file: GuideFiles.File) {
    switch round {
    case .quick:
      postponed.append(file)
      if postponed.count == Self.maximumPostponed { (postponed, files) = (postponed + files, []) }
    case .thorough:
      Log.warning(Strings.guideFileIsNotRead(file.path))
      failures += 1
    }
  }

  private func giveUp() {
    if !files.isEmpty { Log.warning(Strings.guideIsNotRead) }
    (files, postponed) = ([], [])
    passOnAtEnd()
  }
}

extension GuideReaderClient {
  private func receive(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix(GuideReader.problem) { Log.warning(String(line.dropFirst(GuideReader.problem.count))) }
      guard line == GuideReader.listings, let record = process?.takeFile(), let file = files.popFirst() else {
        continue
      }
      unanswered -= 1
      decode(record, of: file)
    }
  }

  /// The listings come in a sealed memory file, which nobody can change any more.
  private func decode(_ record: OpenFile, of file: GuideFiles.File) {
    decoding += 1
    BackgroundTask.run { () -> GuideFileContent? in
      guard MemoryFile.isSealed(record), let bytes = try? record.content(limit: Self.limit) else { return nil }
      return ListingsRecord.content(in: bytes.span, of: file)
    } then: { [weak self] content in
      self?.take(content)
    }
  }

  /// In bytes.
  nonisolated private static let limit = 512 << 20

  private func take(_ content: GuideFileContent?) {
    decoding -= 1
    if let content { contents.append(content) }
    timer = timer ?? MainLoop.timer(after: Self.delay) { [weak self] in self?.passOn() }
    passOnAtEnd()
  }

  private func passOnAtEnd() {
    if files.isEmpty, postponed.isEmpty, decoding == 0 { passOn() }
  }

  private func passOn() {
    timer = nil
    let new = contents
    contents = []
    if !new.isEmpty { onRead(new) }
  }
}
