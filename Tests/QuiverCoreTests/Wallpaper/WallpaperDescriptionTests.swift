import Foundation
import Posix
import TestSupport
import Testing

@testable import QuiverCore

/// The XML files of GNOME that name pictures.
@Suite("Descriptions of wallpapers")
struct WallpaperDescriptionTests {
  private func paths(_ text: String, at second: Int = 0, width: Int = 1920, height: Int = 1080) -> [String] {
    WallpaperDescription(Array(text.utf8), in: "/w")?.paths(at: second, width: width, height: height) ?? []
  }

  private static let sizes = """
    <background><static><duration>8640000000.0</duration><file>
    <size width="1280" height="1024">/5-4.png</size><size width='1280' height='960'>/4-3.png</size>
    <size height = "1080" width = "1920" >/16-9.png</size><size width="640" height="360">/small.png</size>
    <size width="1080" height="1920">/tall.png</size></file></static></background>
    """

  @Test(
    "Of several sizes the one with the proportions of the screen is best, and then the one that is least enlarged",
    arguments: [
      (1920, 1080, "/16-9.png"), (3840, 2160, "/16-9.png"), (1366, 768, "/16-9.png"), (640, 360, "/small.png"),
      (1024, 768, "/4-3.png"), (1280, 1024, "/5-4.png"), (1080, 1920, "/tall.png"), (600, 1024, "/tall.png"),
    ])
  func size(width: Int, height: Int, path: String) {
    let paths = paths(Self.sizes, width: width, height: height)
    #expect(paths.first == path)
    #expect(Set(paths).count == 5)
  }

  private static func slides(start: String = "") -> String {
    """
    <background>\(start)<!-- a <static> in a comment -->
      <static><duration>3600.0</duration><file>/morning.png</file></static>
      <transition type="overlay"><duration>600</duration><from>/morning.png</from><to>/evening.png</to></transition>
      <static><duration>1800</duration><file>/evening.png</file></static>
    </background>
    """
  }

  @Test(
    "The slide of the present time comes first, and half of a transition belongs to each picture",
    arguments: [
      (0, "/morning.png"), (3599, "/morning.png"), (3899, "/morning.png"), (3901, "/evening.png"),
      (5999, "/evening.png"), (6000, "/morning.png"), (-1, "/evening.png"), (6_000_000, "/morning.png"),
    ])
  func slide(second: Int, path: String) {
    #expect(paths(Self.slides(), at: second).first == path)
    #expect(paths(Self.slides(), at: second).count == 2)
  }

  @Test("The first slide begins at the start time, which is local")
  func start() throws {
    let text = Self.slides(
      start: "<starttime><year>2026</year><month>11</month><day>26</day><hour>6</hour><minute>30</minute></starttime>")
    let start = try #require(WallClock.second(ofLocal: "2026-11-26T06:30"))
    #expect(paths(text, at: start).first == "/morning.png")
    #expect(paths(text, at: start - 1).first == "/evening.png")
    let description = WallpaperDescription(Array(text.utf8), in: "/w")
    #expect(description?.secondsToNextSlide(at: start + 100) == 3500)
  }

  @Test(
    "Unusual and damaged files are read as far as possible",
    arguments: [
      ("<background><static><file>a.png</file>", ["/w/a.png"]),
      ("<static><file>/a &amp; b.png</file></static>", ["/a & b.png"]),
      ("<static><file><![CDATA[/a<b.png]]></file></static>", ["/a<b.png"]),
      ("<static><file>file:///a%20b.png</file></static>", ["/a b.png"]),
      ("<static><duration>NaN</duration><file>/a.png</file></static>", ["/a.png"]),
      ("<static><duration>-5</duration><file>\n /a.png \n</file></static>", ["/a.png"]),
      ("<static><file/></static><static><file>/b.png</file></static>", ["/b.png"]),
      ("<static><file><size width=1>/a.png</size></file></static>", ["/a.png"]),
      ("<!DOCTYPE b [<!ENTITY x '/x.png'>]><static><file>/a.png</file></static>", ["/a.png"]),
      ("<static><file>https://example.org/a.png</file></static>", []),
      ("<background/>", []), ("", []), ("\0<<<>>></", []), ("<static", []), ("<!--", []),
    ])
  func faults(text: String, expected: [String]) {
    #expect(paths(text) == expected)
  }

  @Test(
    "A large hostile file is read in a single pass",
    arguments: ["<", "<a ", "<a b='", "<!", "&amp;", "</a>", "<static>"])
  func hostile(part: String) {
    #expect(paths(String(repeating: part, count: (1 << 19) / part.utf8.count)) == [])
  }
}

@Suite("The pictures of a wallpaper")
struct FoundPicturesTests {
  private func find(_ paths: String..., in scratch: ConfigurationScratch) -> FoundPictures {
    FoundPictures(of: paths.map { scratch($0) }, at: 0, width: 1920, height: 1080)
  }

  @Test("Pictures that do not exist are left out, and a path that is no description is a picture")
  func missing() throws {
    let scratch = try ConfigurationScratch()
    try scratch.write("b.png", "")
    try scratch.write("w.xml", "<static><file>a.png</file></static><static><file>b.png</file></static>")
    let found = find("w.xml", "c.jpg", in: scratch)
    #expect(found.files == [scratch("b.png"), scratch("c.jpg")])
    #expect(found.faults == [])
  }

  @Test(
    "A description without pictures has a fault that says why",
    arguments: [
      (nil, "there is no such file"), ("", "there are no pictures in it"),
      ("<static><file>/gone.png</file></static>", "the pictures that it names, such as “/gone.png”, do not exist"),
    ])
  func faults(text: String?, clause: String) throws {
    let scratch = try ConfigurationScratch()
    if let text { try scratch.write("w.XML", text) }
    let found = find("w.XML", in: scratch)
    #expect(found.files == [])
    #expect(found.faults == [.init(path: scratch("w.XML"), clause: clause, isAbsent: text == nil)])
  }

  @Test("Among several paths of the user a description stands for its present picture")
  func among() throws {
    let scratch = try ConfigurationScratch()
    try scratch.write("b.png", "")
    try scratch.write("w.xml", "<static><file>b.png</file></static>")
    let found = PictureFiles.find(in: [scratch("a.png"), scratch("w.xml"), scratch("gone.xml")])
    #expect(found == ["a.png", "b.png", "gone.xml"].map { scratch($0) })
  }
}
