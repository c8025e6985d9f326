import Testing

@testable import Posix

@Suite("Work on another thread")
struct ThreadsTests {
  @Test func thatDoesNotEndIsNotWaitedFor() {
    let latch = Latch()
    #expect(Threads.result(within: 0.01) { latch.wait(atMost: 1000) } == nil)
    latch.open()
    #expect(Threads.result(within: 1000) { 7 } == 7)
  }
}
