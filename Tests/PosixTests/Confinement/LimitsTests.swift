import Foundation
import Posix
import TestSupport
import Testing

/// Each test runs in its own process, which exceeds a limit.
@Suite("The limits of a process")
struct LimitsTests {
  @Test("A process that computes for too long is ended")
  func aProcessThatComputesForTooLongIsEnded() async {
    await #expect(processExitsWith: .signal(SIGPROF)) {
      Limits.confine(fileSize: 1 << 20)
      Limits.allow(memory: 256 << 20, processorSeconds: 0.1, wallSeconds: 60)
      while true {}
    }
  }

  @Test("A process that waits for too long is ended")
  func aProcessThatWaitsForTooLongIsEnded() async {
    await #expect(processExitsWith: .signal(SIGALRM)) {
      Limits.confine(fileSize: 1 << 20)
      Limits.allow(memory: 256 << 20, processorSeconds: 60, wallSeconds: 0.1)
      while true { sleep(60) }
    }
  }

  @Test("An idle process is not ended")
  func anIdleProcessIsNotEnded() async {
    await #expect(processExitsWith: .success) {
      Limits.confine(fileSize: 1 << 20)
      Limits.allow(memory: 256 << 20, processorSeconds: 0.1, wallSeconds: 0.1)
      Limits.rest()
      var left = itimerval()
      for clock in [ITIMER_PROF, ITIMER_REAL] {
        #expect(getitimer(__itimer_which_t(clock.rawValue), &left) == 0)
        #expect(left.it_value.tv_sec == 0 && left.it_value.tv_usec == 0)
      }
    }
  }

  @Test("Memory is limited for each piece of work")
  func memoryIsLimitedForEachPieceOfWork() async {
    await #expect(processExitsWith: .success) {
      Limits.confine(fileSize: 1 << 20)
      for _ in 0..<3 {
        Limits.allow(memory: 256 << 20, processorSeconds: 60, wallSeconds: 60)
        let much = try #require(malloc(200 << 20))
        #expect(malloc(200 << 20) == nil)
        free(much)
      }
    }
  }

  @Test("The length of written files is limited")
  func theLengthOfWrittenFilesIsLimited() async {
    let sandbox = LaunchSandbox()
    await #expect(processExitsWith: .success) { [long = sandbox.path("long") as String] in
      signal(SIGXFSZ, SIG_IGN)
      Limits.confine(fileSize: 1 << 20)
      let file = open(long, O_WRONLY | O_CREAT, 0o600)
      let bytes = [UInt8](repeating: 0, count: 1 << 20)
      #expect(write(file, bytes, bytes.count) == bytes.count)
      #expect(write(file, bytes, bytes.count) == -1 && errno == EFBIG)
    }
  }
}
