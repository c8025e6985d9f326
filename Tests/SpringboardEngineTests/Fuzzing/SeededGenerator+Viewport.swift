import CollectionEngine
import SpringboardEngine
import TestSupport

extension SeededGenerator {
  /// Three columns and two rows fill it.
  static let usualViewport = Viewport(size: Size(width: 400, height: 400), position: .zero)

  /// Mostly the size of ``usualViewport``, to the right of which the viewport of the other view is.
  mutating func randomViewport(isOther: Bool = false) -> Viewport {
    let usual = Array(repeating: (400, 400), count: 8)
    let sizes = usual + [(520, 400), (300, 480), (90, 40), (0, 0)]
    let (width, height) = pick(sizes)
    return Viewport(
      size: Size(width: Double(width), height: Double(height)), scale: pick([1, 1, 2]),
      position: Point(x: isOther ? 400 : 0, y: 0))
  }
}

extension [AppItem] {
  /// Random applications among `a` to `l`.
  static func some(of count: Int, using generator: inout SeededGenerator) -> [AppItem] {
    let names = "abcdefghijkl".shuffled(using: &generator).prefix(count).sorted().map(String.init)
    return names.map { AppItem(id: .application($0), name: $0) }
  }
}
