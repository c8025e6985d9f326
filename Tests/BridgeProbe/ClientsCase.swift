import GtkBridge

/// Says each window that comes; and a startup id is given out and ended.
func playClients() {
  let display = openDisplay()
  let clients = ClientWindows(on: display)
  clients?.onAppear = { client in
    say(
      "\(client.instanceName ?? "-") \(client.className ?? "-") pid \(client.processID == nil ? "no" : "yes") \(client.startupID ?? "-")"
    )
  }
  let launches = LaunchContext(on: display)
  let id = launches.begin(
    LaunchedProgram(name: "A 100% \"name\"", iconName: nil, executable: "/bin/a b%c"), serverTime: 1234)
  say("startup id: \(id?.hasSuffix("_TIME1234") == true)")
  if let id { launches.end(id) }
  say("ready")
  runUntilToldToEnd()
}
