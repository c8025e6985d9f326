import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The decoder reads what others wrote: none of it gets anywhere.
@MainActor
@Suite("What an icon's file can reach", .serialized)
struct IconsConfinementTests {
  /// Ways for a drawing to name another file, each with that file's address in place of `FILE`.
  nonisolated private static let references = [
    "<image width='48' height='48' xlink:href='FILE'/>", "<image width='48' height='48' href='file://FILE'/>",
    "<use xlink:href='FILE#a'/>", "<filter id='f'><feImage xlink:href='FILE'/></filter><rect filter='url(#f)'/>",
    "<rect width='48' height='48' fill='url(FILE#a)'/>", "<style>@import url('FILE');</style>",
    "<style>@font-face{font-family:f;src:url('file://FILE')}</style><text font-family='f'>a</text>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='FILE' parse='text'/>",
    "<text>&secret;</text>", "<tref xlink:href='FILE#a'/>", "<script xlink:href='FILE'/>",
  ]

  @Test("is no other file, in whatever way it names it", arguments: references)
  func otherFiles(reference: String) throws {
    let world = try IconsWorld()
    let secret = "\(world.directory)/secret/secret.svg"
    try FileManager.default.createDirectory(atPath: "\(world.directory)/secret", withIntermediateDirectories: true)
    try world.write("<svg xmlns='http://www.w3.org/2000/svg'><rect id='a'/></svg>".utf8, to: secret)
    let witness = Witness(of: "\(world.directory)/secret")
    for (number, file) in [secret, "secret/secret.svg"].enumerated() {
      let path = "\(world.directory)/spy-\(number).svg"
      try world.write(Self.drawing(reference.replacing("FILE", with: file), entity: file).utf8, to: path)
      #expect(world.settle(path) != nil)
    }
    #expect(!witness.sawAnything)
    #expect((try? Data(contentsOf: URL(filePath: secret))) != nil && witness.sawAnything)
  }

  @Test("is no connection, no program, and no file to write to but the cache's")
  func decoder() throws {
    let world = try IconsWorld(keeps: true)
    try world.install("red")
    world.restart(decoder: world.notingDecoder)
    #expect(world.settle("red")?.word == "ready")
    let status = try String(contentsOfFile: "/proc/\(world.decoderNumber)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1\n") && status.contains("Seccomp:\t2\n"))
    #expect(
      LiveWorld.goOnLooking { PictureCache(world.setup)?.mark(of: .tile(TileRequest(icon: "red", side: 48))) != nil })
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(world.directory)/cache").count == 1)
  }

  private static func drawing(_ body: String, entity: String) -> String {
    "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY secret SYSTEM 'file://\(entity)'>]>"
      + "<?xml-stylesheet type='text/css' href='\(entity)'?>"
      + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='48' height='48'>"
      + "\(body)</svg>"
  }
}

/// Notices whoever looks into the files of a directory.
private final class Witness {
  private let descriptor = inotify_init1(Int32(IN_NONBLOCK))

  init(of directory: String) {
    inotify_add_watch(descriptor, directory, UInt32(IN_OPEN | IN_ACCESS))
  }

  deinit {
    close(descriptor)
  }

  var sawAnything: Bool {
    var events = [UInt8](repeating: 0, count: 4096)
    return read(descriptor, &events, events.count) > 0
  }
}
