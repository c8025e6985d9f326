import Foundation
import TestSupport
import Testing

/// Invalid icons in the whole program. That they do not affect other icons is tested with the decoder.
@Suite("snapshot with an invalid icon")
struct SnapshotIconTests {
  enum Fault: String, CaseIterable {
    case missing, danglingLink, empty, truncated, huge, entityBomb, pipe, directory, endless, misnamed
  }

  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  /// An application without an icon is shown by its letter, so both pictures must be the same.
  @Test("An invalid icon is replaced by the letter", arguments: Fault.allCases)
  func invalidIconIsReplacedByTheLetter(_ fault: Fault) throws {
    let icon = machine.path("icon.svg")
    try make(fault, at: icon)
    try machine.install(application: "viewer", "Icon=\(icon)")
    let picture = try self.picture()
    try machine.install(application: "viewer")
    #expect(try self.picture() == picture)
  }

  @Test("A valid icon is not replaced by the letter", arguments: [drawing("<rect width='48' height='48'/>"), bitmap])
  func validIconIsNotReplacedByTheLetter(content: String) throws {
    let icon = machine.path("icon.png")
    try machine.write(content, to: icon)
    try machine.install(application: "viewer", "Icon=\(icon)")
    let picture = try self.picture()
    try machine.install(application: "viewer")
    #expect(try self.picture() != picture)
  }

  @Test(
    "A missing or invalid icon theme does no harm",
    arguments: ["", "\u{0}\u{1}nonsense", "[Icon Theme]\nInherits=broken\n"])
  func theme(index: String) throws {
    try machine.write(index, to: "share/icons/broken/index.theme")
    try machine.write("nonsense", to: "share/icons/broken/icon-theme.cache")
    try machine.install(application: "viewer", "Icon=viewer")
    let picture = try self.picture("--set", "icons.theme=broken")
    try machine.install(application: "viewer")
    #expect(try self.picture() == picture)
  }

  @Test("Drawings need no loader of gdk-pixbuf", arguments: ["/nowhere", "/dev/null"])
  func noLoaders(file: String) throws {
    let icon = machine.path("icon.svg")
    try machine.write(Self.drawing("<rect width='48' height='48' fill='red'/>"), to: icon)
    try machine.install(application: "viewer", "Icon=\(icon)")
    let picture = try self.picture()
    machine.environment["GDK_PIXBUF_MODULE_FILE"] = file
    #expect(try self.picture() == picture)
    try machine.install(application: "viewer")
    #expect(try self.picture() != picture)
  }

  private func picture(_ options: String...) throws -> Data {
    let path = machine.path("picture.png")
    let outcome = try machine.run(
      [BuiltProgram.quiver, "snapshot", path, "--size", "640x400", "--set", "wallpaper.source=#204060"] + options
    )
    #expect(outcome.status == 0)
    return try PNG(path).bytes
  }

  private func make(_ fault: Fault, at path: String) throws {
    switch fault {
    case .missing: break
    case .danglingLink: try machine.link(path, to: "/nowhere")
    case .empty: try machine.write("", to: path)
    case .truncated: try machine.write(Self.drawing("<rect").prefix(80).utf8, to: path)
    case .huge: try machine.write(PNG.black(side: 20_000, on: machine), to: path)
    case .entityBomb: try machine.write(Self.entityBomb, to: path)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .directory: try machine.makeDirectory(path)
    case .endless: try machine.link(path, to: "/dev/zero")
    case .misnamed: try machine.write("GIF89a and then nothing", to: path)
    }
  }

  private static func drawing(_ body: String, type: String = "") -> String {
    "<?xml version='1.0'?>\(type)<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'>\(body)</svg>"
  }

  private static let bitmap = "/* XPM */\nstatic char *x[] = {\n\"2 2 1 1\",\n\"a c #ff0000\",\n\"aa\",\n\"aa\"};\n"

  /// Each entity contains the previous one ten times, which makes a billion rectangles.
  private static let entityBomb: String = {
    let entities = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }
    return drawing("&l9;", type: "<!DOCTYPE svg [<!ENTITY l0 '<rect/>'>\(entities.joined())]>")
  }()
}
