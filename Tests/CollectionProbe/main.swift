// Uses a collection view and a springboard with folders at random, without a window: changes of the data, switches of the layout,
// touches, wheels and keys, which overlap. The argument is how many seconds of its own time each of them is used for. Prints what is
// left behind, and what was wrong.

import GioBridge
import Glibc
import GtkBridge

GLibLog.failOnWarnings()
alarm(900)
guard Display.open(applicationID: "io.github.quiver_launcher.Probe") != nil else { exit(5) }

/// A line on standard output.
func say(_ line: String) { print(line) }

_ = useCollection(seconds: 10, seed: 1) + useFolders(seconds: 10, seed: 1)
let settled = LivingCallbacks.count
var faults = paintAgain() + openAnotherFolder()
let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 240
for seed in 1...12 {
  faults += useCollection(seconds: seconds / 12, seed: seed) + useFolders(seconds: seconds / 12, seed: seed)
}
faults += FolderTally.faults
say("left behind: \(LivingCallbacks.count - settled)")
say("faults: \(faults.prefix(5))")
