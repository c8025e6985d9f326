import SpringboardEngine

extension Dice {
  /// So small that three columns and two rows fill it.
  static let usualGlass = Viewport(size: Size(width: 400, height: 400))

  /// Mostly the usual one.
  var glass: Viewport {
    mutating get {
      let usual = Array(repeating: (400, 400), count: 8)
      let sizes = usual + [(520, 400), (300, 480), (90, 40), (0, 0)]
      let (width, height) = pick(sizes)
      return Viewport(size: Size(width: Double(width), height: Double(height)), scale: pick([1, 1, 2]))
    }
  }
}

extension [AppItem] {
  /// So many of `a` to `l`.
  static func some(of count: Int, using dice: inout Dice) -> [AppItem] {
    let names = "abcdefghijkl".shuffled(using: &dice).prefix(count).sorted().map(String.init)
    return names.map { AppItem(id: ItemID($0), name: $0) }
  }
}
