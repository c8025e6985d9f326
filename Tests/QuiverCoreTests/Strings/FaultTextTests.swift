import Listings
import Posix
import SpringboardEngine
import Testing

@testable import Freedesktop
@testable import QuiverCore

@Suite("The words for faults")
struct FaultTextTests {
  @Test("A fault of a file has a sentence with the path, and a clause without it")
  func files() {
    let faults: [FileFault] = [
      .absent, .directory, .notRegular, .link, .tooLarge(limit: 4096), .unresponsive, .busy,
      .system(call: "open", code: 13),
    ]
    for fault in faults {
      let sentence = Strings.fault(fault, of: "/f")
      #expect(sentence.hasPrefix("/f "))
      #expect(Strings.clause(for: fault) == "it" + sentence.dropFirst(2))
    }
    #expect(Strings.fault(.tooLarge(limit: 4096), of: "/f") == "/f is larger than 4 KiB")
    #expect(Strings.fault(faults[7], of: "/f") == "/f failed (open): Permission denied")
  }

  @Test(
    "A launch that fails says why",
    arguments: [
      (
        .refused(.command(.unknownFieldCode("x"))),
        "its command contains %x, which means nothing; a percent sign is written as %%"
      ),
      (.refused(.command(.empty)), "its entry gives no command"),
      (.refused(.command(.notALocalFile("http://x"))), "it opens only files of this computer, not “http://x”"),
      (.refused(.noAction("x")), "it has no action “x”"),
      (.refused(.notAnApplication), "its entry is not an application's"),
      (.refused(.noTerminal), "it needs a terminal, and none is installed"),
      (.refused(.program(.notFound("gone"))), "program “gone” not found"),
      (.program(.notExecutable("notes")), "“notes” is not a program that may be run"),
      (.program(.system("No memory")), "No memory"), (.message("Busy"), "Busy"),
      (.noService("a.b"), "it is not installed completely; no program provides “a.b” on the session bus"),
    ] as [(LaunchFailure.Reason, String)])
  func launches(reason: LaunchFailure.Reason, words: String) {
    #expect(Strings.launchFailed("Viewer", .notStarted(reason)) == "Couldn't open Viewer: \(words)")
  }

  @Test("Files that were left out of a search are named")
  func omissions() {
    var scan = WalkOmission(in: "/d")
    scan.add("/d/1")
    #expect(Strings.leftOut(scan) == "/d is too large to be searched whole; left out: /d/1 (see LIMITS in quiver(1))")
    for number in 2...5 { scan.add("/d/\(number)") }
    #expect(
      Strings.leftOut(scan)
        == "/d is too large to be searched whole; left out: /d/1, /d/2, /d/3 and 2 more (see LIMITS in quiver(1))")
  }

  @Test(
    "A fault of a layout file has a clause",
    arguments: [
      (.twice("a"), "a is already in another place; that one counts"),
      (.unknownKey("Items[de]", group: "Page 1"), "there is no key Items[de] in [Page 1]"),
      (.newerVersion("2"), "version 2 is newer than 1; the file is neither used nor changed"),
      (.syntax(.junk), "this is neither a group nor a key with a value"),
    ] as [(BoardCodec.Problem.Kind, String)])
  func layouts(kind: BoardCodec.Problem.Kind, words: String) {
    #expect(Strings.clause(for: kind) == words)
  }

  @Test(
    "A fault of listings has a clause",
    arguments: [
      (.tooMuch(.bytesOfTag, limit: 3), "there are more than 3 bytes in a tag; the others are left out"),
      (.duplicates(1), "1 programme repeats an earlier one; it is left out"),
      (.duplicates(2), "2 programmes repeat earlier ones; they are left out"),
      (.missing("start", of: "programme"), "“programme” has no start; it is left out"),
      (.repaired(.byte(0xE4, as: "ä")), "the byte E4 is not UTF-8; it is read as “ä”"),
      (.repaired(.control(1)), "the character U+0001 is not allowed; it is left out"),
      (.repaired(.number("#133", as: "…")), "“&#133;” is a control character; it is read as “…”"),
    ] as [(ListingsProblem.Fault, String)])
  func listings(fault: ListingsProblem.Fault, words: String) {
    #expect(Strings.clause(for: fault) == words)
  }
}
