import Glibc
import GtkBridge

/// Timers, idle callbacks, descriptors and signals arrive in order, once, and not after they were cancelled.
func playLoop() {
  let start = MonotonicClock.now
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return say("no pipe") }
  let late = MainLoop.timer(at: start + 0.06) {
    say("late timer, \(MonotonicClock.now >= start + 0.06 ? "not too early" : "too early")")
    kill(getpid(), SIGTERM)
  }
  let early = MainLoop.timer(at: start + 0.03) {
    say("early timer")
    write(ends[1], "x", 1)
  }
  let cancelled = MainLoop.timer(after: 0.01) { say("a cancelled timer") }
  cancelled.cancel()
  var dropped: LoopSource? = MainLoop.timer(after: 0.01) { say("a timer without owner") }
  dropped = nil
  let idle = MainLoop.idle { say("idle") }
  watchPipe(reading: ends[0], writing: ends[1])
  let terminate = MainLoop.watch(signal: SIGTERM) {
    say("SIGTERM")
    Task { await hop() }
  }
  MainLoop.run()
  say("waiting: \([late, early, cancelled, idle].count { $0.isWaiting }), dropped: \(dropped == nil)")
  terminate.cancel()
}

private var watched: LoopSource?

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
