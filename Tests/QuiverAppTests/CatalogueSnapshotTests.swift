import Foundation
import Freedesktop
import Posix
import SpringboardEngine
import Testing

@testable import QuiverApp

@MainActor
@Suite("The applications an earlier run found")
final class CatalogueSnapshotTests {
  private let world: LiveWorld
  private let cache: CacheDirectory
  private var news: [String] = []

  init() throws {
    world = try LiveWorld()
    cache = CacheDirectory(world.scratch("cache"))
    try world.scratch.write("share/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=true\n")
    try world.scratch.write(
      "share/applications/sub/b.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=B
      GenericName=Bee
      Comment=Ünicode; and more
      Keywords=x;y;
      Categories=Game;Network;
      MimeType=text/html;text/plain;
      Icon=b
      Exec=b %f
      TryExec=true
      Path=/srv
      Terminal=true
      NotShowIn=Nowhere;
      DBusActivatable=true
      StartupNotify=false
      StartupWMClass=Bee
      SingleMainWindow=true
      PrefersNonDefaultGPU=true
      Actions=new;
      X-AppVersion=1.2
      [Desktop Action new]
      Name=New
      Exec=b --new
      """)
    try world.scratch.write("bin/true", "")
    chmod(world.scratch("bin/true"), 0o755)
  }

  private var sources: CatalogueSources { world.surroundings.catalogueSources }

  @discardableResult
  private func scan() -> CatalogueScan {
    let scan = CatalogueScan(of: sources, world.surroundings.directories, since: .nothing)
    scan.keep(of: sources, in: cache)
    return scan
  }

  private func begin() -> CatalogueStore {
    let store = CatalogueStore(sources, world.surroundings.directories, cache: cache)
    store.onNews = { [unowned self] in news.append(CatalogueStoreTests.words($0)) }
    store.begin()
    return store
  }

  @Test("are the same, with all that is known of them")
  func same() throws {
    let scan = scan()
    let snapshot = try #require(CatalogueSnapshot(in: cache, of: sources))
    #expect(scan.items.count == 2)
    #expect(snapshot.items == scan.items)
    for item in scan.items { #expect(snapshot.entry(item.id) == scan.entries[item.id]) }
    #expect(snapshot.entry(ItemID("nobody")) == nil)
  }

  @Test("are good for the same places, language, desktop and choices alone")
  func others() {
    scan()
    #expect(CatalogueSnapshot(in: cache, of: sources) != nil)
    var others = Array(repeating: sources, count: 5)
    others[0].locale = LocaleMatch("de_AT")
    others[1].desktops = ["KDE"]
    others[2].dataDirectories.reverse()
    others[3].path.append("/elsewhere")
    others[4].hiddenIDs = ["a.desktop"]
    for other in others { #expect(CatalogueSnapshot(in: cache, of: other) == nil) }
  }

  @Test("are good until one of their directories changes", arguments: ["added", "removed", "deeper", "appeared"])
  func changed(how: String) throws {
    scan()
    switch how {
    case "added": try world.scratch.write("share/applications/c.desktop", "")
    case "removed": try FileManager.default.removeItem(atPath: world.scratch("share/applications/a.desktop"))
    case "deeper": try FileManager.default.removeItem(atPath: world.scratch("share/applications/sub/b.desktop"))
    default: try world.scratch.write("data/applications/c.desktop", "")
    }
    #expect(CatalogueSnapshot(in: cache, of: sources) == nil)
  }

  @Test("come first; that nothing changed is no news, and what was rewritten in its place is")
  func live() throws {
    scan()
    var store = begin()
    #expect(LiveWorld.goOn { self.news == ["recalled AB"] })
    #expect(store.entry(ItemID("sub-b.desktop"))?.actions.first?.name == "New")
    store.confirm()
    #expect(!LiveWorld.goOn(for: 0.5) { self.news.count > 1 })

    let path = world.scratch("share/applications/a.desktop")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.write(contentsOf: Data("[Desktop Entry]\nType=Application\nName=C\nExec=true\n".utf8))
    try file.close()
    news = []
    store = begin()
    #expect(LiveWorld.goOn { self.news == ["recalled AB"] })
    store.confirm()
    #expect(LiveWorld.goOn { self.news == ["recalled AB", "changed BC"] })
    #expect(store.entry(ItemID("a.desktop"))?.name == "C")
    #expect(LiveWorld.goOnLooking { CatalogueSnapshot(in: self.cache, of: self.sources)?.items.first?.name == "C" })
    news = []
    store = begin()
    #expect(LiveWorld.goOn { self.news == ["recalled BC"] })
  }

  @Test("are looked for on the machine at once where the file is nothing")
  func foreign() throws {
    try world.scratch.write("cache/catalogue", "hello")
    let store = begin()
    #expect(LiveWorld.goOn { self.news == ["first AB"] })
    #expect(store.entry(ItemID("a.desktop"))?.name == "A")
  }

  @Test("are themselves or nothing, whatever happened to their file")
  func damage() throws {
    let (items, sources) = (scan().items, sources)
    let path = URL(filePath: cache.file("catalogue"))
    let whole = try Data(contentsOf: path)
    let damaged =
      whole.indices.flatMap { place in [UInt8(1), 0x80].map { whole.with(place, changedBy: $0) } }
      + whole.indices.map { whole.prefix($0) } + [whole + [0]]
    for data in damaged {
      try data.write(to: path)
      let found = CatalogueSnapshot(in: cache, of: sources)
      #expect(found == nil || found?.items == items)
    }
  }

  @Test("harm nobody where somebody made the sum right again")
  func hostile() throws {
    scan()
    let sources = sources
    let path = URL(filePath: cache.file("catalogue"))
    let whole = try Data(contentsOf: path)
    var dice = Dice(seed: 11)
    for _ in 0..<2000 {
      var body = whole.dropFirst(8)
      let place = body.indices.randomElement(using: &dice) ?? body.startIndex
      body[place] = .random(in: 0...255, using: &dice)
      let sum = Checksum(words: Array(body).span.bytes).value
      let head = withUnsafeBytes(of: sum.littleEndian) { Data($0) }
      try (head + body).write(to: path)
      guard let found = CatalogueSnapshot(in: cache, of: sources) else { continue }
      for item in found.items { _ = found.entry(item.id) }
    }
  }
}
