import Freedesktop
import GtkBridge
import Posix
import QuiverCore

/// The process that looks up and decodes icons and wallpapers, which come from others and may be malicious. Once it
/// runs it has no connections, starts no programs, writes only to its own directory, and reads only the directories of
/// icons and what libraries need. The window process passes other files to it.
package struct IconDecoder {
  /// Seconds without a question after which the process ends; the next question starts another.
  private static let timeLimit = 5.0
  /// Seconds without a question after which finished pictures are written to the disk.
  private static let idleDelay = 0.25
  /// The number of finished pictures that may wait for the disk.
  static let mostUnwritten = 200

  let environment: [String: String]
  let socket = LineSocket.standardInput
  private var lines: ArraySlice<String> = []
  var setup = IconSetup()
  var theme: IconTheme?
  /// Finds other files of an icon; nil until one is broken.
  var finder: IconFinder?
  var cache: PictureCache?
  var unwritten: [UnwrittenPicture] = []
  var hasAnswered = false
  /// The paths that this process may read, decided once; nil until then.
  private var places: [String]?
  /// The directory that this process may write to.
  private var directory: FileStatus?

  /// A finished picture that is still to be written to the disk.
  struct UnwrittenPicture {
    let picture: Surface?
    let request: DecoderRequest
    let mark: FileMark
    let cache: PictureCache

    func keep() {
      cache.keep(picture, for: request, madeOf: mark)
    }
  }

  private init(environment: [String: String]) {
    self.environment = environment
  }

  /// Answers questions until the window process is gone, or asks no more.
  package static func run() {
    // 8192 × 8192 pixels and the header.
    Limits.confine(fileSize: 300 << 20)
    Limits.yield()
    if Surface.isDecodedByPrograms { Surface.startDecodersUnconfined() }
    var decoder = IconDecoder(environment: ProcessEnvironment.current)
    decoder.report(Confinement.isolate(mayStartPrograms: Surface.isDecodedByPrograms))
    while let line = decoder.nextLine(), decoder.handle(line) { Limits.rest() }
  }

  /// Writes pictures to the disk only while there are no questions.
  private mutating func nextLine() -> String? {
    if !lines.isEmpty { return lines.removeFirst() }
    guard !unwritten.isEmpty else { return receive(within: Self.timeLimit) }
    if socket.wait(within: Self.idleDelay) { return receive(within: Self.timeLimit) }
    writeAll()
    cache?.trim()
    return receive(within: Self.timeLimit)
  }

  /// nil if the window process is gone, or has sent nothing for this many seconds.
  private mutating func receive(within seconds: Double) -> String? {
    while lines.isEmpty {
      guard socket.wait(within: seconds), let received = socket.receive() else { return nil }
      lines = received[...]
    }
    return lines.removeFirst()
  }

  mutating func writeAll() {
    for picture in unwritten { picture.keep() }
    unwritten = []
  }

  /// Returns whether to go on.
  private mutating func handle(_ text: String) -> Bool {
    switch DecoderLine(text) {
    case .setup(let setup):
      self.setup = setup
      cache = PictureCache(setup)
      (theme, finder) = (nil, nil)
      return !needsOtherPlaces
    case .rescan:
      // GtkIconTheme looks again only if the topmost directory of the theme has changed.
      (theme, finder) = (nil, nil)
      return !needsOtherPlaces
    case .ask(let serial, let question, let given):
      let content = given?.isAttached == true ? socket.takeFile() : nil
      allow(Work(question.request))
      confine()
      return !hasLostDirectory
        && answer(question, serial: serial, given.map { Source(mark: $0.mark, content: content) })
    case nil: preconditionFailure("the window said “\(text)”")
    }
  }

  /// Called before the first question is read. The setup says which directories may be read, and where pictures are
  /// cached; neither can be changed later.
  private mutating func confine() {
    guard places == nil else { return }
    let places = ReadablePlaces(setup, environment).paths
    self.places = places
    // Makes GLib remember the home directory, which it looks up in the password file.
    _ = IconTheme.home
    if let cache = setup.cache {
      // gdk-pixbuf writes an XPM to a temporary file while it reads it.
      Confinement.keepTemporaryFiles(in: cache)
      PictureCache(setup)?.make()
      directory = PictureCache(setup)?.status
    }
    report(Confinement.confineFiles(writing: directory.flatMap { _ in setup.cache }, reading: places))
  }

  private func report(_ gap: Confinement.Gap?) {
    if let gap { _ = socket.send(ConfinementGaps.line(gap)) }
  }

  /// There may be icons in directories that only a new process may read. A process that has not answered yet goes on,
  /// because the window would count it as dead.
  private var needsOtherPlaces: Bool {
    guard hasAnswered else { return false }
    allow(.tile)
    return ReadablePlaces(setup, environment).paths != places
  }

  /// The cache directory was removed, and only a new process can write to a new one.
  private var hasLostDirectory: Bool {
    guard hasAnswered, let directory else { return false }
    return cache?.status?.isSameFile(as: directory) != true
  }
}

extension IconDecoder {
  /// Selects the limits of memory and time.
  private enum Work {
    case tile, wallpaper

    init(_ request: DecoderRequest) {
      switch request {
      case .tile: self = .tile
      case .wallpaper: self = .wallpaper
      }
    }
  }

  private func allow(_ work: Work) {
    switch work {
    case .tile: Limits.allow(memory: 256 << 20, processorSeconds: 1, wallSeconds: 5)
    case .wallpaper: Limits.allow(memory: 1 << 30, processorSeconds: 10, wallSeconds: 20)
    }
  }
}
