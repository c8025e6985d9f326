// Plays one case of the bridge in a process of its own, since GTK wants the main thread, and says in lines what happened.

import Glibc
import GtkBridge

GLibLog.failOnWarnings()
alarm(120)

guard CommandLine.arguments.count > 1, let play = cases[CommandLine.arguments[1]] else {
  say("cases: \(cases.keys.sorted().joined(separator: " "))")
  exit(64)
}
play()
