import Testing

@Suite("hide, quit and page without a springboard")
struct MessageTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  /// Runs `quiver` with the arguments on its own session bus.
  private func onBus(_ arguments: String) throws -> Machine.Outcome {
    try machine.shell(#"export PATH="$PATH:/usr/bin"; exec dbus-run-session -- "$0" \#(arguments)"#)
  }

  @Test("The commands fail with a message if Quiver is not running", arguments: ["hide", "quit", "page 2"])
  func noSpringboard(message: String) throws {
    for outcome in [try machine.shell(#"exec "$0" \#(message)"#), try onBus(message)] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("quiver: error: Quiver is not running\n"), "\(outcome.errors)")
    }
  }

  @Test("The commands do not start a springboard through the bus")
  func commandsDoNotStartASpringboardThroughTheBus() throws {
    try machine.write(
      "[D-BUS Service]\nName=io.github.quiver_launcher.Quiver\nExec=/bin/sh -c 'touch \(machine.path("started"))'\n",
      to: "share/dbus-1/services/quiver.service")
    #expect(try onBus("hide").errors.contains("quiver: error: Quiver is not running\n"))
    #expect(throws: (any Error).self) { try machine.read("started") }
  }

  /// Owns the bus name but is stopped while the command runs.
  private static let stoppedOwner = """
    import os, signal, subprocess, sys
    from gi.repository import Gio, GLib
    child = os.fork()
    if child == 0:
      name = GLib.Variant("(su)", ("io.github.quiver_launcher.Quiver", 0))
      bus = "org.freedesktop.DBus"
      connection = Gio.bus_get_sync(Gio.BusType.SESSION)
      connection.call_sync(
        bus, "/org/freedesktop/DBus", bus, "RequestName", name, None, Gio.DBusCallFlags.NONE, -1, None)
      os.kill(os.getpid(), signal.SIGSTOP)
    os.waitpid(child, os.WUNTRACED)
    status = subprocess.call(sys.argv[1:])
    os.kill(child, signal.SIGKILL)
    sys.exit(status)
    """

  @Test("The commands fail with a message if the springboard does not answer")
  func commandsFailWithAMessageIfTheSpringboardDoesNotAnswer() throws {
    try machine.write(Self.stoppedOwner, to: "stoppedOwner.py")
    let line = #"exec dbus-run-session -- /usr/bin/python3 \#(machine.path("stoppedOwner.py")) "$0" hide"#
    let outcome = try machine.shell(#"export PATH="$PATH:/usr/bin"; \#(line)"#)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("quiver: error: the running Quiver does not answer\n"), "\(outcome.errors)")
  }

  @Test("Invalid arguments are refused", arguments: ["togle", "page", "page 0", "page x", "hide 3", "quit now"])
  func invalidArgumentsAreRefused(message: String) throws {
    #expect(try machine.shell(#"exec "$0" \#(message)"#).status == 64)
  }

  @Test("An unknown command gets a suggestion, if one is similar")
  func unknownCommand() throws {
    #expect(try machine.quiver("togle").errors.contains("There is no command “togle”; did you mean “toggle”?"))
    #expect(try machine.quiver("xyzzy").errors.contains("There is no command “xyzzy”."))
  }

  @Test(
    "The help has the command and the options that messages mention",
    arguments: ["start (default)", "--hidden", "--mode", "--size", "--demo", "--set", "--kiosk"])
  func help(word: String) throws {
    #expect(try machine.quiver("--help").output.contains(word))
  }

  @Test("An invalid size is answered with the format of sizes")
  func invalidSize() throws {
    let outcome = try machine.quiver("snapshot", "a.png", "--size", "1x")
    #expect(outcome.status == 64 && outcome.errors.contains("A size is WIDTHxHEIGHT, e.g. 1120x700."))
  }

  @Test("Starting a springboard needs a display", arguments: ["", "show", "toggle", "search"])
  func noDisplay(command: String) throws {
    for outcome in [try machine.shell(#"exec "$0" \#(command)"#), try onBus(command)] {
      #expect(outcome.status == 5)
      #expect(outcome.errors.contains("there is no display"), "\(outcome.errors)")
    }
  }
}
