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
  private static let mostUnwritten = 200

  private let environment: [String: String]
  private let socket = LineSocket.standardInput
  private var lines: ArraySlice<String> = []
  private var setup = IconSetup()
  private var theme: IconTheme?
  private var cache: PictureCache?
  private var unwritten: [UnwrittenPicture] = []
  private var hasAnswered = false
  /// What this process may read, decided once; nil until then.
  private var places: [String]?
  /// The directory that this process may write to.
  private var directory: FileStatus?

  /// A finished picture that is still to be written to the disk.
  private struct UnwrittenPicture {
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
    var decoder = IconDecoder(environment: ProcessEnvironment.current)
    Confinement.isolate(mayStartPrograms: Surface.isDecodedByPrograms)
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

  private mutating func writeAll() {
    for picture in unwritten { picture.keep() }
    unwritten = []
  }

  /// Returns whether to go on.
  private mutating func handle(_ text: String) -> Bool {
    switch DecoderLine(text) {
    case .setup(let setup):
      self.setup = setup
      cache = PictureCache(setup)
      theme = nil
      return !needsOtherPlaces
    case .rescan:
      // GtkIconTheme looks again only if the topmost directory of the theme has changed.
      theme = nil
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
    Confinement.confineFiles(writing: directory.flatMap { _ in setup.cache }, reading: places)
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
  /// The file of a picture.
  private struct Source {
    var mark = FileMark.none
    /// A copy of the file, from the window process.
    var content: OpenFile?
    /// The path, if this process found the file itself.
    var path: String?
  }

  private mutating func answer(_ question: DecoderQuestion, serial: Int, _ given: Source?) -> Bool {
    let request = question.request
    hasAnswered = true
    let source = given ?? source(of: request)
    if question == .confirm(request, madeOf: source.mark) {
      cache?.touch(request)
      return reply(.confirmed, source.mark, to: serial)
    }
    if let kept = cache?.look(for: request, madeOf: source.mark) { return reply(kept.picture, source.mark, to: serial) }
    do throws(FileFault) {
      let file = try read(source, limit: request.longestFile)
      let picture = file.flatMap { render($0, request) }
      writeLater(picture, for: request, madeOf: source.mark)
      return reply(picture, source.mark, to: serial)
    } catch {
      return reply(.unreadable, source.mark, to: serial)
    }
  }

  private func reply(_ picture: Surface?, _ mark: FileMark, to serial: Int) -> Bool {
    let file = picture.flatMap { picture in
      picture.withPixels { MemoryFile.make(SurfaceFile.header(of: picture), $0) } ?? nil
    }
    return reply(file == nil ? .missing : .picture, mark, to: serial, with: file)
  }

  private func reply(_ word: DecoderReply, _ mark: FileMark, to serial: Int, with file: OpenFile? = nil) -> Bool {
    socket.send("\(serial)\t\(word.rawValue)\t\(mark.text)", with: file) == .sent
  }

  private mutating func writeLater(_ picture: Surface?, for request: DecoderRequest, madeOf mark: FileMark) {
    if unwritten.count >= Self.mostUnwritten { writeAll() }
    if let cache { unwritten.append(UnwrittenPicture(picture: picture, request: request, mark: mark, cache: cache)) }
  }

  /// nil if there is no file or it cannot be a picture. Throws if this process may not read it.
  private func read(_ source: Source, limit: Int) throws(FileFault) -> [UInt8]? {
    do throws(FileFault) {
      if let content = source.content { return try content.content(limit: limit) }
      return try source.path.map { path throws(FileFault) in try RegularFile.read(path, limit: limit) }
    } catch {
      if error.isRefusal { throw error }
      return nil
    }
  }

  /// nil if the file is not a picture.
  private func render(_ file: [UInt8], _ request: DecoderRequest) -> Surface? {
    switch request {
    case .tile(let tile): TileRenderer.render(file, tile)
    case .wallpaper(let wallpaper): WallpaperRenderer.render(file, wallpaper)
    }
  }

  /// The file of an icon in the theme.
  private mutating func source(of request: DecoderRequest) -> Source {
    guard case .tile(let tile) = request, case .name(let name) = IconSource(tile.icon, home: "") else {
      return Source()
    }
    let theme = self.theme ?? IconTheme(named: setup.theme, searchPath: setup.searchPath)
    self.theme = theme
    let path = theme.file(named: name, size: tile.themeSize, scale: tile.themeScale)
    return Source(mark: path.map(FileMark.init(of:)) ?? .none, path: path)
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
