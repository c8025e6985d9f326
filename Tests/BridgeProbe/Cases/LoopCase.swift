import GioBridge
import Glibc

/// Timers, idle callbacks, descriptors and signals arrive once, and not after they were cancelled. Each is the cause of the next, so that
/// their order does not depend on the load.
func playLoop() {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return say("no pipe") }
  let writingEnd = ends[1]
  let cancelled = MainLoop.timer(after: 0.01) { say("a cancelled timer") }
  cancelled.cancel()
  var dropped: LoopSource? = MainLoop.timer(after: 0.01) { say("a timer without owner") }
  dropped = nil
  let idle = MainLoop.idle {
    say("idle")
    begin(after: 0.03, "timer") { write(writingEnd, "x", 1) }
  }
  watchPipe(reading: ends[0], writing: writingEnd)
  let terminate = MainLoop.watch(signal: SIGTERM) {
    say("SIGTERM")
    Task { await hop() }
  }
  MainLoop.run()
  say("waiting: \([timer, cancelled, idle].count { $0?.isWaiting == true }), dropped: \(dropped == nil)")
  terminate.cancel()
}

private var timer: LoopSource?
private var watched: LoopSource?

private func begin(after seconds: Double, _ name: String, _ body: @escaping () -> Void) {
  let time = MonotonicClock.now + seconds
  timer = MainLoop.timer(at: time) {
    say("\(name), \(MonotonicClock.now >= time ? "not too early" : "too early")")
    body()
  }
}

private func watchPipe(reading end: Int32, writing otherEnd: Int32) {
  let reading = MainLoop.watch(descriptor: end) { events in
    guard events.contains(.readable) else { return }
    var byte: UInt8 = 0
    say(read(end, &byte, 1) == 1 ? "readable" : "closed")
    close(otherEnd)
  }
  watched = MainLoop.watch(descriptor: end) { events in
    guard events == .hangUp else { return }
    say("hang-up")
    reading.cancel()
    endedWatching(end)
    begin(after: 0.03, "another timer") { kill(getpid(), SIGTERM) }
  }
}

private func endedWatching(_ descriptor: Int32) {
  watched?.cancel()
  watched = nil
  close(descriptor)
}

/// Leaves the main actor and returns to it, twice.
private func hop() async {
  for _ in 0..<2 {
    let sum = await Task.detached { (1...1000).reduce(0, +) }.value
    say("awaited \(sum)")
  }
  try? await Task.sleep(nanoseconds: 1_000_000)
  MainLoop.quit()
}
