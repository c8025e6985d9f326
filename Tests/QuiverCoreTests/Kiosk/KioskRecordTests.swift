import Foundation
import Posix
import TestSupport
import Testing

@testable import QuiverCore

@Suite("What a kiosk records")
struct KioskRecordTests {
  @Test("Each wrong PIN makes the next wait longer, up to five minutes")
  func waits() {
    var wrong = WrongPINs()
    #expect(wrong.wait == 0)
    var waits: [Double] = []
    for _ in 0..<14 {
      wrong.add(at: 1000)
      waits.append(wrong.wait)
    }
    #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256] + Array(repeating: 300.0, count: 6))
  }

  @Test("The wait passes with time; if the clock is set back before a restart, it begins again")
  func clock() throws {
    var wrong = WrongPINs()
    for _ in 0..<3 { wrong.add(at: 1000) }
    #expect([1000.0, 1005, 1008, 2000].map(wrong.remaining) == [8, 3, 0, 0])
    #expect(wrong.text(at: 1000.1, time: 5000) == "3 5000\n" && wrong.text(at: 1001, time: 5001) == "3 5000\n")
    let waits = [10.0, 5000, 5003, 5008, 9000].map { WrongPINs("3 5000\n", at: 7, time: $0)?.remaining(at: 7) }
    #expect(waits == [8, 8, 5, 0, 0])
  }

  @Test("The longer wait goes on when those that were stored are added")
  func merging() throws {
    let stored = try #require(WrongPINs("5 5000", at: 100, time: 5000))
    var wrong = WrongPINs(waitingUntil: 110)
    wrong.merge(stored)
    #expect(wrong.count == 5 && wrong.remaining(at: 100) == 32)
    wrong = WrongPINs(waitingUntil: 140)
    wrong.merge(stored)
    #expect(wrong.count == 5 && wrong.remaining(at: 100) == 40)
  }

  @Test(
    "Wrong PINs are the same after they were stored; a damaged text is not used",
    arguments: [
      "", "x", "1", "-1 5", "5 -1", "1 2 3", "99999999999999999999 1",
    ])
  func storing(_ damaged: String) {
    var wrong = WrongPINs()
    for _ in 0..<5 { wrong.add(at: 1000) }
    #expect(WrongPINs(wrong.text(at: 1000, time: 5000), at: 1000, time: 5000) == wrong)
    #expect(WrongPINs(damaged, at: 1000, time: 5000) == nil)
  }

  @Test("More wrong PINs than can be counted are no fault")
  func manyWrongPINs() throws {
    var wrong = try #require(WrongPINs("9223372036854775807 5\n", at: 5, time: 5))
    wrong.add(at: 5)
    #expect(wrong.wait == 300)
  }

  private func file(in directory: String) -> WrongPINFile {
    WrongPINFile(Environment(variables: ["STATE_DIRECTORY": directory], kiosk: "/nowhere/kiosk.conf"))
  }

  @Test("The number of wrong PINs is not known if the file is missing or damaged, or others can write it")
  func unknown() throws {
    let scratch = try ConfigurationScratch()
    let file = file(in: scratch("state"))
    #expect(file.read() == nil)
    var wrong = WrongPINs()
    wrong.add(at: MonotonicTime.now)
    file.write(wrong)
    #expect(file.read()?.count == 1)
    let attributes: (Int) -> [FileAttributeKey: Any] = { [.posixPermissions: $0] }
    try FileManager.default.setAttributes(attributes(0o622), ofItemAtPath: scratch("state/wrong-pins"))
    #expect(file.read() == nil)
    try FileManager.default.setAttributes(attributes(0o600), ofItemAtPath: scratch("state/wrong-pins"))
    try scratch.write("state/wrong-pins", "1 x")
    #expect(file.read() == nil)
  }

  @Test("XDG_STATE_HOME does not change where the number is")
  func stateHome() throws {
    let scratch = try ConfigurationScratch()
    try scratch.write("mine/quiver/wrong-pins", "7 0\n")
    let environment = Environment(variables: ["XDG_STATE_HOME": scratch("mine")], kiosk: "/nowhere/kiosk.conf")
    #expect(WrongPINFile(environment).read()?.count != 7)
  }

  @Test("A hash belongs to its PIN only, and two hashes of a PIN differ")
  func hashes() throws {
    let one = try #require(PasswordHash.make(of: "246813"))
    let other = try #require(PasswordHash.make(of: "246813"))
    #expect(one.hasPrefix("$y$") && one != other)
    #expect(PasswordHash.isValid("246813", for: one) && PasswordHash.isValid("246813", for: other))
    for wrong in ["246814", "2468130"] { #expect(!PasswordHash.isValid(wrong, for: one)) }
    for damaged in ["", "*0", "$y$", "246813", String(one.dropLast())] {
      #expect(!PasswordHash.isValid("246813", for: damaged))
      #expect(!PasswordHash.isValid(hash: damaged))
    }
    #expect(PasswordHash.isValid(hash: one) && PasswordHash.isSlow(one))
    for fast in ["$y$jCT$abc$def", "$6$abc$def", ""] { #expect(!PasswordHash.isSlow(fast)) }
  }

  @Test(
    "A new PIN has 8 to 16 digits",
    arguments: [
      ("12345678", true), ("1234567890123456", true), ("1234567", false), ("12345678901234567", false),
      ("1234567a", false), ("", false), ("１２３４５６７８", false), ("-1234567", false),
    ])
  func newPINs(_ text: String, isValid: Bool) {
    #expect(((try? NewPIN(text)) != nil) == isValid)
  }

  @Test("An event is one line of JSON")
  func lines() {
    let time = "2026-11-24T23:00:00Z"
    #expect(
      KioskEvent.refused("launch \"x\"\n\\").line(at: time)
        == #"{"time":"2026-11-24T23:00:00Z","event":"refused","what":"launch \"x\"\u000a\\"}"#)
    #expect(
      KioskEvent.refused("\u{1b}[2J\u{7f}\u{85}\u{2028}é").line(at: time)
        == #"{"time":"2026-11-24T23:00:00Z","event":"refused","what":"\u001b[2J\u007f\u0085\u2028é"}"#)
    #expect(KioskEvent.dropped(7).line(at: time) == #"{"time":"2026-11-24T23:00:00Z","event":"dropped","count":7}"#)
    #expect("a\nquiver: warning: b\u{1b}".inOneLine == #"a\u{000a}quiver: warning: b\u{001b}"#)
    #expect(
      KioskEvent.ended(id: "a.desktop", .signal(9)).line(at: time)
        == #"{"time":"2026-11-24T23:00:00Z","event":"ended","id":"a.desktop","signal":9}"#)
    #expect(
      KioskEvent.launched(id: "a.desktop", process: 7).line(at: time)
        == #"{"time":"2026-11-24T23:00:00Z","event":"launched","id":"a.desktop","process":7}"#)
  }

  @Test("Three crashes within a minute lead to the safe mode, until a minute has passed")
  func crashes() {
    var crashes = Crashes()
    crashes.add(at: 0)
    crashes.add(at: 30)
    #expect(!crashes.needsSafeMode(at: 31))
    crashes.add(at: 59)
    #expect(crashes.needsSafeMode(at: 59))
    #expect(crashes.delay(at: 59) > crashes.delay(at: 61))
    #expect(!crashes.needsSafeMode(at: 61))
  }

  @Test("Directories that contain more than visitors leave behind are never emptied")
  func wiping() {
    let wanted = [
      "/", "/home", "/home/ann", "/home/ann/Downloads", "/tmp/x/../..", "/var/tmp", "/home/bob", "/srv/guest",
    ]
    let directories = WipedDirectories(wanted, homes: ["/home/ann", "/srv/guest"])
    #expect(directories.paths == ["/home/ann/Downloads", "/var/tmp", "/home/bob"])
    #expect(directories.refused == ["/", "/home", "/home/ann", "/tmp/x/../..", "/srv/guest"])
  }
}
