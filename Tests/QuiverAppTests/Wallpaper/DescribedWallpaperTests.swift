import GtkBridge
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("A wallpaper that an XML file describes", .serialized)
struct DescribedWallpaperTests {
  private let scratch: ConfigurationScratch
  private let wallpaper = DescribedWallpaper()
  private static let size = PixelSize(width: 64, height: 48)

  init() throws {
    scratch = try ConfigurationScratch()
    for name in ["a.png", "b.png"] { try scratch.write(name, "") }
    try describe("a.png")
  }

  private func describe(_ picture: String) throws {
    try scratch.write("w.xml", "<static><duration>5</duration><file>\(picture)</file></static>")
  }

  private func follow(_ names: String...) {
    wallpaper.follow(names.map { scratch($0) }, fitting: Self.size)
    #expect(AppFixture.runLoop { !wallpaper.isSearching })
  }

  @Test("Pictures that are not described are known at once")
  func picturesThatAreNotDescribedAreKnownAtOnce() {
    wallpaper.follow(["/a.png", "/b.jpg"], fitting: Self.size)
    #expect(wallpaper.files == ["/a.png", "/b.jpg"])
    wallpaper.follow([], fitting: Self.size)
    #expect(wallpaper.files == [])
  }

  @Test("Described pictures are found")
  func describedPicturesAreFound() {
    var changes = 0
    wallpaper.onChange = { changes += 1 }
    follow("w.xml", "b.png")
    #expect(wallpaper.files == [scratch("a.png"), scratch("b.png")])
    #expect(changes == 1)
  }

  @Test("A changed description is read again")
  func aChangedDescriptionIsReadAgain() throws {
    follow("w.xml")
    try describe("b.png")
    wallpaper.reload()
    #expect(AppFixture.runLoop { wallpaper.files == [scratch("b.png")] })
  }

  @Test("The next slide is shown when it is due")
  func theNextSlideIsShownWhenItIsDue() throws {
    try scratch.write(
      "w.xml",
      ["a.png", "b.png"].map { "<static><duration>1</duration><file>\($0)</file></static>" }.joined())
    follow("w.xml")
    let first = wallpaper.files?.first
    #expect(AppFixture.runLoop { wallpaper.files?.first != first })
  }

  @Test("A fault is reported once for each description")
  func aFaultIsReportedOnceForEachDescription() throws {
    var faults: [FoundPictures.Fault] = []
    wallpaper.onFault = { faults.append($0) }
    try describe("gone.png")
    follow("w.xml")
    wallpaper.reload()
    #expect(AppFixture.runLoop { !wallpaper.isSearching })
    #expect(faults.map(\.path) == [scratch("w.xml")])
    #expect(wallpaper.files == [])
    follow("gone.xml")
    #expect(faults.map(\.clause).last == "there is no such file")
  }
}
