import Testing

@Suite("Standard streams")
struct StandardStreamTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for number in 0..<300 {
      try machine.install(application: "app\(number)", "Comment=\(String(repeating: "long ", count: 100))")
    }
  }

  @Test("A closed pipe ends the output")
  func pipe() throws {
    let outcome = try machine.shell(#""$0" list --json | /usr/bin/head -n 1"#)
    #expect(outcome.status == 0)
    #expect(outcome.output == "[\n")
    #expect(outcome.errors == "")
  }

  @Test("Output that cannot be written is an error", arguments: [">&-", ">/dev/full"])
  func outputThatCannotBeWrittenIsAnError(redirection: String) throws {
    for command in ["list --json", "show app1", "config print"] {
      let outcome = try machine.shell(#""$0" \#(command) \#(redirection)"#)
      #expect(outcome.status == 1, "\(command)")
      #expect(outcome.errors.hasPrefix("quiver: error: standard output failed"), "\(outcome.errors)")
    }
  }

  @Test("Closed standard streams are not replaced by other files")
  func closed() throws {
    let outcome = try machine.shell(#""$0" snapshot "$HOME/picture.png" --size 320x240 <&- >&- 2>&-"#)
    #expect(outcome.status == 0)
    #expect(try PNG(machine.path("home/picture.png")).size == PNG.Size(320, 240))
  }

  @Test("Results are on standard output, messages on standard error")
  func resultsAreOnStandardOutputMessagesOnStandardError() throws {
    try machine.write("nonsense\n", to: "config/quiver/quiver.conf")
    let outcome = try machine.quiver("list", "--json")
    #expect(try outcome.json([ListedApplication].self).count == 300)
    #expect(outcome.errors.hasPrefix("quiver: warning: \(machine.path("config/quiver/quiver.conf")):1:1:"))
  }
}
