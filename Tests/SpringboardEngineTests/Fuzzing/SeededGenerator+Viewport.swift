import SpringboardEngine
import TestSupport

extension SeededGenerator {
  /// Three columns and two rows fill it.
  static let usualViewport = Viewport(size: Size(width: 400, height: 400))

  /// Mostly the size of ``usualViewport``.
  var randomViewport: Viewport {
    mutating get {
      let usual = Array(repeating: (400, 400), count: 8)
      let sizes = usual + [(520, 400), (300, 480), (90, 40), (0, 0)]
      let (width, height) = pick(sizes)
      return Viewport(size: Size(width: Double(width), height: Double(height)), scale: pick([1, 1, 2]))
    }
  }
}

extension [AppItem] {
  /// Random applications among `a` to `l`.
  static func some(of count: Int, using generator: inout SeededGenerator) -> [AppItem] {
    let names = "abcdefghijkl".shuffled(using: &generator).prefix(count).sorted().map(String.init)
    return names.map { AppItem(id: ItemID($0), name: $0) }
  }
}
