import GtkBridge
import Testing

@testable import QuiverApp

@MainActor
@Suite("The permission to leave a kiosk")
struct LeavePermissionTests {
  /// Whether messages of the home screen end the kiosk. Each PIN has been compared before the next message if `waits`.
  private func leaves(_ messages: [Supervision.Message], waiting waits: Bool = true) -> Bool {
    let (permission, counter) = (LeavePermission { $0 == "1234" }, Counter())
    permission.onLeave = { counter.count += 1 }
    for message in messages {
      if case .pin(let pin) = message { permission.check(pin) } else { permission.ask() }
      if waits { wait() }
    }
    wait()
    return counter.count == 1
  }

  private func wait() {
    var isOver = false
    let timer = MainLoop.timer(after: 0.1) { isOver = true }
    MainLoop.run { isOver ? () : nil }
    timer.cancel()
  }

  private final class Counter { var count = 0 }

  @Test("The supervisor compares the PIN itself, and a home screen that only wants to leave does not")
  func pin() {
    #expect(leaves([.pin("1234"), .leave]))
    #expect(!leaves([.leave]))
    #expect(!leaves([.pin("1235"), .leave]))
    #expect(!leaves([.leave, .pin("1234")]))
    #expect(!leaves([.pin("1235"), .pin("1234"), .leave]), "after a wrong PIN none is compared for a while")
  }

  @Test("Leaving while the PIN is being compared waits for the result")
  func comparing() {
    #expect(leaves([.pin("1234"), .leave], waiting: false))
    #expect(!leaves([.pin("1235"), .leave], waiting: false))
  }

  @Test(
    "Messages survive the way over the socket",
    arguments: [.pin("246813"), .leave, .started(12), .endApplications] as [Supervision.Message])
  func lines(_ message: Supervision.Message) {
    #expect(Supervision.Message(line: message.line) == message)
    #expect(Supervision.Message(line: "left") == nil)
  }
}
