import GtkBridge

/// Watches for a user who gives no input for the number of seconds in the third argument.
func playIdle() {
  let display = openDisplay()
  let seconds = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init) ?? 1
  let watch = IdleWatch(on: display, after: seconds, onIdle: { say("idle") }, onActive: { say("active") })
  say(watch == nil ? "no watch" : "watching")
  runUntilInputEnds()
  withExtendedLifetime(watch) {}
}
