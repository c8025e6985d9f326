import GioBridge
import Posix
import QuiverCore

/// The content of a file in the state directory, while the program runs. The file is read and written on another thread:
/// some seconds after a change, and at the end.
final class StateStore<Text: StateText> {
  /// Called when the text has changed.
  var onChange: () -> Void = {}
  /// Called when the file was read.
  var onRead: () -> Void = {}
  /// The content, including what is not saved yet. It is empty while the file is not used.
  private(set) var text = Text()
  /// The changes that the file does not contain yet.
  private var unsaved: [Text.Change] = []
  private var phase = Phase.off
  /// The content of the file when it was last read or written; nil before.
  private var saved: StateFile<Text>.Content?
  private var writeTimer: LoopSource?
  private let job = LatestJob()
  private let stateFile: StateFile<Text>
  private let today: () -> Double
  /// The consequence if the file cannot be read, for a warning.
  private let loss: String
  /// Seconds from the first change that is not saved yet.
  private static var writeDelay: Double { 3 }
  /// Seconds that the program waits for the disk before it ends.
  private static var finalTimeLimit: Double { 5 }

  private enum Phase {
    /// The file is not used.
    case off
    /// The file could not be read, so it is left alone.
    case unreadable
    case idle
    /// The file is being read or written. `again`: something has changed meanwhile.
    case busy(again: Bool)
  }

  init(_ file: StateFile<Text>, today: @escaping () -> Double, loss: String) {
    (stateFile, self.today, self.loss) = (file, today, loss)
  }

  /// Begins or ends to use the file.
  func use(_ isUsed: Bool) {
    let isOff = if case .off = phase { true } else { false }
    guard isUsed == isOff else { return }
    job.cancel()
    (saved, unsaved, writeTimer) = (nil, [], nil)
    phase = isOff ? .idle : .off
    if isOff { synchronize() }
    updateText()
  }

  /// The file to watch; nil if none is used.
  var file: String? { if case .off = phase { nil } else { stateFile.path } }

  /// Whether changes are kept. If the file cannot be read, it is left alone.
  var isUsable: Bool {
    switch phase {
    case .off, .unreadable: false
    case .idle, .busy: true
    }
  }

  /// Whether the content of the file is known.
  var isRead: Bool { saved != nil }

  /// Waits for the content of the file.
  func wait(atMost seconds: Double) {
    job.wait(atMost: seconds)
  }

  /// Changes the text at once, and the file soon.
  func apply(_ change: Text.Change) {
    guard isUsable else { return }
    unsaved.append(change)
    text.apply(change)
    onChange()
    writeTimer = writeTimer ?? MainLoop.timer(after: Self.writeDelay) { [weak self] in self?.synchronize() }
  }

  /// Reads the file if another process has changed it.
  func reload() { synchronize() }

  func finish() {
    let end = MonotonicClock.now + Self.finalTimeLimit
    if !unsaved.isEmpty { synchronize() }
    while case .busy = phase, MonotonicClock.now < end { job.wait(atMost: end - MonotonicClock.now) }
  }
}

extension StateStore {
  /// Applies the unsaved changes to the file, and adopts its content.
  private func synchronize() {
    switch phase {
    case .off, .unreadable: return
    case .busy: phase = .busy(again: true)
    case .idle: begin()
    }
  }

  private func begin() {
    let changes = saved == nil ? [] : unsaved
    if !changes.isEmpty { writeTimer = nil }
    phase = .busy(again: false)
    job.run { [stateFile, saved, day = today()] in
      stateFile.synchronized(adding: changes, to: saved, on: day)
    } then: { [weak self] result in
      self?.finish(result, saving: changes.count)
    }
  }

  private func finish(_ result: Result<StateFile<Text>.Content, FileFault>, saving count: Int) {
    let isAgain = if case .busy(again: true) = phase { true } else { false }
    phase = .idle
    switch result {
    case .success(let content): adopt(content, saving: count)
    case .failure(let fault) where saved == nil: return giveUp(fault)
    case .failure(let fault): Log.info(Strings.fault(fault, of: stateFile.path))
    }
    if isAgain { synchronize() }
  }

  private func adopt(_ content: StateFile<Text>.Content, saving count: Int) {
    unsaved.removeFirst(count)
    if let saved, content.isCleared(since: saved) { unsaved = [] }
    saved = content
    updateText()
    onRead()
  }

  private func giveUp(_ fault: FileFault) {
    Log.warning("\(Strings.fault(fault, of: stateFile.path)); \(loss)")
    (phase, unsaved, writeTimer) = (.unreadable, [], nil)
    updateText()
  }

  private func updateText() {
    var new = saved?.text ?? Text()
    for change in unsaved { new.apply(change) }
    guard new != text else { return }
    text = new
    onChange()
  }
}

extension StateFile {
  fileprivate nonisolated func synchronized(
    adding changes: [Text.Change], to known: Content?, on day: Double
  ) -> Result<Content, FileFault> {
    Result { () throws(FileFault) in
      guard let known else { return try begin() }
      guard !changes.isEmpty else { return try read(unless: known) }
      return try add(changes, to: known, on: day)
    }
  }
}
