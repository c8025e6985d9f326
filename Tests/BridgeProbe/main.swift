// Runs one case of the bridge in its own process, because GTK needs the main thread, and prints what happened.

import GioBridge
import Glibc

GLibLog.failOnWarnings()
alarm(120)

guard CommandLine.arguments.count > 1, let play = cases[CommandLine.arguments[1]] else {
  say("cases: \(cases.keys.sorted().joined(separator: " "))")
  exit(64)
}
play()
