import CollectionEngine
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
  private let directory = NSTemporaryDirectory() + "quiver-first-frame-\(UUID().uuidString)"
  private let viewport = Viewport(size: Size(width: 24, height: 16), scale: 1)
  private let key = FirstFrameKey.sample
  private var cache: CacheDirectory { CacheDirectory("\(directory)/quiver") }
  private var picture: FirstFrameCache { FirstFrameCache(in: cache) }
  private var file: URL { URL(filePath: cache.file("first-frame")) }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  @Test("is the one that was kept")
  func kept() throws {
    #expect(!picture.exists)
    #expect(shown(for: key, on: viewport) == nil)
    let sample = try keep()
    #expect(picture.exists)
    let found = try #require(shown(for: key, on: viewport))
    #expect(found.content.mismatch(with: sample.content) == nil)
    #expect(found.looksLike(sample))
  }

  @Test("It is read before it is looked at")
  func isReadBeforeItIsLookedAt() throws {
    try keep()
    let picture = self.picture
    picture.read()
    #expect(AppFixture.poll { picture.isRead })
    try FileManager.default.removeItem(at: file)
    #expect(picture.frame != nil)
    picture.forget()
    #expect(picture.frame == nil)
  }

  @Test("is no other")
  func others() throws {
    try keep()
    var other = key
    other.names = ["Other"]
    #expect(shown(for: other, on: viewport) == nil)
    for other in [Size(width: 25, height: 16), Size(width: 24, height: 15)] {
      #expect(shown(for: key, on: Viewport(size: other, scale: 1)) == nil)
    }
    #expect(shown(for: key, on: Viewport(size: viewport.size, scale: 2)) == nil)
  }

  @Test("is expected to be right as long as its conditions and its files stay as they are")
  func expected() throws {
    let (layout, missing) = ("\(directory)/layout", "\(directory)/missing")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data("1".utf8).write(to: URL(filePath: layout))
    func isExpected(_ change: (inout FirstFrameConditions) -> Void = { _ in }) throws -> Bool {
      var conditions = key.conditions
      change(&conditions)
      return try #require(picture.frame).isExpected(under: conditions)
    }
    try keep(of: [layout, missing])
    #expect(try isExpected())
    #expect(try !isExpected { $0.environment = ["2"] })
    #expect(try !isExpected { $0.viewport.scale = 2 })
    try Data("22".utf8).write(to: URL(filePath: layout))
    #expect(try !isExpected())
    #expect(shown(for: key, on: viewport) != nil)
    try FileManager.default.removeItem(at: file)
    try keep(of: [layout, missing])
    #expect(try isExpected())
    try Data().write(to: URL(filePath: missing))
    #expect(try !isExpected())
  }

  @Test("is itself or nothing, whatever happened to its file")
  func damage() throws {
    let sample = try keep()
    let whole = try Data(contentsOf: file)
    var damaged = whole.indices.map { place in whole.with(place, changedBy: 1) }
    damaged += whole.indices.map { whole.prefix($0) } + [whole + [0]]
    for data in damaged {
      try data.write(to: file)
      let found = shown(for: key, on: viewport)
      #expect(found == nil || found?.looksLike(sample) == true)
    }
  }

  @Test("is not kept where nothing can be, and that is no harm")
  func unwritable() throws {
    try Data().write(to: URL(filePath: directory))
    picture.keep(try sample(), for: key, of: [])
    #expect(shown(for: key, on: viewport) == nil)
  }

  @Test("The key depends on everything that is painted")
  func keyDependsOnEverythingThatIsPainted() {
    let changes: [(inout FirstFrameKey) -> Void] = [
      { $0.conditions.environment = ["2"] }, { $0.conditions.sources = [] },
      { $0.conditions.desktop.font = "Serif 10" }, { $0.conditions.viewport.scale = 2 },
      { $0.conditions.viewport.insets.top = 1 }, { $0.conditions.wallpapers[0].path = "/b" },
      { $0.conditions.wallpapers = [] },
      { $0.scene.screen = 1 }, { $0.scene.screenCount = 2 }, { $0.scene.next = .nextFrame }, { $0.scene.elements = [] },
      { $0.scene.elements[0].kind = .label(.application("a")) }, { $0.scene.elements[0].frame.origin.x = -1 },
      { $0.scene.elements[0].rest.size.width = 5 }, { $0.scene.elements[0].alpha = 0.5 },
      { $0.scene.elements[0].rotation = 0.02 }, { $0.scene.elements[0].state.isFocused = true },
      { $0.scene.elements[0].state.isNew = true },
      { $0.scene.elements[0].state.pending = 0 }, { $0.names = [] }, { $0.names = ["A", ""] }, { $0.tiles = [] },
      { $0.tiles = [nil] }, { $0.tiles[0]?.side = 5 }, { $0.tiles[0]?.icon = "b" },
    ]
    let keys = changes.map { change in
      var key = key
      change(&key)
      return key
    }
    for (index, key) in keys.enumerated() { #expect(!([self.key] + keys.dropFirst(index + 1)).contains(key)) }
  }

  @Test("The key ignores the rest of a motion")
  func keyIgnoresTheRestOfAMotion() {
    var other = key
    other.scene.elements[0].frame.origin.x += 1e-6
    other.scene.elements[0].rotation -= 1e-9
    #expect(other == key)
  }

  /// The picture that a new run finds and that shows the scene of this key.
  private func shown(for key: FirstFrameKey, on viewport: Viewport) -> Surface? {
    guard let frame = picture.frame, frame.shows(key) else { return nil }
    return frame.surface(filling: viewport)
  }

  @discardableResult
  private func keep(of files: [String] = []) throws -> Surface {
    let sample = try sample()
    picture.keep(sample, for: key, of: files)
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

extension FirstFrameKey {
  /// An icon and its label.
  static var sample: FirstFrameKey {
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let scene = Scene(
      elements: [Scene.Element(kind: .icon(.application("a")), frame: frame)], next: .never, screen: 0, screenCount: 1,
      presence: 1)
    let viewport = Viewport(size: Size(width: 24, height: 16), scale: 1)
    let conditions = FirstFrameConditions(
      environment: ["1"], sources: ["2"], desktop: DesktopSettings(), viewport: viewport,
      wallpapers: [WallpaperRequest(path: "/a", width: 24, height: 16, fit: .cover)])
    return FirstFrameKey(
      conditions: conditions, scene: scene, names: ["A"], tiles: [TileRequest(icon: "a", side: 4)])
  }
}
