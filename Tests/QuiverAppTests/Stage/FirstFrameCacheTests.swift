import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The cached first frame")
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

  @Test("The saved picture is found")
  func savedPictureIsFound() throws {
    #expect(!picture.exists)
    #expect(picture.look(for: subject, on: viewport) == nil)
    let sample = try keep()
    #expect(picture.exists)
    let found = try #require(picture.look(for: subject, on: viewport))
    #expect(found.content.mismatch(with: sample.content) == nil)
    #expect(found.looksLike(sample))
  }

  @Test func thePictureIsReadInAdvance() throws {
    try keep()
    let picture = self.picture
    picture.read()
    #expect(AppFixture.poll { picture.isRead })
    try FileManager.default.removeItem(at: file)
    #expect(picture.look(for: subject, on: viewport) != nil)
  }

  @Test("The picture is used only for the same subject and viewport")
  func pictureIsUsedOnlyForTheSameSubjectAndViewport() throws {
    try keep()
    #expect(picture.look(for: subject + ".", on: viewport) == nil)
    for other in [Size(width: 25, height: 16), Size(width: 24, height: 15)] {
      #expect(picture.look(for: subject, on: Viewport(size: other, scale: 1)) == nil)
    }
    #expect(picture.look(for: subject, on: Viewport(size: viewport.size, scale: 2)) == nil)
  }

  @Test("A damaged file is ignored")
  func damagedFileIsIgnored() throws {
    let sample = try keep()
    let whole = try Data(contentsOf: file)
    var damaged = whole.indices.map { place in whole.with(place, changedBy: 1) }
    damaged += whole.indices.map { whole.prefix($0) } + [whole + [0]]
    for data in damaged {
      try data.write(to: file)
      let found = picture.look(for: subject, on: viewport)
      #expect(found == nil || found?.looksLike(sample) == true)
    }
  }

  @Test("A failed save does no harm")
  func failedSaveDoesNoHarm() throws {
    try Data().write(to: URL(filePath: directory))
    picture.keep(try sample(), of: subject)
    #expect(picture.look(for: subject, on: viewport) == nil)
  }

  @discardableResult
  private func keep() throws -> Surface {
    let sample = try sample()
    picture.keep(sample, of: subject)
    #expect(AppFixture.poll { self.picture.exists })
    return sample
  }

  private func sample() throws -> Surface {
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
