import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The file with the size of icons")
struct IconZoomTextTests {
  private func read(_ text: String) -> IconZoomText { IconZoomText(Array(text.utf8), modified: 0) }
  private func written(_ text: IconZoomText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  @Test("It is read, and written in the same form")
  func example() throws {
    var text = read("icons 112\n")
    #expect(text.zoom.percent == 112 && text.unknownLine == nil)
    #expect(written(text) == "icons 112\n")
    text.apply(try #require(IconZoom(percent: 90)))
    #expect(written(text) == "icons 90\n")
    text.apply(.none)
    #expect(written(text) == "")
    #expect(read("icons 90\nicons 125\n").zoom.percent == 125)
  }

  @Test(
    "A line that is not understood affects nothing else, and is kept",
    arguments: [
      "icons", "icons 5000", "icons -1", "icons 1.5", "icons 112 %", "labels 80", "\u{0}", "icons 99999999999999999999",
    ])
  func unknown(line: String) {
    #expect(read("\(line)\n").zoom == .none && read("\(line)\n").unknownLine == line)
    let text = read("\(line)\nicons 80\n")
    #expect(text.zoom.percent == 80)
    #expect(written(text) == "icons 80\n\(line)\n")
  }

  @Test("Bytes that are no text are kept")
  func bytes() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x0A]
    #expect(IconZoomText(bytes, modified: 0).bytes == bytes)
  }
}
