import CollectionEngine
import Testing

/// What another program needs for an album, and what it gets for that.
@Suite("An album of another program")
struct AlbumExampleTests {
  private var album = AlbumExample(size: Size(width: 400, height: 300))
  private var now = Instant(seconds: 0)

  init() {
    album.add((1...8).map { "a\($0)" }, to: "a", at: now)
    album.add((1...4).map { "b\($0)" }, to: "b", at: now)
    rest()
  }

  @Test("Batches are animated")
  mutating func batchesAreAnimated() {
    album.add(["b5", "b6"], to: "b", at: now)
    #expect(album.photos.snapshot.items(in: "b").count == 6)
    album.show(.rows, at: now)
    #expect(album.photos.scene(at: now).next == .nextFrame)
    rest()
    #expect(album.photos.visibleItems(at: now).contains("b6"))
  }

  @Test("Layouts switch without a jump", arguments: [AlbumExample.Mode.rows, .covers])
  mutating func layoutsSwitchWithoutAJump(to mode: AlbumExample.Mode) {
    let before = frames
    album.show(mode, at: now)
    for (photo, frame) in frames {
      if let old = before[photo] { #expect(frame.center.distance(to: old.center) < 1, "\(photo) jumps") }
    }
    rest()
    #expect(frames != before)
  }

  @Test("A photograph is dragged to another page")
  mutating func aPhotographIsDraggedToAnotherPage() {
    drag("a1", to: Point(x: 395, y: 80))
    for _ in 0..<40 where !album.photos.visibleItems(at: now).contains("b1") { wait(0.05) }
    touch(.move, Point(x: 75, y: 80))
    wait(1)
    touch(.move, Point(x: 70, y: 80))
    touch(.up, Point(x: 70, y: 80))
    rest()
    #expect(album.photos.snapshot.section(containing: "a1") == "b")
    #expect(album.photos.snapshot.items(in: "a").first == "a2")
  }

  @Test("A locked photograph stays")
  mutating func aLockedPhotographStays() {
    album.lockedPhoto = "a1"
    drag("a1", to: Point(x: 200, y: 200))
    touch(.up, Point(x: 200, y: 200))
    rest()
    #expect(album.photos.snapshot.items(in: "a").first == "a1")
  }

  @Test("A tap opens a photograph")
  mutating func aTapOpensAPhotograph() throws {
    let point = try #require(frames["a2"]).center
    touch(.down, point)
    touch(.up, point)
    #expect(album.opened == "a2")
  }
}

extension AlbumExampleTests {
  private var frames: [String: Rect] {
    album.photos.scene(at: now).elements.reduce(into: [:]) { frames, element in
      if case .cell(let photo) = element.identity { frames[photo] = element.attributes.frame }
    }
  }

  private mutating func touch(_ phase: PointerSample.Phase, _ point: Point) {
    album.handle(.pointer(PointerSample(pointer: 1, phase: phase, device: .touch, position: point)), at: now)
  }

  private mutating func drag(_ photo: String, to point: Point) {
    touch(.down, frames[photo]?.center ?? .zero)
    wait(0.6)
    touch(.move, point)
  }

  private mutating func wait(_ seconds: Double) {
    now = now + seconds
    album.handle(.wake, at: now)
  }

  private mutating func rest() {
    for _ in 0..<1000 where album.photos.scene(at: now).next == .nextFrame { wait(1 / 60) }
  }
}
