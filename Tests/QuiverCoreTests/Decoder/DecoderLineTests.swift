import CollectionEngine
import Testing

@testable import QuiverCore

@Suite("Lines from the window to the decoder")
struct HelperLineTests {
  static let lines: [DecoderLine] = [
    .setup(IconSetup(theme: "Adwaita")),
    .setup(IconSetup(theme: "Über Theme", searchPath: ["/opt/a b/icons", "/srv/ü"])),
    .setup(IconSetup(theme: "T", searchPath: ["/srv/icons"], cache: "/home/a b/.cache/quiver/pictures")),
    .rescan,
    .ask(1, .make(.tile(TileRequest(icon: "firefox", side: 96))), nil),
    .ask(2, .confirm(.tile(TileRequest(icon: "firefox", side: 96)), madeOf: .none), nil),
    .ask(3, .confirm(.tile(TileRequest(icon: "firefox", side: 96)), madeOf: FileMark(of: "/bin/sh")), nil),
    .ask(4, .confirm(.tile(TileRequest(icon: "a", side: 96)), madeOf: FileMark(of: "/not/ü  there")), nil),
    .ask(
      70_000,
      .make(
        .tile(
          TileRequest(
            icon: "/a b/ü.png", side: 120, scale: 1.25, shape: .circle, plate: Color(hex: 0xf7f8fa), radius: 18.5))),
      SourceDescription(mark: FileMark(of: "/a b/ü.png"), isAttached: false)),
    .ask(
      2,
      .make(
        .wallpaper(
          WallpaperRequest(path: "/x/y.jpg", width: 3840, height: 2160, scale: 2, fit: .tile))),
      SourceDescription(mark: FileMark(of: "/bin/sh"), isAttached: true)),
  ]

  @Test("Every line reads back as it was written", arguments: lines)
  func roundTrip(line: DecoderLine) {
    #expect(DecoderLine(line.text) == line)
    #expect(!line.text.contains("\n"))
  }

  @Test(
    "Malformed lines are rejected",
    arguments: [
      "", "hello", "setup", "1\t\tmake\ttile\t96", "1\t\tmake\ttile\t0\t1\toriginal\t#fff\t20\tx",
      "1\t\tmake\ttile\t9000\t1\toriginal\t#fff\t20\tx", "1\t\tguess\ttile\t96\t1\toriginal\t#fff\t20\tx",
      "1\t\tconfirm\ttile\t96\t1\toriginal\t#fff\t20\tx", "1\t\tconfirm\t1 2\ttile\t96\t1\toriginal\t#fff\t20\tx", "1",
      "1\t", "1\t\tmake\ttile\t96\t1\toriginal\t#fff\tround\tx", "1\tfile\tmake\ttile\t96\t1\toriginal\t#fff\t20\tx",
      "1\t2 0 0 /a\tmake\ttile\t96\t1\toriginal\t#fff\t20\tx",
    ])
  func malformedLinesAreRejected(text: String) {
    #expect(DecoderLine(text) == nil)
  }

  @Test("A file name with a line break is not sent")
  func fileNameWithALineBreakIsNotSent() {
    #expect(FileMark(of: "/a\nb").text == "0 0 ")
    #expect(FileMark("0 0 /a\tb") == nil)
  }

  @Test("Invalid icon names are not sent", arguments: ["", "a\tb", "a\nb"])
  func unaskable(icon: String) {
    #expect(!DecoderRequest.tile(TileRequest(icon: icon, side: 96)).canBeAsked)
  }

  @Test("An icon name that is too long is not sent")
  func iconNameThatIsTooLongIsNotSent() {
    unaskable(icon: String(repeating: "x", count: 5000))
  }

  @Test(
    "The value of Icon= is a name or a path",
    arguments: [
      ("firefox", .name("firefox")), ("firefox.png", .name("firefox")), ("App.SVG", .name("App")),
      ("a.xpm", .name("a")), ("a.svgz", .name("a")),
      ("org.gnome.Maps", .name("org.gnome.Maps")), ("/opt/x/icon.png", .file("/opt/x/icon.png")),
      ("~/x.png", .file("/home/me/x.png")), ("sub/name", .name("sub/name")),
    ] as [(String, IconSource)])
  func source(icon: String, meaning: IconSource) {
    #expect(IconSource(icon, home: "/home/me") == meaning)
  }

  @Test(
    "An icon that is named by a path has a name in the theme",
    arguments: [
      ("/opt/x/icon.png", "icon"), ("/opt/x/icon", "icon"), ("/opt/x.y/a.b.svgz", "a.b"), ("/", ""), ("a", "a"),
    ])
  func themeName(icon: String, name: String) {
    #expect(IconSource(icon, home: "/home/me").themeName == name)
  }

  @Test("Missing icons are looked for again 1, 6 and 30 seconds after a change")
  func retries() {
    var schedule = RetrySchedule()
    #expect(schedule.next == nil)
    schedule.restart(at: Instant(seconds: 100))
    var due: [Double] = []
    for seconds in stride(from: 100.5, to: 140, by: 0.5) where schedule.take(at: Instant(seconds: seconds)) {
      due.append(seconds)
    }
    #expect(due == [101, 106, 130])
    #expect(schedule.next == nil)
  }
}

/// Keeps the names of test cases short.
extension DecoderLine: CustomTestStringConvertible {
  /// Names the case in the output of the tests.
  public var testDescription: String { text }
}
