import Foundation
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Slides")
struct SlidesTests {
  @Test("The pictures follow each other, and the first follows the last")
  func order() {
    var slides = Slides(["a", "b", "c"])
    #expect(slides.candidates == ["a", "b", "c"] && slides.isAtFirst)
    slides.advance(from: "a")
    #expect(slides.candidates == ["b", "c", "a"] && !slides.isAtFirst)
    slides.advance(from: "b")
    slides.advance(from: "c")
    #expect(slides.candidates == ["a", "b", "c"])
  }

  @Test("After a picture that was shown instead of others comes the next one")
  func skipping() {
    var slides = Slides(["a", "broken", "c", "d"])
    slides.advance(from: "a")
    #expect(slides.candidates.first == "broken")
    slides.advance(from: "c")
    #expect(slides.candidates.first == "d")
    slides.advance(from: "another picture")
    #expect(slides.candidates.first == "a")
  }

  @Test("The picture that is shown stays while others come and go")
  func adopting() {
    var slides = Slides(["b", "d"])
    slides.advance(from: "b")
    slides.adopt(["a", "b", "c", "d", "e"], shown: "d")
    #expect(slides.candidates.first == "d")
    slides.adopt(["a", "e"], shown: "d")
    #expect(slides.candidates.first == "a")
    slides.adopt([], shown: "a")
    #expect(slides.candidates == [])
    slides.advance(from: nil)
    #expect(slides.candidates == [])
  }

  @Test("Of many pictures only some are tried at once")
  func limit() { #expect(Slides((0..<1000).map(String.init)).candidates.count == 8) }

  @Test("The pictures of a directory are ordered by name, and other files are left out")
  func files() throws {
    let scratch = try ConfigurationScratch()
    for name in ["p/b.JPG", "p/a.png", "p/notes.txt", "p/.hidden.png", "p/png", "p/nested/x.png", "one", "outside.svg"]
    {
      try scratch.write(name, "")
    }
    try FileManager.default.createSymbolicLink(atPath: scratch("p/c.svg"), withDestinationPath: scratch("outside.svg"))
    let found = PictureFiles.find(in: [scratch("one"), scratch("p"), scratch("missing.png")])
    #expect(found == ["one", "p/a.png", "p/b.JPG", "p/c.svg", "missing.png"].map { scratch($0) })
    #expect(PictureFiles.pictures(inDirectory: scratch("one")) == nil)
    #expect(PictureFiles.pictures(inDirectory: scratch("p/nested/"))?.count == 1)
  }
}

@Suite("The source of the wallpaper")
struct WallpaperSourceTests {
  private func source(_ raw: String) -> WallpaperPreferences.Source? { .init(raw, home: "/home/ann") }

  @Test(
    "A value is a path, several paths, a colour, a gradient or auto, and is written as it was",
    arguments: [
      ("auto", .automatic, "auto"), ("~/a.png", .pictures(["/home/ann/a.png"]), "/home/ann/a.png"),
      ("/a b.png", .pictures(["/a b.png"]), "/a b.png"), ("/a.png;", .pictures(["/a.png"]), "/a.png"),
      ("/a.png;~/b/;", .pictures(["/a.png", "/home/ann/b/"]), "/a.png;/home/ann/b/;"),
      ("/a.png;/b", .pictures(["/a.png", "/b"]), "/a.png;/b;"), ("/a\\;b.png;", .pictures(["/a;b.png"]), "/a\\;b.png;"),
      ("#ff0000", .color(Color(hex: 0xff0000)), "#ff0000"),
    ] as [(String, WallpaperPreferences.Source, String)])
  func values(_ raw: String, _ expected: WallpaperPreferences.Source, _ written: String) {
    #expect(source(raw) == expected)
    #expect(expected.raw == written)
    #expect(source(written) == expected)
  }

  @Test("A list with something that is no path is invalid, and this part is what is wrong")
  func faults() {
    #expect(source("/a.png;b.png;") == nil)
    #expect(WallpaperPreferences.Source.wrongPart(of: "/a.png;b.png;") == "b.png")
    #expect(source("") == nil && source(";") == nil)
  }

  @Test("After pictures of which none could be shown, the ones behind them are tried, and then the first again")
  func skipping() {
    var slides = Slides((0..<20).map(String.init))
    var first: [String?] = []
    for _ in 0..<3 {
      first.append(slides.candidates.first)
      slides.skip()
    }
    #expect(first == ["0", "8", "16"] && slides.candidates.first == "4")
    var few = Slides(["a", "b"])
    few.skip()
    #expect(few.candidates == ["a", "b"])
  }
}
