import Testing

@testable import QuiverApp
@testable import QuiverSession

@MainActor
@Suite("What a home screen and its supervisor tell each other")
struct SupervisionTests {
  @Test(
    "Messages survive the way over the socket",
    arguments: [.keypad, .pin("246813"), .leave, .started(12), .endApplications] as [Supervision.Message])
  func messages(_ message: Supervision.Message) {
    #expect(Supervision.Message(line: message.line) == message)
  }

  @Test("So do answers", arguments: [.right, .wrong(wait: 4), .wait(0), .wait(7.5)] as [Supervision.Answer])
  func answers(_ answer: Supervision.Answer) {
    #expect(Supervision.Answer(line: answer.line) == answer)
  }

  @Test("Other lines say nothing", arguments: ["", "left", "pin", "started x", "right 1", "wrong", "wait x"])
  func unknown(_ line: String) {
    #expect(Supervision.Message(line: line) == nil && Supervision.Answer(line: line) == nil)
  }
}
