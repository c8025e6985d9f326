import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("What opens and closes")
struct PresentedTests {
  private let start = Instant(seconds: 0)
  private let spring = Spring(response: 0.2)

  @Test("The content stays until it has closed")
  func closing() {
    var shown = Presented<String>()
    #expect(!shown.isOpen && !shown.isMoving(at: start))
    shown.open("a", on: spring, at: start)
    #expect(shown.open == "a" && shown.isMoving(at: start) && shown.amount(at: start) == 0)
    #expect(!shown.isMoving(at: Instant(seconds: 3)) && shown.amount(at: Instant(seconds: 3)) == 1)
    shown.close(on: spring, at: Instant(seconds: 3))
    shown.removeClosed(at: Instant(seconds: 3))
    #expect(shown.open == nil && shown.content == "a")
    #expect(shown.isMoving(at: Instant(seconds: 9)), "the frame that removes it")
    shown.removeClosed(at: Instant(seconds: 9))
    #expect(shown.content == nil && !shown.isMoving(at: Instant(seconds: 9)))
  }

  @Test("It opens again from as far as it has closed")
  func reopening() {
    var shown = Presented<String>()
    shown.open("a", on: .immediate, at: start)
    shown.close(on: spring, at: start)
    let now = Instant(seconds: 0.05)
    let amount = shown.amount(at: now)
    shown.open("b", on: spring, at: now)
    #expect((0.1..<0.9).contains(amount) && shown.amount(at: now) == amount && shown.open == "b")
  }

  @Test("Without animations it closes at once")
  func immediate() {
    var shown = Presented<String>()
    shown.open("a", on: .immediate, at: start)
    shown.close(on: .immediate, at: start)
    #expect(shown.amount(at: start) == 0)
    shown.removeClosed(at: start)
    #expect(shown.content == nil)
  }
}
