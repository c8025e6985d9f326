import GtkBridge
import QuiverCore

/// Loads small pictures with a decoder, in the order in which they are wanted.
final class Thumbnails {
  /// Called with each picture and its path.
  var onPicture: (String, Surface) -> Void = { _, _ in }
  private let cache: PictureCache?
  private let scale: Double
  private var waiting: ArraySlice<String> = []
  private var asked = 0
  private lazy var client = DecoderClient(command: TileStore.ownDecoder, setup: setup) { [weak self] in
    self?.receive($0)
  }
  private let setup: IconSetup

  /// `scale` is the number of device pixels per logical pixel.
  init(cache directory: String?, scale: Double) {
    setup = IconSetup(cache: directory)
    cache = PictureCache(setup)
    self.scale = scale
  }

  func load(_ paths: [String]) {
    waiting = paths[...]
    ask()
  }

  /// A picture that the cache has takes no decoder.
  private func ask() {
    while let path = waiting.first, asked < DecoderClient.capacity {
      waiting.removeFirst()
      let request = request(for: path)
      if let picture = cache?.look(for: .wallpaper(request))?.picture {
        onPicture(path, picture)
      } else if client.ask(.make(.wallpaper(request))) {
        asked += 1
      }
    }
  }

  private func receive(_ answers: [DecoderAnswer]) {
    asked -= answers.count
    for answer in answers {
      if case .wallpaper(let request) = answer.question.request, case .picture(let picture) = answer.outcome {
        onPicture(request.path, picture)
      }
    }
    ask()
  }

  private func request(for path: String) -> WallpaperRequest {
    let size = Form.pictureSize
    return WallpaperRequest(
      path: path, width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale), scale: scale,
      fit: .cover)
  }
}
