import GtkBridge
import Posix
import QuiverCore

/// Reads files of the guide in a confined process. If that ends early, another one reads the files that are left, so that a file
/// that takes too long or too much memory affects no other.
final class GuideReaderClient {
  private let command: [String]
  private let onRead: ([GuideFileContent]) -> Void
  /// The files that were not read yet.
  private var files: ArraySlice<GuideFiles.File>
  private var process: ConfinedProcess?
  /// Whether the process has read a file.
  private var hasRead = false
  private var failures = 0
  /// What was not passed on yet.
  private var contents: [GuideFileContent] = []
  /// The number of answers that are being decoded on other threads.
  private var decoding = 0
  private var timer: LoopSource?

  /// Seconds from an answer until it is passed on, unless reading has ended before. The guide is laid out again then.
  private static let delay = 0.5
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
    guard !files.isEmpty else { return passOnAtEnd() }
    hasRead = false
    process = ConfinedProcess(
      command: command + files.map { "\($0.kind.rawValue)=\($0.path)" },
      onLines: { [weak self] in self?.receive($0) }, onEnd: { [weak self] _ in self?.endProcess() })
    if process == nil { giveUp() }
  }

  private func endProcess() {
    process = nil
    if !hasRead, let file = files.popFirst() {
      Log.warning(Strings.guideFileIsNotRead(file.path))
      failures += 1
    }
    if failures < Self.maximumFailures { begin() } else { giveUp() }
  }

  private func giveUp() {
    if !files.isEmpty { Log.warning(Strings.guideIsNotRead) }
    files = []
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
      hasRead = true
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
    if files.isEmpty, decoding == 0 { passOn() }
  }

  private func passOn() {
    timer = nil
    let new = contents
    contents = []
    if !new.isEmpty { onRead(new) }
  }
}
