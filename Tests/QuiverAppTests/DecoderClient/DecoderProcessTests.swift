import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("A decoder process", .serialized)
struct DecoderProcessTests {
  @Test func inheritsNoDescriptors() throws {
    let world = try IconsWorld()
    try world.install("red")
    let leaked = open(world.png("red").path, O_RDONLY)
    defer { close(leaked) }
    try #require(fcntl(leaked, F_GETFD) == 0)
    world.restart(decoder: world.notingDecoder)
    #expect(world.settle("red")?.word == "ready")
    let directory = "/proc/\(try world.decoderNumber)/fd"
    let targets = try FileManager.default.contentsOfDirectory(atPath: directory).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(directory)/\($0)")
    }
    #expect(targets.count >= 3)
    let foreign = targets.filter { target in
      !["socket:", "/dev/null", "/memfd:quiver", "/proc/"].contains { target.hasPrefix($0) }
    }
    #expect(foreign == [])
  }

  @Test func answersOfADecoderThatLeftAreReceivedAfterAFailedSend() throws {
    let world = try IconsWorld()
    let note = "\(world.directory)/number"
    var (lines, ending): ([String], DecoderProcess.Ending?) = ([], nil)
    let script = "echo $$ >'\(note).new'; mv '\(note).new' '\(note)'; read question; echo answer"
    let process = try #require(
      DecoderProcess(command: ["/bin/sh", "-c", script], onLines: { lines += $0 }, onEnd: { ending = $0 }))
    process.send("question")
    while !isZombie(note) { usleep(1000) }
    process.send("another question")
    #expect(LiveWorld.goOn { ending != nil })
    #expect(lines == ["answer"] && ending == .exited)
  }

  /// Whether the process whose number is in a file has ended.
  private func isZombie(_ file: String) -> Bool {
    guard let number = try? String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines) else {
      return false
    }
    let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return status?.contains(") Z ") == true
  }

  /// Both files are named by absolute paths.
  @Test(.enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func decodesOtherIconsWhileOneIsOnAMountThatNeverAnswers() throws {
    let world = try IconsWorld()
    try world.install("red")
    let disk = try HungMount()
    let hung = TileRequest(icon: "\(disk.path)/share/icon.png", side: 48)
    let (named, file) = (TileRequest(icon: "red", side: 48), TileRequest(icon: world.png("red").path, side: 48))
    world.store.prepare([hung, named, file])
    #expect([named, file].map { world.settled($0)?.word } == ["ready", "ready"])
    #expect(world.store.states[hung]?.word == "wanted")
    withExtendedLifetime(disk) {}
  }
}

/// What libraries need to decode a picture, the decoder may still read and write.
@MainActor
@Suite("A confined decoder decodes", .serialized)
struct ConfinedDecodingTests {
  @Test func drawingsWithText() throws {
    let world = try IconsWorld(keeps: true)
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'>"
      + "<text x='4' y='44' font-size='48' fill='red'>M</text></svg>"
    try world.write(drawing.utf8, to: "\(world.apps)/text.svg")
    #expect(world.settle("text")?.word == "ready")
    let tile = try #require(world.store.tile(for: TileRequest(icon: "text", side: 48)))
    #expect((0..<48).contains { tile.pixel($0, 30) >> 24 > 0x80 })
  }

  /// gdk-pixbuf writes these to a temporary file first.
  @Test func bitmapsAsText() throws {
    let world = try IconsWorld(keeps: true)
    let bitmap = "/* XPM */\nstatic char *x[] = {\n\"2 2 1 1\",\n\"a c #ff0000\",\n\"aa\",\n\"aa\"};\n"
    try world.write(bitmap.utf8, to: "\(world.apps)/bitmap.xpm")
    #expect(world.settle("bitmap")?.word == "ready")
  }

  @Test func photographs() throws {
    let photograph = Repository.path("data/wallpapers/default-small.jpg")
    let loader = WallpaperLoader(decoder: IconsWorld.decoder) {}
    loader.show([WallpaperRequest(path: photograph, size: PixelSize(width: 64, height: 36), fit: .cover)])
    #expect(IconsWorld.wait { loader.pixels } != nil)
  }
}

/// An icon that is a symbolic link is one of the user's icons, wherever it leads.
@MainActor
@Suite("Icons that are reached through symbolic links", .serialized)
struct LinkedIconTests {
  @Test func aFileElsewhereIsGivenToTheDecoder() throws {
    let world = try IconsWorld()
    try world.paint("\(world.directory)/elsewhere.png", width: 48, height: 48, color: Color(hex: 0x00ff00))
    try FileManager.default.createSymbolicLink(
      atPath: world.png("linked").path, withDestinationPath: "../../../../elsewhere.png")
    #expect(world.settle("linked")?.word == "ready")
    #expect(world.store.tile(for: TileRequest(icon: "linked", side: 48))?.pixel(24, 24) == 0xff00_ff00)
  }

  @Test(arguments: ["icons/hicolor", "icons/hicolor/48x48", "icons/hicolor/48x48/apps"])
  func aThemesDirectoryElsewhereIsRead(name: String) throws {
    let world = try IconsWorld()
    try world.install("red")
    try FileManager.default.moveItem(atPath: "\(world.directory)/\(name)", toPath: "\(world.directory)/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(world.directory)/\(name)", withDestinationPath: "\(world.directory)/elsewhere")
    #expect(world.settle("red")?.word == "ready")
  }

  /// A decoder that was taken over could ask for any file.
  @Test(arguments: ["/etc/passwd", "ICONS/../secret.png", "ICONS", "ICONSx/secret.png"])
  func aFileOutsideIconDirectoriesIsNotGivenToTheDecoder(path: String) throws {
    let script = #"read setup; read serial rest; printf "$serial\tunreadable\t1 1 $0\n"; read more; echo "$more" >"$1""#
    let world = try IconsWorld()
    let asked = path.replacing("ICONS", with: "\(world.directory)/icons")
    try world.paint("\(world.directory)/secret.png", width: 48, height: 48, color: .white)
    world.restart(decoder: ["/bin/sh", "-c", script, asked, "\(world.directory)/more"])
    #expect(world.settle("red")?.word == "missing")
    #expect(!FileManager.default.fileExists(atPath: "\(world.directory)/more"))
  }

  /// So that the test above can fail.
  @Test func aFileInAnIconDirectoryIsGivenToTheDecoder() throws {
    let script = #"read setup; read serial rest; printf "$serial\tunreadable\t1 1 $0\n"; read more; echo "$more" >"$1""#
    let world = try IconsWorld()
    try world.install("red")
    let more = "\(world.directory)/more"
    world.restart(decoder: ["/bin/sh", "-c", script, world.png("red").path, more])
    _ = world.store.tile(for: TileRequest(icon: "red", side: 48))
    #expect(LiveWorld.goOnLooking { (try? String(contentsOfFile: more, encoding: .utf8))?.contains("1 ") == true })
  }
}

extension IconsWorld {
  fileprivate func png(_ name: String) -> URL { URL(filePath: "\(apps)/\(name).png") }
}
