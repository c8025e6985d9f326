import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("A decoder process", .serialized)
struct ConfinedProcessTests {
  @Test("It inherits no descriptors")
  func inheritsNoDescriptors() throws {
    let fixture = try IconFixture()
    try fixture.install("red")
    let leaked = open(fixture.png("red").path, O_RDONLY)
    defer { close(leaked) }
    try #require(fcntl(leaked, F_GETFD) == 0)
    fixture.restart(decoder: fixture.decoderThatNotesItsProcess)
    #expect(fixture.load("red")?.word == "ready")
    let directory = "/proc/\(try fixture.decoderNumber)/fd"
    let targets = try FileManager.default.contentsOfDirectory(atPath: directory).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(directory)/\($0)")
    }
    #expect(targets.count >= 3)
    let foreign = targets.filter { target in
      !["socket:", "/dev/null", "/memfd:quiver", "/proc/"].contains { target.hasPrefix($0) }
    }
    #expect(foreign == [])
  }

  @Test("Answers of an exited decoder are received after a failed transmission")
  func answersOfAnExitedDecoderAreReceivedAfterAFailedSend() throws {
    let fixture = try IconFixture()
    let file = "\(fixture.directory)/number"
    var (lines, ending): ([String], ConfinedProcess.Ending?) = ([], nil)
    let script = "echo $$ >'\(file).new'; mv '\(file).new' '\(file)'; read question; echo answer"
    let process = try #require(
      ConfinedProcess(command: ["/bin/sh", "-c", script], onLines: { lines += $0 }, onEnd: { ending = $0 }))
    process.send("question")
    while !isZombie(file) { usleep(1000) }
    process.send("another question")
    #expect(AppFixture.runLoop { ending != nil })
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

  /// The second and third icon differ in how they are named: by an absolute path, and by a name.
  @Test(
    "It decodes other icons while one is on an unresponsive mount",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func decodesOtherIconsWhileOneIsOnAnUnresponsiveMount() throws {
    let fixture = try IconFixture()
    try fixture.install("red")
    let disk = try HungMount()
    let hung = TileRequest(icon: "\(disk.path)/share/icon.png", side: 48)
    let (named, file) = (TileRequest(icon: "red", side: 48), TileRequest(icon: fixture.png("red").path, side: 48))
    fixture.store.prepare([hung, named, file])
    #expect([named, file].map { fixture.finalState(of: $0)?.word } == ["ready", "ready"])
    #expect(fixture.store.states[hung]?.word == "wanted")
    withExtendedLifetime(disk) {}
  }
}

/// The decoder may still read and write what libraries need to decode a picture.
@MainActor
@Suite("Decoding in a confined decoder", .serialized)
struct ConfinedDecodingTests {
  @Test("Text in drawings is decoded")
  func textInDrawingsIsDecoded() throws {
    let fixture = try IconFixture(keeps: true)
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'>"
      + "<text x='4' y='44' font-size='48' fill='red'>M</text></svg>"
    try fixture.write(drawing.utf8, to: "\(fixture.apps)/text.svg")
    #expect(fixture.load("text")?.word == "ready")
    let tile = try #require(fixture.store.tile(for: TileRequest(icon: "text", side: 48)))
    #expect((0..<48).contains { tile.pixel($0, 30) >> 24 > 0x80 })
  }

  /// gdk-pixbuf first writes these bitmaps to a temporary file.
  @Test("Bitmaps in a text format are decoded")
  func bitmapsInTextFormatAreDecoded() throws {
    let fixture = try IconFixture(keeps: true)
    let bitmap = "/* XPM */\nstatic char *x[] = {\n\"2 2 1 1\",\n\"a c #ff0000\",\n\"aa\",\n\"aa\"};\n"
    try fixture.write(bitmap.utf8, to: "\(fixture.apps)/bitmap.xpm")
    #expect(fixture.load("bitmap")?.word == "ready")
  }

  @Test("Photographs are decoded")
  func photographsAreDecoded() throws {
    let photograph = Repository.path("data/wallpapers/default-small.jpg")
    let loader = WallpaperLoader(decoder: IconFixture.decoder) {}
    loader.show([WallpaperRequest(path: photograph, size: PixelSize(width: 64, height: 36), fit: .cover)])
    #expect(IconFixture.wait { loader.pixels } != nil)
  }
}

/// An icon that is a symbolic link is one of the user's icons, wherever it leads.
@MainActor
@Suite("Icons that are reached through symbolic links", .serialized)
struct LinkedIconTests {
  @Test("A linked file outside the theme is given to the decoder")
  func aLinkedFileOutsideTheThemeIsGivenToTheDecoder() throws {
    let fixture = try IconFixture()
    try fixture.paint("\(fixture.directory)/elsewhere.png", width: 48, height: 48, color: Color(hex: 0x00ff00))
    try FileManager.default.createSymbolicLink(
      atPath: fixture.png("linked").path, withDestinationPath: "../../../../elsewhere.png")
    #expect(fixture.load("linked")?.word == "ready")
    #expect(fixture.store.tile(for: TileRequest(icon: "linked", side: 48))?.pixel(24, 24) == 0xff00_ff00)
  }

  @Test(
    "A linked theme directory is read", arguments: ["icons/hicolor", "icons/hicolor/48x48", "icons/hicolor/48x48/apps"])
  func aLinkedThemeDirectoryIsRead(name: String) throws {
    let fixture = try IconFixture()
    try fixture.install("red")
    try FileManager.default.moveItem(atPath: "\(fixture.directory)/\(name)", toPath: "\(fixture.directory)/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.directory)/\(name)", withDestinationPath: "\(fixture.directory)/elsewhere")
    #expect(fixture.load("red")?.word == "ready")
  }

  /// A compromised helper could ask for any file.
  @Test(
    "A file outside icon directories is not given to the decoder",
    arguments: ["/etc/passwd", "ICONS/../secret.png", "ICONS", "ICONSx/secret.png"])
  func aFileOutsideIconDirectoriesIsNotGivenToTheDecoder(path: String) throws {
    let script = #"read setup; read serial rest; printf "$serial\tunreadable\t1 1 $0\n"; read more; echo "$more" >"$1""#
    let fixture = try IconFixture()
    let asked = path.replacing("ICONS", with: "\(fixture.directory)/icons")
    try fixture.paint("\(fixture.directory)/secret.png", width: 48, height: 48, color: .white)
    fixture.restart(decoder: ["/bin/sh", "-c", script, asked, "\(fixture.directory)/more"])
    #expect(fixture.load("red")?.word == "missing")
    #expect(!FileManager.default.fileExists(atPath: "\(fixture.directory)/more"))
  }

  /// This shows that the test above can fail.
  @Test("A file in an icon directory is given to the decoder")
  func aFileInAnIconDirectoryIsGivenToTheDecoder() throws {
    let script = #"read setup; read serial rest; printf "$serial\tunreadable\t1 1 $0\n"; read more; echo "$more" >"$1""#
    let fixture = try IconFixture()
    try fixture.install("red")
    let more = "\(fixture.directory)/more"
    fixture.restart(decoder: ["/bin/sh", "-c", script, fixture.png("red").path, more])
    _ = fixture.store.tile(for: TileRequest(icon: "red", side: 48))
    #expect(AppFixture.poll { (try? String(contentsOfFile: more, encoding: .utf8))?.contains("1 ") == true })
  }
}

extension IconFixture {
  fileprivate func png(_ name: String) -> URL { URL(filePath: "\(apps)/\(name).png") }
}
