import Freedesktop
import GtkBridge

/// The process that looks up and decodes what others wrote, so that nothing they wrote can cost the window anything.
package struct IconHelper {
  /// Seconds without a question after which it leaves; the next question starts another.
  private static let patience = 5
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
  private var hasKept = false

  /// Answers until nobody asks any more.
  package static func run() {
    // 8192 × 8192 pixels, and the little beside them.
    Limits.confine(fileSize: 300 << 20)
    Limits.yield()
    var helper = IconHelper()
    while let line = helper.channel.next(within: patience), helper.obey(line) { Limits.rest() }
    if helper.hasKept { helper.cache?.trim() }
  }

  /// Whether to go on.
  private mutating func obey(_ text: String) -> Bool {
    switch HelperLine(text) {
    case .setup(let setup):
      self.setup = setup
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

  private mutating func answer(_ question: HelperQuestion, serial: Int) -> Bool {
    let request = question.request
    allow(request)
    let path = path(of: request)
    let origin = path.flatMap(FileStatus.origin) ?? ""
    if let kept = cache?.look(for: request, madeOf: origin) {
      if case .confirm = question { return reply(Self.confirmation, to: serial) }
      return reply(kept.picture == nil ? nil : cache?.file(for: request), to: serial)
    }
    let picture = path.flatMap { render($0, request) }
    return reply(self.path(of: picture, for: request, madeOf: origin, number: serial), to: serial)
  }

  private func reply(_ word: String?, to serial: Int) -> Bool {
    channel.send(word.map { "\(serial)\t\($0)" } ?? "\(serial)")
  }

  /// Where the window finds a finished picture.
  private mutating func path(
    of picture: Surface?, for request: HelperRequest, madeOf origin: String, number: Int
  ) -> String? {
    if let cache, cache.keep(picture, for: request, madeOf: origin) {
      hasKept = true
      return picture == nil ? nil : cache.file(for: request)
    }
    guard let picture, let file = file(of: picture, number: number) else { return nil }
    answers = answers.suffix(keptAnswers(like: request) - 1) + [file]
    return file.path
  }

  private func keptAnswers(like request: HelperRequest) -> Int {
    switch request {
    case .tile: Self.keptAnswers
    case .wallpaper: Self.keptWallpapers
    }
  }

  private func file(of picture: Surface, number: Int) -> MemoryFile? {
    picture.withPixels { MemoryFile(SurfaceFile.header(of: picture), $0, number: number) } ?? nil
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

  private mutating func path(of request: HelperRequest) -> String? {
    switch request {
    case .tile(let tile): path(of: tile)
    case .wallpaper(let wallpaper): wallpaper.path
    }
  }

  private mutating func path(of request: TileRequest) -> String? {
    switch IconSource(request.icon, home: IconTheme.home) {
    case .file(let path): return path
    case .name(let name):
      let theme = self.theme ?? IconTheme(named: setup.theme, searchPath: setup.searchPath)
      self.theme = theme
      return theme.file(named: name, size: request.themeSize, scale: request.themeScale)
    }
  }
}
