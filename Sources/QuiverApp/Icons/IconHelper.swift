import Freedesktop
import GtkBridge

/// The process that looks up and decodes what others wrote, so that nothing they wrote can cost the window anything,
/// or get anywhere: once it runs it has no connections, starts no programs, and writes to its cache alone.
package struct IconHelper {
  /// Seconds without a question after which it leaves; the next question starts another.
  private static let patience = 5.0
  /// Seconds without a question after which what was finished is kept.
  private static let lull = 0.25
  /// Finished pictures that wait in memory for the disk.
  private static let mostUnkept = 200
  /// Answers are open files of this process. The window has opened all but the latest, which are no more than are asked at once.
  private static let keptAnswers = 2 * HelperLane.capacity
  /// Wallpapers are large, and asked one by one.
  private static let keptWallpapers = 1
  /// In place of a path.
  static let confirmation = "="

  private var setup = IconSetup()
  private var theme: IconTheme?
  private var channel = LineChannel()
  private var answers: [MemoryFile] = []
  private var cache: PictureCache?
  private var unkept: [Unkept] = []
  private var isConfined = false

  /// Finished, and still to be written to the disk.
  private struct Unkept {
    let picture: Surface?
    let request: HelperRequest
    let mark: FileMark
    let cache: PictureCache

    func keep() {
      cache.keep(picture, for: request, madeOf: mark)
    }
  }

  /// Answers until nobody asks any more.
  package static func run() {
    // 8192 × 8192 pixels, and the little beside them.
    Limits.confine(fileSize: 300 << 20)
    Limits.yield()
    Confinement.isolate(mayStartPrograms: Surface.isDecodedByPrograms)
    var helper = IconHelper()
    while let line = helper.nextLine(), helper.obey(line) { Limits.rest() }
  }

  /// While the window waits for pictures, none are written to the disk.
  private mutating func nextLine() -> String? {
    guard !unkept.isEmpty else { return channel.next(within: Self.patience) }
    if let line = channel.next(within: Self.lull) { return line }
    keepAll()
    cache?.trim()
    return channel.next(within: Self.patience)
  }

  private mutating func keepAll() {
    for picture in unkept { picture.keep() }
    unkept = []
  }

  /// Whether to go on.
  private mutating func obey(_ text: String) -> Bool {
    switch HelperLine(text) {
    case .setup(let setup):
      self.setup = setup
      confine()
      cache = PictureCache(setup)
      theme = nil
      return true
    case .rescan:
      // GtkIconTheme itself looks again only where the theme's topmost directory changed.
      theme = nil
      return true
    case .ask(let serial, let question): return answer(question, serial: serial)
    case nil: preconditionFailure("the window said “\(text)”")
    }
  }

  /// The first setup tells where pictures are kept, for as long as this lives. The directory itself may be gone at any moment.
  private mutating func confine() {
    guard !isConfined else { return }
    isConfined = true
    // gdk-pixbuf puts an XPM there while it reads it.
    if let cache = setup.cache { Confinement.keepTemporaryFiles(in: cache) }
    Confinement.writeNothing(outside: setup.cache.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
  }

  private mutating func answer(_ question: HelperQuestion, serial: Int) -> Bool {
    let request = question.request
    allow(request)
    let source = source(of: request)
    let mark = source.map(FileMark.init(of:)) ?? .none
    if question == .confirm(request, madeOf: mark) {
      cache?.touch(request)
      return reply(Self.confirmation, mark, to: serial)
    }
    if let kept = cache?.look(for: request, madeOf: mark) {
      return reply(kept.picture == nil ? nil : cache?.file(for: request), mark, to: serial)
    }
    cache?.make()
    let picture = source.flatMap { render($0, request) }
    if unkept.count >= Self.mostUnkept { keepAll() }
    if let cache { unkept.append(Unkept(picture: picture, request: request, mark: mark, cache: cache)) }
    return reply(picture.flatMap { handOver($0, for: request) }, mark, to: serial)
  }

  private func reply(_ word: String?, _ mark: FileMark, to serial: Int) -> Bool {
    channel.send("\(serial)\t\(word ?? "")\t\(mark.text)")
  }

  /// Where the window finds a finished picture.
  private mutating func handOver(_ picture: Surface, for request: HelperRequest) -> String? {
    guard let file = file(of: picture) else { return nil }
    answers = answers.suffix(keptAnswers(like: request) - 1) + [file]
    return file.path
  }

  private func keptAnswers(like request: HelperRequest) -> Int {
    switch request {
    case .tile: Self.keptAnswers
    case .wallpaper: Self.keptWallpapers
    }
  }

  private func file(of picture: Surface) -> MemoryFile? {
    picture.withPixels { MemoryFile(SurfaceFile.header(of: picture), $0) } ?? nil
  }

  private func allow(_ request: HelperRequest) {
    switch request {
    case .tile: Limits.allow(memory: 256 << 20, processorSeconds: 1, wallSeconds: 5)
    case .wallpaper: Limits.allow(memory: 1 << 30, processorSeconds: 10, wallSeconds: 20)
    }
  }

  /// nil: the file is absent or no picture.
  private func render(_ path: String, _ request: HelperRequest) -> Surface? {
    switch request {
    case .tile(let tile): TileRenderer.render(path, tile)
    case .wallpaper(let wallpaper): WallpaperRenderer.render(wallpaper)
    }
  }

  /// The file that a picture is to be made of.
  private mutating func source(of request: HelperRequest) -> String? {
    switch request {
    case .tile(let tile): source(of: tile)
    case .wallpaper(let wallpaper): wallpaper.path
    }
  }

  private mutating func source(of request: TileRequest) -> String? {
    switch IconSource(request.icon, home: IconTheme.home) {
    case .file(let path): return path
    case .name(let name):
      let theme = self.theme ?? IconTheme(named: setup.theme, searchPath: setup.searchPath)
      self.theme = theme
      return theme.file(named: name, size: request.themeSize, scale: request.themeScale)
    }
  }
}
