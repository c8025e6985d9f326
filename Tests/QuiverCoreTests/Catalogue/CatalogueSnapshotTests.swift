import Foundation
import Freedesktop
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The cached catalogue")
struct CatalogueSnapshotTests {
  private let scratch: ConfigurationScratch
  private let cache: CacheDirectory
  private let environment: Environment

  init() throws {
    let scratch = try ConfigurationScratch()
    self.scratch = scratch
    environment = Environment(
      variables: [
        "HOME": scratch("home"), "XDG_DATA_HOME": scratch("data"), "XDG_DATA_DIRS": scratch("share"),
        "XDG_CONFIG_HOME": scratch("config"), "XDG_CONFIG_DIRS": scratch("etc"), "XDG_STATE_HOME": scratch("state"),
        "PATH": scratch("bin"), "LANG": "de_DE.UTF-8",
      ], administrator: AdministratorFiles(directory: scratch("administrator")))
    cache = CacheDirectory(scratch("cache"))
    try scratch.write("share/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=true\n")
    try scratch.write("share/applications/sub/b.desktop", Self.fullEntry)
    try scratch.write("bin/true", "")
    chmod(scratch("bin/true"), 0o755)
  }

  private static let fullEntry = """
    [Desktop Entry]
    Type=Application
    Name=B
    GenericName=Bee
    GenericName[de]=Biene
    Comment=Ünicode; and more
    Keywords=x;y;
    Keywords[de]=y;z;
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
    """

  private var sources: CatalogueSources { environment.catalogueSources }

  @discardableResult
  private func scan() -> CatalogueScan {
    let scan = CatalogueScan(of: sources, environment.directories, since: nil)
    scan.snapshot.keep(in: cache)
    return scan
  }

  @Test("A snapshot has all applications with all their values")
  func snapshotHasAllApplicationsWithAllTheirValues() throws {
    scan()
    let snapshot = try #require(CatalogueSnapshot(in: cache, of: sources))
    let catalogue = Catalogue.scan(sources)
    let entries = ShownEntries(of: catalogue)
    #expect(snapshot.items.count == 2)
    #expect(snapshot.items == catalogue.items(sources, environment.directories))
    for item in snapshot.items {
      #expect(snapshot.entry(item.id) == entries[item.id])
      #expect(snapshot.icon(of: item.id) == entries[item.id]?.icon)
    }
    #expect(Set(snapshot.entries.map(\.name)) == ["A", "B"])
    #expect(snapshot.icon(of: ItemID.application("unknown")) == nil)
    #expect(snapshot.entry(ItemID.application("unknown")) == nil)
  }

  @Test("A snapshot is valid only for the same directories, language, desktop and settings")
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

  @Test("A snapshot is invalid once a directory changes", arguments: ["added", "removed", "deeper", "appeared"])
  func snapshotIsInvalidOnceADirectoryChanges(how: String) throws {
    scan()
    switch how {
    case "added": try scratch.write("share/applications/c.desktop", "")
    case "removed": try FileManager.default.removeItem(atPath: scratch("share/applications/a.desktop"))
    case "deeper": try FileManager.default.removeItem(atPath: scratch("share/applications/sub/b.desktop"))
    default: try scratch.write("data/applications/c.desktop", "")
    }
    #expect(CatalogueSnapshot(in: cache, of: sources) == nil)
  }

  @Test("A damaged file gives no snapshot")
  func damagedFileGivesNoSnapshot() throws {
    let (items, sources) = (scan().snapshot.items, sources)
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

  @Test("Damaged content with a correct checksum does no harm")
  func damagedContentWithACorrectChecksumDoesNoHarm() throws {
    scan()
    let sources = sources
    let path = URL(filePath: cache.file("catalogue"))
    let whole = try Data(contentsOf: path)
    var generator = SeededGenerator(seed: 11)
    var readable = 0
    for _ in 0..<2000 {
      var body = whole.dropFirst(8)
      let place = body.indices.randomElement(using: &generator) ?? body.startIndex
      body[place] = .random(in: 0...255, using: &generator)
      let sum = Checksum(words: Array(body).span.bytes).value
      let head = withUnsafeBytes(of: sum.littleEndian) { Data($0) }
      try (head + body).write(to: path)
      guard let found = CatalogueSnapshot(in: cache, of: sources) else { continue }
      readable += 1
      for item in found.items { _ = found.entry(item.id) }
    }
    #expect(readable > 0, "another letter in a name does not matter")
  }
}
