import SpringboardEngine

extension Board {
  /// Up to eight pages of up to six items with folders among them, and a dock, and what was removed; ids of all the kinds that files have.
  static func random(using dice: inout Dice) -> Board {
    var ids = (0..<200).map { ItemID(spellings[$0 % spellings.count].replacing("N", with: String($0))) }
    ids.shuffle(using: &dice)
    let pages = (0..<Int.random(in: 0...8, using: &dice)).map { _ in items(1...6, from: &ids, using: &dice) }
    let dock = items(0...4, from: &ids, using: &dice)
    return Board(pages: pages, dock: dock, removed: ids.suffix(.random(in: 0...3, using: &dice)))
  }

  private static let spellings = [
    "org.example.N.desktop", "N", "a;N", "a; N", "N with blanks", " N ", "N]", "[N", "%5BN", "N\\s", "N\\", "N\n",
    "N=#", "日本N", "\u{7F}N",
  ]

  private static func items(_ count: ClosedRange<Int>, from ids: inout [ItemID], using dice: inout Dice) -> [Item] {
    (0..<Int.random(in: count, using: &dice)).map { _ in
      let id = ids.removeLast()
      guard Int.random(in: 0..<4, using: &dice) == 0 else { return .app(id) }
      let members = (0..<Int.random(in: 1...3, using: &dice)).map { _ in ids.removeLast() }
      return .folder(Folder(id: id, name: " Folder; of \(id)", items: members))
    }
  }
}
