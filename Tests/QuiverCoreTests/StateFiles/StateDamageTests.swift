import Foundation
import Listings
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

/// Every file that Quiver keeps, except for the arrangement, is cut off at every byte, and every byte is changed.
@Suite("Damaged state")
struct StateDamageTests {
  private let scratch: ConfigurationScratch
  private let environment: Environment
  private static let day = 20_777.0

  init() throws {
    scratch = try ConfigurationScratch()
    environment = Environment(
      variables: scratch.environment.merging(
        [
          "HOME": scratch.path, "XDG_STATE_HOME": scratch("state"), "XDG_CACHE_HOME": scratch("cache"),
          "STATE_DIRECTORY": scratch("state/quiver"),
        ]) { $1 })
  }

  /// The damaged versions of some bytes, with the number of the byte.
  private static func damages(to bytes: [UInt8]) -> [(number: Int, bytes: [UInt8])] {
    var damages: [(number: Int, bytes: [UInt8])] = []
    for (number, byte) in bytes.enumerated() {
      damages.append((number, Array(bytes[..<number])))
      for other: UInt8 in [0, 0x0a, 0x20, 0x80, byte ^ 1, byte ^ 0x20] {
        var changed = bytes
        changed[number] = other
        damages.append((number, changed))
      }
    }
    return damages
  }

  private func checkLines<Text: StateText>(_ file: StateFile<Text>, _ changes: [Text.Change]) throws {
    let whole = try file.add(changes, to: try file.begin(), on: Self.day).text
    let bytes = whole.bytes
    let lines = Set(bytes.split(separator: UInt8(ascii: "\n")))
    #expect(lines.count >= 1)
    for (number, damaged) in Self.damages(to: bytes) {
      let text = Text(damaged, modified: Self.day)
      let kept = Set(damaged.split(separator: UInt8(ascii: "\n"))).intersection(lines)
      let written = Set(text.bytes.split(separator: UInt8(ascii: "\n")))
      // A changed line may say something else of the same item as an intact one.
      #expect(kept.subtracting(written).count <= 1, "byte \(number)")
      var changed = text
      for change in changes { changed.apply(change) }
      changed.trim(on: Self.day)
      #expect(Text(changed.bytes, modified: Self.day).bytes == changed.bytes, "byte \(number)")
    }
  }

  @Test("The history of use")
  func usage() throws {
    try checkLines(
      environment.usageFile,
      ["a", "b"].flatMap { id in
        [
          .launch(.application("\(id).desktop"), day: Self.day, .morning),
          .choice(.application("\(id).desktop"), for: "text \(id)"),
        ]
      })
  }

  @Test("Known applications")
  func installations() throws {
    let ids = ["a", "b", "c"].map { ItemID.application("\($0).desktop") }
    try checkLines(
      environment.installationsFile, [.found([ids[0]], day: Self.day - 1), .found(ids, day: Self.day), .opened(ids[1])])
  }

  @Test("The size of icons")
  func iconZoom() throws {
    try checkLines(environment.iconZoomFile, [try #require(IconZoom(percent: 112))])
  }

  @Test("Reminders")
  func reminders() throws {
    try checkLines(
      environment.remindersFile,
      ["News", "Film"].map {
        .added(ItemID.programme(ProgrammeID(title: $0, start: 4_000_000_000, channel: "channel")))
      })
  }

  @Test("The hint")
  func hint() throws {
    for (number, damaged) in Self.damages(to: Array("1\n".utf8)) + Self.damages(to: Array("known\n".utf8)) {
      try scratch.write("state/quiver/hint", Data(damaged))
      let showings = (0..<5).count { _ in HintRecord(environment).shouldShowAndCount() }
      #expect(showings <= 3, "byte \(number)")
    }
  }

  /// Without a readable count, the first PIN after a start has to wait.
  @Test("Wrong PINs")
  func wrongPINs() throws {
    for (number, damaged) in Self.damages(to: Array("12 1700000000\n".utf8)) {
      try scratch.write("state/quiver/wrong-pins", Data(damaged))
      guard let wrong = WrongPINFile(environment).read() else { continue }
      #expect((0...1000).contains(wrong.count) && wrong.remaining(at: WallClock.seconds) <= 300, "byte \(number)")
    }
  }

  /// Every change is noticed, and then the files are read again.
  @Test("What was read for the guide")
  func guide() throws {
    let cache = GuideCache(try #require(environment.cache))
    let file = GuideFiles.File(kind: .listings, path: "/tv.xml", mark: .none)
    let programme = Programme(start: 1000, stop: 2000, title: "News")
    let listings = Listings(channels: [Channel(id: "1", name: "One", programmes: [programme])])
    cache.keep([GuideFileContent(file, listings, isComplete: true)], for: ["x"])
    let whole = try Data(contentsOf: URL(filePath: scratch("cache/quiver/guide")))
    #expect(cache.read(for: ["x"]).count == 1)
    for (number, damaged) in Self.damages(to: Array(whole)) where damaged != Array(whole) {
      try scratch.write("cache/quiver/guide", Data(damaged))
      #expect(cache.read(for: ["x"]).isEmpty, "byte \(number)")
    }
  }
}
