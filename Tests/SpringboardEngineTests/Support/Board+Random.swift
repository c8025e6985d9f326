import SpringboardEngine
import TestSupport

extension Board {
  /// Up to eight pages of up to six items, some of them folders, with a dock and removed items. The ids are of all
  /// kinds that occur in files.
  static func random(using generator: inout SeededGenerator) -> Board {
    var ids = (0..<200).map { ItemID.application(spellings[$0 % spellings.count].replacing("N", with: String($0))) }
    ids.shuffle(using: &generator)
    let pages = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      Page(items(1...6, from: &ids, using: &generator))
    }
    let dock = items(0...4, from: &ids, using: &generator)
    return Board(pages: pages, dock: dock, removed: ids.suffix(.random(in: 0...3, using: &generator)))
  }

  private static let spellings = [
    "org.example.N.desktop", "N", "a;N", "a; N", "N with blanks", " N ", "N]", "[N", "%5BN", "N\\s", "N\\", "N\n",
    "N=#", "日本N", "\u{7F}N",
  ]

  private static func items(_ count: ClosedRange<Int>, from ids: inout [ItemID], using generator: inout SeededGenerator)
    -> [Item]
  {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      let id = ids.removeLast()
      guard Int.random(in: 0..<4, using: &generator) == 0 else { return .app(id) }
      let members = (0..<Int.random(in: 1...3, using: &generator)).map { _ in ids.removeLast() }
      return .folder(Folder(id: .folder(id.text), name: " Folder; of \(id)", items: members))
    }
  }
}
