import GioBridge
import QuiverCore

/// Opens the source files of pictures, each on a thread of its own, so that a disk that does not answer delays no other
/// file.
final class SourceOpener {
  private typealias Opening = (path: String, question: DecoderQuestion)

  /// More than the number of icons on a page.
  private static let mostThreads = 64

  private var waiting: [Opening] = []
  private var timeouts: [Int: LoopSource] = [:]
  private var lastNumber = 0
  /// Receives the file, or nil if the disk did not answer in time.
  private let onOpened: (DecoderQuestion, SourceFile?) -> Void

  init(onOpened: @escaping (DecoderQuestion, SourceFile?) -> Void) {
    self.onOpened = onOpened
  }

  /// Whether no file is being opened.
  var isIdle: Bool { waiting.isEmpty && timeouts.isEmpty }

  func open(_ path: String, for question: DecoderQuestion) {
    waiting.append((path, question))
    startThreads()
  }

  private func startThreads() {
    while timeouts.count < Self.mostThreads, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private func start(_ opening: Opening) {
    lastNumber += 1
    let (number, path, question) = (lastNumber, opening.path, opening.question)
    let limit = question.request.longestFile
    timeouts[number] = MainLoop.timer(after: question.request.timeLimit) { [weak self] in
      self?.finish(number, question, nil)
    }
    BackgroundTask.run {
      SourceFile(path, limit: limit, unless: question.knownMark)
    } then: { [weak self] source in
      self?.finish(number, question, source)
    }
  }

  /// Only the first result counts: the file or the timeout.
  private func finish(_ number: Int, _ question: DecoderQuestion, _ source: SourceFile?) {
    guard let timeout = timeouts.removeValue(forKey: number) else { return }
    timeout.cancel()
    startThreads()
    onOpened(question, source)
  }
}
