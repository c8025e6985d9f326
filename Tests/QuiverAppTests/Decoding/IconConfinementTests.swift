import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The decoder reads untrusted files, which must have no effect outside of it.
@MainActor
@Suite("Confinement of icon files", .serialized)
struct IconConfinementTests {
  /// Ways in which a drawing can refer to another file, whose path replaces `FILE`.
  nonisolated private static let references = [
    "<image width='48' height='48' xlink:href='FILE'/>", "<image width='48' height='48' href='file://FILE'/>",
    "<use xlink:href='FILE#a'/>", "<filter id='f'><feImage xlink:href='FILE'/></filter><rect filter='url(#f)'/>",
    "<rect width='48' height='48' fill='url(FILE#a)'/>", "<style>@import url('FILE');</style>",
    "<style>@font-face{font-family:f;src:url('file://FILE')}</style><text font-family='f'>a</text>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='FILE' parse='text'/>",
    "<text>&secret;</text>", "<tref xlink:href='FILE#a'/>", "<script xlink:href='FILE'/>",
  ]

  @Test("A drawing cannot read another file", arguments: references)
  func otherFiles(reference: String) throws {
    let fixture = try IconFixture()
    let secret = "\(fixture.directory)/secret/secret.svg"
    try FileManager.default.createDirectory(atPath: "\(fixture.directory)/secret", withIntermediateDirectories: true)
    try fixture.write("<svg xmlns='http://www.w3.org/2000/svg'><rect id='a'/></svg>".utf8, to: secret)
    let monitor = AccessMonitor(of: "\(fixture.directory)/secret")
    for (number, file) in [secret, "secret/secret.svg"].enumerated() {
      let path = "\(fixture.directory)/spy-\(number).svg"
      try fixture.write(Self.drawing(reference.replacing("FILE", with: file), entity: file).utf8, to: path)
      #expect(fixture.load(path) != nil)
    }
    #expect(!monitor.hasSeenAccess)
    #expect((try? Data(contentsOf: URL(filePath: secret))) != nil && monitor.hasSeenAccess)
  }

  @Test("The decoder has no connections, starts no programs and writes only to the cache")
  func decoder() throws {
    let fixture = try IconFixture(keeps: true)
    try fixture.install("red")
    fixture.restart(decoder: fixture.decoderThatNotesItsProcess)
    #expect(fixture.load("red")?.word == "ready")
    let status = try String(contentsOfFile: "/proc/\(fixture.decoderNumber)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1\n") && status.contains("Seccomp:\t2\n"))
    #expect(
      AppFixture.poll { PictureCache(fixture.setup)?.mark(of: .tile(TileRequest(icon: "red", side: 48))) != nil })
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(fixture.directory)/cache").count == 1)
  }

  private static func drawing(_ body: String, entity: String) -> String {
    "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY secret SYSTEM 'file://\(entity)'>]>"
      + "<?xml-stylesheet type='text/css' href='\(entity)'?>"
      + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='48' height='48'>"
      + "\(body)</svg>"
  }
}

/// Reports whether a file of a directory was opened.
private final class AccessMonitor {
  private let descriptor = inotify_init1(Int32(IN_NONBLOCK))

  init(of directory: String) {
    inotify_add_watch(descriptor, directory, UInt32(IN_OPEN | IN_ACCESS))
  }

  deinit {
    close(descriptor)
  }

  var hasSeenAccess: Bool {
    var events = [UInt8](repeating: 0, count: 4096)
    return read(descriptor, &events, events.count) > 0
  }
}
