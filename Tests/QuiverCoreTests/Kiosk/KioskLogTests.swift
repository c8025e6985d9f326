import Posix
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The log of a kiosk")
struct KioskLogTests {
  private let scratch: ConfigurationScratch
  private let log: KioskLog

  init() throws {
    scratch = try ConfigurationScratch()
    log = KioskLog(variables: ["XDG_STATE_HOME": scratch("state")])
  }

  private var lines: [String] {
    get throws {
      String(decoding: try RegularFile.read(log.path), as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test("The log keeps an older generation, and each line is complete")
  func generations() throws {
    try scratch.write("state/quiver/kiosk.jsonl", String(repeating: "x", count: 2 << 20))
    log.write(.refused("quit"), at: "t")
    log.write(.rightPIN, at: "u")
    #expect(
      try lines == [
        #"{"time":"t","event":"refused","what":"quit"}"#, #"{"time":"u","event":"right-pin"}"#,
      ])
    #expect(FileStatus("\(log.path).1")?.size == 2 << 20)
  }

  @Test("Events are written in the order in which they were added, whichever way")
  func order() throws {
    let events = (0..<60).map { KioskEvent.refused("\($0)") }
    for (number, event) in events.enumerated() {
      if number % 20 == 19 { log.write(event, at: "t") } else { log.append(event, at: "t") }
    }
    log.finish()
    #expect(try lines == events.map { $0.line(at: "t") })
  }

  @Test("Each event of a flood is recorded or counted")
  func flood() throws {
    for _ in 0..<2000 { log.append(.reset, at: "t") }
    log.finish()
    let (line, lines) = (KioskEvent.reset.line(at: "t"), try lines)
    let dropped = lines.filter { $0 != line }.compactMap { Int($0.split(separator: ":").last?.dropLast() ?? "") }
    #expect(lines.count { $0 == line } + dropped.reduce(0, +) == 2000)
  }
}
