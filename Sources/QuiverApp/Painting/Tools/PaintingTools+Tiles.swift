import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension PaintingTools {
  /// An icon's side at rest, in device pixels. No other size is requested while the icon moves.
  func side(of element: Scene.Element) -> Int {
    Int((element.rest.width * scale).rounded())
  }

  /// The pixels of an icon. If a larger size is loaded, the icon is not enlarged.
  func tile(of id: ItemID, for element: Scene.Element) -> Surface? {
    let (rest, now) = (side(of: element), Int((element.frame.width * element.scale * scale).rounded()))
    let larger = element.state.lift == 1 ? now : max(pass.iconSide, rest)
    if now > rest, case .ready(let picture) = environment.icon(of: id, side: larger) { return picture }
    return tile(of: id, side: rest)
  }

  /// An icon at a size in device pixels, or its letter tile; nil if the icon will be loaded soon.
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

  /// Forgets the letter tiles of all other elements.
  func keep(lettersOf elements: [Scene.Element]) {
    guard !letters.isEmpty else { return }
    let near = Set(
      elements.compactMap { element in element.kind.picturedItem.map { TileKey(id: $0, side: side(of: element)) } })
    letters = letters.filter { near.contains($0.key) }
  }

  private func letter(for key: TileKey) -> Surface? {
    if let ready = letters[key] { return ready }
    let radius = iconShape.radius(ofSide: 1, rounded: style.radii.icon)
    let tile = LetterTile(id: key.id, name: name(key.id), side: key.side, scale: scale, radius: radius)
    letters[key] = tile.surface().map(environment.upload)
    return letters[key]
  }
}
