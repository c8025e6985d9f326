import Freedesktop
import GtkBridge
import Posix
import QuiverCore

extension IconDecoder {
  /// A file that a picture may be made of.
  struct Source {
    var mark = FileMark.none
    /// A copy of the file, from the window process.
    var content: OpenFile?
    /// The path, if this process found the file itself.
    var path: String?

    init(mark: FileMark = .none, content: OpenFile? = nil) {
      (self.mark, self.content) = (mark, content)
    }

    init(path: String) {
      (mark, self.path) = (FileMark(of: path), path)
    }
  }

  private struct Reply {
    var word: DecoderReply
    var picture: Surface?
    var mark: FileMark
  }

  /// How many files are tried for a picture after the first one.
  private static let mostOthers = 8

  /// Makes a picture of the first file that has one. `given` is the file that the window process opened.
  mutating func answer(_ question: DecoderQuestion, serial: Int, _ given: Source?) -> Bool {
    let request = question.request
    hasAnswered = true
    let first = given ?? themeFile(of: request).map(Source.init(path:)) ?? Source()
    if let reply = reply(to: question, madeOf: first) { return send(reply, to: serial) }
    var broken = first.mark == .none ? [] : [first.mark]
    for source in sources(of: request, after: first.mark.path).prefix(Self.mostOthers) {
      if let reply = reply(to: question, madeOf: source) { return send(reply, to: serial, broken) }
      broken.append(source.mark)
    }
    if cache?.look(for: request, madeOf: first.mark) == nil { writeLater(nil, for: request, madeOf: first.mark) }
    return send(Reply(word: .missing, mark: first.mark), to: serial, broken)
  }

  /// nil if no picture can be made of the file.
  private mutating func reply(to question: DecoderQuestion, madeOf source: Source) -> Reply? {
    let (request, mark) = (question.request, source.mark)
    guard mark != .none else { return nil }
    if question == .confirm(request, madeOf: mark) {
      cache?.touch(request)
      return Reply(word: .confirmed, mark: mark)
    }
    if let picture = cache?.look(for: request, madeOf: mark)?.picture {
      return Reply(word: .picture, picture: picture, mark: mark)
    }
    do throws(FileFault) {
      let file = try read(source, limit: request.longestFile)
      guard let picture = file.flatMap({ render($0, request) }) else { return nil }
      writeLater(picture, for: request, madeOf: mark)
      return Reply(word: .picture, picture: picture, mark: mark)
    } catch {
      return Reply(word: .unreadable, mark: mark)
    }
  }

  /// `broken` are the files that were tried before.
  private func send(_ reply: Reply, to serial: Int, _ broken: [FileMark] = []) -> Bool {
    let file = reply.picture.flatMap { picture in
      picture.withPixels { MemoryFile.make(SurfaceFile.header(of: picture), $0) } ?? nil
    }
    let word = reply.word == .picture && file == nil ? .missing : reply.word
    let fields = ["\(serial)", word.rawValue] + ([reply.mark] + broken).map(\.text)
    return socket.send(fields.joined(separator: "\t"), with: file) == .sent
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
}

/// The files of an icon. The best is the one that the entry names by its path, if it does. The next one is what GTK finds in
/// the theme, and the others follow in the order of ``IconFinder``.
extension IconDecoder {
  /// The file that GTK finds; nil if there is none.
  private mutating func themeFile(of request: DecoderRequest) -> String? {
    guard case .tile(let tile) = request else { return nil }
    let theme = self.theme ?? IconTheme(named: setup.theme, searchPath: setup.searchPath)
    self.theme = theme
    return theme.file(named: IconSource(tile.icon, home: "").themeName, size: tile.themeSize, scale: tile.themeScale)
  }

  /// The files to try after one that is broken.
  private mutating func sources(of request: DecoderRequest, after path: String) -> [Source] {
    guard case .tile(let tile) = request else { return [] }
    let finder = self.finder ?? IconFinder(IconPlaces(theme: setup.theme, searchPath: iconDirectories))
    self.finder = finder
    let name = IconSource(tile.icon, home: "").themeName
    var files = themeFile(of: request).map { [$0] } ?? []
    files += finder.files(named: name, size: tile.themeSize, scale: tile.themeScale).filter { !files.contains($0) }
    let tried = files.firstIndex(of: path).map { $0 + 1 } ?? 0
    return files[tried...].map(Source.init(path:))
  }

  private var iconDirectories: [String] { setup.searchPath + BaseDirectories(environment: environment).iconThemes }
}
