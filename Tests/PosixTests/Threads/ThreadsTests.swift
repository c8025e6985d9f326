import Testing

@testable import Posix

@Suite("Threads")
struct ThreadsTests {
  @Test("Work that does not end is not waited for")
  func workThatDoesNotEndIsNotWaitedFor() {
    let latch = Latch()
    #expect(Threads.result(within: 0.01) { latch.wait(atMost: 1000) } == nil)
    latch.open()
    #expect(Threads.result(within: 1000) { 7 } == 7)
  }
}
