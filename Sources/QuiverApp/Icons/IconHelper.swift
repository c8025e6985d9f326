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

  private var setup = IconSetup()
  private var theme: IconTheme?
  private var channel = LineChannel()
  private var answers: [MemoryFile] = []

  /// Answers until nobody asks any more.
  package static func run() {
    // 8192 × 8192 pixels, and the little beside them.
    Limits.confine(fileSize: 300 << 20)
    Limits.yield()
    var helper = IconHelper()
    while let line = helper.channel.next(within: patience), helper.obey(line) { Limits.rest() }
  }

  /// Whether to go on.
  private mutating func obey(_ text: String) -> Bool {
    switch HelperLine(text) {
    case .setup(let setup):
      self.setup = setup
      theme = nil
      return true
    case .rescan:
      // GtkIconTheme itself looks again only where the theme's topmost directory changed.
      theme = nil
      return true
    case .ask(let serial, let request): return answer(request, serial: serial)
    case nil: preconditionFailure("the window said “\(text)”")
    }
  }

  private mutating func answer(_ request: HelperRequest, serial: Int) -> Bool {
    switch request {
    case .tile(let tile): reply(self.tile(tile), to: serial, keeping: Self.keptAnswers)
    case .wallpaper(let wallpaper): reply(WallpaperRenderer.render(wallpaper), to: serial, keeping: Self.keptWallpapers)
    }
  }

  private mutating func reply(_ picture: Surface?, to serial: Int, keeping count: Int) -> Bool {
    guard let picture, let file = file(of: picture, number: serial) else { return channel.send("\(serial)") }
    answers = answers.suffix(count - 1) + [file]
    return channel.send("\(serial)\t\(file.path)")
  }

  private func file(of picture: Surface, number: Int) -> MemoryFile? {
    picture.withPixels { MemoryFile(SurfaceFile.header(of: picture), $0, number: number) } ?? nil
  }

  private mutating func tile(_ request: TileRequest) -> Surface? {
    Limits.allow(memory: 256 << 20, processorSeconds: 1, wallSeconds: 5)
    guard let path = path(of: request) else { return nil }
    return TileRenderer.render(path, request)
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
