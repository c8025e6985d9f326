import Foundation
import TestSupport
import Testing

@testable import QuiverApp

@MainActor
@Suite("A slide show", .serialized)
struct SlideShowTests {
  private let scratch: ConfigurationScratch

  init() throws {
    scratch = try ConfigurationScratch()
    for name in ["b.png", "a.png"] { try scratch.write("slides/\(name)", "") }
  }

  private func show() -> SlideShow {
    let show = SlideShow()
    show.shown = { [weak show] in show?.candidates?.first }
    show.follow([scratch("slides")], every: 0.01)
    #expect(AppFixture.runLoop { !show.isSearching })
    return show
  }

  private func name(_ show: SlideShow) -> String? { show.candidates?.first.map { URL(filePath: $0).lastPathComponent } }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: scratch("slides/\(name)")) }

  @Test("The next picture is due some time after each frame")
  func theNextPictureIsDueSomeTimeAfterEachFrame() {
    let show = show()
    #expect(name(show) == "a.png")
    for next in ["b.png", "a.png"] {
      show.painted()
      #expect(AppFixture.runLoop { name(show) == next })
    }
  }

  @Test("Nothing happens while nobody can see it")
  func nothingHappensWhileNobodyCanSeeIt() {
    let show = show()
    var asked = 0
    show.mayAdvance = {
      asked += 1
      return false
    }
    show.painted()
    #expect(AppFixture.runLoop { asked == 1 })
    #expect(!AppFixture.runLoop(for: 0.1) { asked > 1 })
    #expect(name(show) == "a.png")
    show.mayAdvance = { true }
    show.painted()
    #expect(AppFixture.runLoop { name(show) == "b.png" })
  }

  @Test("A single picture has no next one")
  func aSinglePictureHasNoNextOne() throws {
    let show = show()
    try remove("b.png")
    show.reload()
    #expect(AppFixture.runLoop { show.files.count == 1 })
    var isAsked = false
    show.mayAdvance = {
      isAsked = true
      return true
    }
    show.painted()
    #expect(!AppFixture.runLoop(for: 0.1) { isAsked })
  }

  @Test("Others are tried after pictures that cannot be shown")
  func othersAreTriedAfterPicturesThatCannotBeShown() throws {
    for number in 0..<8 { try scratch.write("slides/a\(number).png", "") }
    let show = show()
    show.shown = { nil }
    show.failed()
    #expect(AppFixture.runLoop { name(show) == "a7.png" })
    show.mayAdvance = { false }
    show.failed()
    #expect(!AppFixture.runLoop(for: 0.1) { name(show) != "a7.png" })
  }

  @Test("An empty directory is reported")
  func anEmptyDirectoryIsReported() throws {
    try remove("a.png")
    try remove("b.png")
    let show = SlideShow()
    var isReported = false
    show.onNothingFound = { isReported = true }
    show.follow([scratch("slides")], every: 1)
    #expect(AppFixture.runLoop { isReported })
    #expect(show.candidates == [])
  }
}
