import GtkBridge
import SpringboardEngine

extension Painter {
  /// An icon's side at rest, in device pixels. While it flies from one size to another no other is asked for.
  func side(of element: Scene.Element) -> Int {
    Int((element.rest.width * scale).rounded())
  }

  /// The pixels for an icon as it is now: never made larger where larger ones are there.
  func tile(of id: ItemID, for element: Scene.Element) -> Surface? {
    let (rest, now) = (side(of: element), Int((element.frame.width * element.scale * scale).rounded()))
    let larger = element.state.lift == 1 ? now : max(pass.iconSide, rest)
    if now > rest, case .ready(let picture) = environment.icon(of: id, side: larger) { return picture }
    return tile(of: id, side: rest)
  }

  /// An icon's pixels at a side in device pixels, or the letter tile that stands for it; nil: they come soon.
  func tile(of id: ItemID, side: Int) -> Surface? {
    let key = TileKey(id: id, side: side)
    switch environment.icon(of: id, side: side) {
    case .ready(let picture):
      letters[key] = nil
      return picture
    case .soon: return nil
    case .missing: return letter(for: key)
    }
  }

  /// Forgets the letter tiles of all but these.
  func keep(lettersOf elements: [Scene.Element]) {
    guard !letters.isEmpty else { return }
    let near = Set(
      elements.compactMap { element in element.kind.picturedItem.map { TileKey(id: $0, side: side(of: element)) } })
    letters = letters.filter { near.contains($0.key) }
  }

  private func letter(for key: TileKey) -> Surface? {
    if let ready = letters[key] { return ready }
    letters[key] = LetterTile(id: key.id, name: name(key.id), side: key.side, scale: scale).surface().map(
      environment.upload)
    return letters[key]
  }
}

/// A tile as it is painted.
struct TileKey: Hashable {
  let id: ItemID
  /// Device pixels.
  let side: Int
}
