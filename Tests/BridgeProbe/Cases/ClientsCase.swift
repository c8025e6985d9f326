import GtkBridge

/// Prints each new window. Also creates a startup id and ends it.
func playClients() {
  let display = openDisplay()
  let clients = ClientWindows(on: display)
  clients?.onAppear = { client in
    let names = [client.instanceName, client.className].map { $0 ?? "-" }.joined(separator: " ")
    say("\(names) pid \(client.processID ?? 0) startup \(client.startupID ?? "-")")
  }
  let launches = LaunchContext(on: display)
  let id = launches.begin(
    LaunchedProgram(name: "A 100% \"name\"", iconName: nil, executable: "/bin/a b%c"), serverTime: 1234)
  say("startup id: \(id?.hasSuffix("_TIME1234") == true)")
  if let id { launches.end(id) }
  say("ready")
  runUntilInputEnds()
}
