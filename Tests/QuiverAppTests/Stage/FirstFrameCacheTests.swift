import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The picture that the next run begins with")
final class FirstFrameCacheTests {
  private let directory = NSTemporaryDirectory() + "quiver-launch-\(UUID().uuidString)"
  private let viewport = Viewport(size: Size(width: 24, height: 16), scale: 1)
  private let subject = "page 1, and all that is on it"
  private var cache: CacheDirectory { CacheDirectory("\(directory)/quiver") }
  private var picture: FirstFrameCache { FirstFrameCache(in: cache) }
  private var file: URL { URL(filePath: cache.file("launch-picture")) }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  @Test("is the one that was kept")
  func kept() throws {
    #expect(!picture.exists)
    #expect(picture.look(for: subject, on: viewport) == nil)
    let portrait = try keep()
    #expect(picture.exists)
    let found = try #require(picture.look(for: subject, on: viewport))
    #expect(found.content.mismatch(with: portrait.content) == nil)
    #expect(found.looksLike(portrait))
  }

  @Test func isReadBeforeItIsLookedAt() throws {
    try keep()
    let picture = self.picture
    picture.read()
    #expect(LiveWorld.goOnLooking { picture.isRead })
    try FileManager.default.removeItem(at: file)
    #expect(picture.look(for: subject, on: viewport) != nil)
  }

  @Test("is no other")
  func others() throws {
    try keep()
    #expect(picture.look(for: subject + ".", on: viewport) == nil)
    for other in [Size(width: 25, height: 16), Size(width: 24, height: 15)] {
      #expect(picture.look(for: subject, on: Viewport(size: other, scale: 1)) == nil)
    }
    #expect(picture.look(for: subject, on: Viewport(size: viewport.size, scale: 2)) == nil)
  }

  @Test("is itself or nothing, whatever happened to its file")
  func damage() throws {
    let portrait = try keep()
    let whole = try Data(contentsOf: file)
    var damaged = whole.indices.map { place in whole.with(place, changedBy: 1) }
    damaged += whole.indices.map { whole.prefix($0) } + [whole + [0]]
    for data in damaged {
      try data.write(to: file)
      let found = picture.look(for: subject, on: viewport)
      #expect(found == nil || found?.looksLike(portrait) == true)
    }
  }

  @Test("is not kept where nothing can be, and that is no harm")
  func unwritable() throws {
    try Data().write(to: URL(filePath: directory))
    picture.keep(try portrait(), of: subject)
    #expect(picture.look(for: subject, on: viewport) == nil)
  }

  @discardableResult
  private func keep() throws -> Surface {
    let portrait = try portrait()
    picture.keep(portrait, of: subject)
    #expect(LiveWorld.goOnLooking { self.picture.exists })
    return portrait
  }

  private func portrait() throws -> Surface {
    let surface = try #require(Surface(opaque: 24, 16))
    let drawing = Drawing(on: surface)
    drawing.ink(Color(hex: 0x3366aa))
    drawing.paint()
    drawing.rectangle(3, 4, 5, 6)
    drawing.ink(.white)
    drawing.fill()
    return surface
  }
}
