import Posix
import QuiverCore

// Uses one of the files that Quiver keeps as a springboard does: `StoreProbe STORE write NUMBER` or `StoreProbe STORE start`.
let arguments = CommandLine.arguments.dropFirst()
var variables = ProcessEnvironment.current
// The service of a kiosk has this directory, in which wrong PINs are counted.
variables["STATE_DIRECTORY"] = variables["XDG_STATE_HOME"].map { "\($0)/quiver" }
let environment = Environment(variables: variables)
guard let store = arguments.first.flatMap({ Store.all[$0] }) else { fatalError("there is no such store") }
if arguments.dropFirst().first == "start" {
  print(try store.start(environment))
} else {
  try store.write(environment, Int(arguments.last ?? "") ?? 1)
}
