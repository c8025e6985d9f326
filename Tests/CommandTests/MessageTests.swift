import Testing

@Suite("hide, quit and page, where no springboard can hear them")
struct MessageTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  /// `quiver` and the arguments on a session bus of its own.
  private func onBus(_ arguments: String) throws -> Machine.Outcome {
    try machine.shell(#"export PATH="$PATH:/usr/bin"; exec dbus-run-session -- "$0" \#(arguments)"#)
  }

  @Test("fail and say that none runs", arguments: ["hide", "quit", "page 2"])
  func nobody(message: String) throws {
    for outcome in [try machine.shell(#"exec "$0" \#(message)"#), try onBus(message)] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("quiver: error: no springboard is running\n"), "\(outcome.errors)")
    }
  }

  /// The bus starts something for the name that never takes it: whoever calls waits.
  private func installSilence() throws {
    try machine.write(
      "[D-BUS Service]\nName=io.github.quiver_launcher.Quiver\nExec=/bin/sleep 8\n",
      to: "share/dbus-1/services/quiver.service")
  }

  @Test("fail and say that it does not answer, after two seconds")
  func silence() throws {
    try installSilence()
    let outcome = try onBus("hide")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("quiver: error: the running springboard does not answer\n"), "\(outcome.errors)")
  }

  @Test("are refused where they make no sense", arguments: ["page", "page 0", "page x", "hide 3", "quit now"])
  func nonsense(message: String) throws {
    #expect(try machine.shell(#"exec "$0" \#(message)"#).status == 64)
  }

  @Test("and to start one there must be a display", arguments: ["", "show", "toggle"])
  func noDisplay(command: String) throws {
    for outcome in [try machine.shell(#"exec "$0" \#(command)"#), try onBus(command)] {
      #expect(outcome.status == 5)
      #expect(outcome.errors.contains("there is no display"), "\(outcome.errors)")
    }
  }
}
