import GioBridge
import Glibc
import GtkBridge

/// Prints a line on standard output without buffering.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Runs until the test closes the standard input, or the case itself quits.
func runUntilInputEnds() {
  let end = MainLoop.watch(descriptor: STDIN_FILENO) { _ in MainLoop.quit() }
  MainLoop.run()
  end.cancel()
}

func openDisplay() -> Display {
  guard let display = Display.open(applicationID: "io.github.quiver_launcher.Probe") else {
    say("no display")
    exit(5)
  }
  return display
}

/// Connects to the session bus and waits for it.
func connectToBus() -> Result<Bus, BusError> {
  var outcome: Result<Bus, BusError>?
  Bus.session { outcome = $0 }
  return MainLoop.run { outcome }
}

extension Bus {
  /// Waits for the answer.
  func answer(to call: BusCall) -> Answer {
    var answer: Answer?
    self.call(call) { answer = $0 }
    return MainLoop.run { answer }
  }
}
