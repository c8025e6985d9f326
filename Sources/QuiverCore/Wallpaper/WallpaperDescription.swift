import Freedesktop
import Posix

/// A wallpaper of GNOME that an XML file describes: pictures that follow each other, each of them in one or several sizes.
package struct WallpaperDescription: Equatable, Sendable {
  /// A picture file, and the size of the screen that it is made for in pixels; nil for any screen.
  struct Picture: Equatable, Sendable {
    var path: String
    var width: Double?
    var height: Double?
  }

  /// A picture that is shown for some time.
  struct Slide: Equatable, Sendable {
    var seconds: Double
    /// The same picture in several sizes.
    var pictures: [Picture]
  }

  /// When the first slide is shown for the first time, in seconds since 1970.
  private(set) var start = 0
  private(set) var slides: [Slide]

  /// Parses a file in this directory, from which relative paths start. Returns nil if it names no pictures.
  init?(_ file: [UInt8], in directory: String) {
    var reader = Reader(directory: directory)
    var scanner = MarkupScanner(file)
    while let token = scanner.next() { reader.take(token) }
    reader.finish()
    (start, slides) = (reader.start ?? 0, reader.slides.filter { !$0.pictures.isEmpty })
    if slides.isEmpty { return nil }
  }

  /// The slide of a moment in seconds since 1970, and for how long it is still shown.
  private func slide(at second: Int) -> (index: Int, remaining: Double) {
    let length = slides.reduce(0) { $0 + $1.seconds }
    guard length > 0 else { return (0, .infinity) }
    let elapsed = Double(second - start).truncatingRemainder(dividingBy: length)
    var rest = elapsed < 0 ? elapsed + length : elapsed
    for (index, slide) in slides.enumerated() {
      if rest < slide.seconds { return (index, slide.seconds - rest) }
      rest -= slide.seconds
    }
    return (0, .infinity)
  }

  /// The paths of the pictures for a moment and a screen with this size in pixels, the best first. Those of later slides
  /// follow, for when the others cannot be shown.
  func paths(at second: Int, width: Int, height: Int) -> [String] {
    let present = slide(at: second).index
    let paths = (slides[present...] + slides[..<present]).flatMap { slide in
      slide.pictures.enumerated().map {
        ($0.element.distance(toWidth: width, height: height), $0.offset, $0.element.path)
      }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// The seconds until another slide is due; nil if there is only one.
  func secondsToNextSlide(at second: Int) -> Double? {
    slides.count > 1 ? slide(at: second).remaining : nil
  }
}

extension WallpaperDescription.Picture {
  /// How badly a picture fits a screen: mostly by how much of it is cut off, and then by how much it is scaled.
  fileprivate func distance(toWidth screenWidth: Int, height screenHeight: Int) -> Double {
    guard let width, let height, width > 0, height > 0, screenWidth > 0, screenHeight > 0 else { return 0 }
    let (across, down) = (Double(screenWidth) / width, Double(screenHeight) / height)
    let cut = max(across, down) / min(across, down)
    // Enlarging blurs a picture.
    let scaling = max(across, down) > 1 ? 2 * max(across, down) : 1 / max(across, down)
    return (cut * 10).rounded() * 1000 + scaling
  }
}

extension WallpaperDescription {
  /// Takes the values of elements: `starttime`, and `static` and `transition` with `duration` and `file`, `from` and `to`.
  private struct Reader {
    let directory: String
    var slides: [Slide] = []
    private var date: [String: Int] = [:]
    private var text = ""
    private var seconds = 0.0
    /// The picture in `file`, `from` or `to` that is being read.
    private var sizes: [Picture] = []
    private var attributes: [String: String] = [:]
    private var pictures: [Picture] = []
    /// The picture that a transition leads to.
    private var nextPictures: [Picture] = []

    init(directory: String) {
      self.directory = directory
    }

    mutating func take(_ token: MarkupScanner.Token) {
      switch token {
      case .text(let part): text += part
      case .start(let name, let attributes):
        text = ""
        begin(name, attributes)
      case .end(let name):
        end(name, text.trimmed)
        text = ""
      }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
      switch name {
      case "static", "transition": (seconds, pictures, nextPictures) = (0, [], [])
      case "file", "from", "to": sizes = []
      case "size": self.attributes = attributes
      default: break
      }
    }

    private mutating func end(_ name: String, _ value: String) {
      switch name {
      case "duration": seconds = Double(value).map { $0.isFinite ? min(max($0, 0), 1e12) : 0 } ?? 0
      case "size": add(value, width: attributes["width"], height: attributes["height"])
      case "file", "from", "to":
        add(value)
        if name == "to" { nextPictures = sizes } else { pictures = sizes }
      case "static", "transition": finish()
      case "year", "month", "day", "hour", "minute": date[name] = Double(value).flatMap { Int(exactly: $0) }
      default: break
      }
    }

    private mutating func add(_ path: String, width: String? = nil, height: String? = nil) {
      guard let path = absolute(path) else { return }
      sizes.append(Picture(path: path, width: width.flatMap(Double.init), height: height.flatMap(Double.init)))
    }

    private func absolute(_ path: String) -> String? {
      if path.isEmpty { return nil }
      if path.contains("://") { return LaunchDocument(uri: path).path }
      return path.hasPrefix("/") ? path : "\(directory)/\(path)"
    }

    /// Adds the slide that is being read, also if the file ends there. Half of a transition belongs to each of its pictures,
    /// because they are not blended.
    mutating func finish() {
      let shown = [pictures, nextPictures].filter { !$0.isEmpty }
      slides += shown.map { Slide(seconds: seconds / Double(shown.count), pictures: $0) }
      (pictures, nextPictures) = ([], [])
    }

    /// In the local time zone; nil if the date is missing or wrong.
    var start: Int? {
      guard let year = date["year"], let month = date["month"], let day = date["day"] else { return nil }
      return WallClock.second(ofLocal: "\(year)-\(month)-\(day)T\(date["hour"] ?? 0):\(date["minute"] ?? 0)")
    }
  }
}
