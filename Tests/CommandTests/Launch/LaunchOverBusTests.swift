import Testing

/// Each test has its own session bus. `dbus-daemon` finds its services below XDG_DATA_DIRS.
@Suite("launch, over the session bus")
struct LaunchOverBusTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    try machine.install(program: "viewer", #"echo "$@" >> "$HOME/started""#)
    try machine.install(application: "org.example.Viewer", exec: "viewer --plain", "DBusActivatable=true")
  }

  /// Launches the application. The bus activates it with `program`; without one it does not know the name.
  private func launch(service program: String?) throws -> Machine.Outcome {
    if let program {
      try machine.write(
        "[D-BUS Service]\nName=org.example.Viewer\nExec=\(program)\n", to: "share/dbus-1/services/viewer.service")
    }
    return try machine.shell(
      #"export PATH="$PATH:/usr/bin"; exec dbus-run-session -- "$0" launch org.example.Viewer"#)
  }

  @Test(
    "A failed activation falls back to the command with a warning",
    arguments: [
      (nil, "it is not installed completely; no program provides “org.example.Viewer”"),
      ("/nowhere/viewer-service", "Failed to execute program"),
      ("/bin/false", "exited with status 1"),
    ])
  func fallBack(service: String?, words: String) throws {
    let outcome = try launch(service: service)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("quiver: warning: org.example.Viewer.desktop: "))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try machine.read("home/started") == "--plain\n")
  }

  @Test("An activation without an answer falls back after ten seconds")
  func activationWithoutAnAnswerFallsBackAfterTenSeconds() throws {
    let outcome = try launch(service: "/bin/sleep 15")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Timeout was reached"))
    #expect(try machine.read("home/started") == "--plain\n")
  }

  @Test("The end of the bus causes an immediate fallback")
  func dyingBus() throws {
    try machine.write(
      "[D-BUS Service]\nName=org.example.Viewer\nExec=/bin/sleep 15\n", to: "share/dbus-1/services/viewer.service")
    let outcome = try machine.shell(
      """
      /usr/bin/dbus-daemon --session --nofork --print-address > "$HOME/address" & bus=$!
      while [ ! -s "$HOME/address" ]; do /bin/sleep 0.05; done
      { /bin/sleep 1; kill -KILL $bus; } &
      read -r DBUS_SESSION_BUS_ADDRESS < "$HOME/address"; export DBUS_SESSION_BUS_ADDRESS
      exec "$0" launch org.example.Viewer
      """)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("Timeout"), "\(outcome.errors)")
    #expect(try machine.read("home/started") == "--plain\n")
  }

  @Test("A missing bus causes a fallback", arguments: ["unix:path=/nowhere", "", "nonsense"])
  func noBus(address: String) throws {
    machine.environment["DBUS_SESSION_BUS_ADDRESS"] = address
    #expect(try machine.quiver("launch", "org.example.Viewer").status == 0)
    #expect(try machine.read("home/started") == "--plain\n")
  }

  @Test("Without a bus and a command the launch fails")
  func withoutABusAndACommandTheLaunchFails() throws {
    machine.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
    try machine.write(
      "[Desktop Entry]\nType=Application\nName=Bus\nDBusActivatable=true\n",
      to: "share/applications/org.example.Bus.desktop")
    let outcome = try machine.quiver("launch", "org.example.Bus")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("there is no session bus"))
  }

  @Test("A dry run does not use the bus")
  func dryRun() throws {
    machine.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
    let plan = try machine.quiver("launch", "org.example.Viewer", "--dry-run", "--json").json(PlannedLaunch.self)
    #expect(plan.method == "dbus")
    #expect(plan.argv == [["viewer", "--plain"]])
  }
}
