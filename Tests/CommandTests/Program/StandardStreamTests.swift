import Testing

@Suite("What is printed")
struct StreamTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for number in 0..<300 {
      try machine.install(application: "app\(number)", "Comment=\(String(repeating: "long ", count: 100))")
    }
  }

  @Test("may be more than anybody reads")
  func pipe() throws {
    let outcome = try machine.shell(#""$0" list --json | /usr/bin/head -n 1"#)
    #expect(outcome.status == 0)
    #expect(outcome.output == "[\n")
    #expect(outcome.errors == "")
  }

  @Test("is missed where it cannot be written", arguments: [">&-", ">/dev/full"])
  func lost(redirection: String) throws {
    for command in ["list --json", "show app1", "config print"] {
      let outcome = try machine.shell(#""$0" \#(command) \#(redirection)"#)
      #expect(outcome.status == 1, "\(command)")
      #expect(outcome.errors.hasPrefix("quiver: error: standard output failed"), "\(outcome.errors)")
    }
  }

  @Test("never goes into a file that was opened meanwhile")
  func closed() throws {
    let outcome = try machine.shell(#""$0" snapshot "$HOME/picture.png" --size 320x240 <&- >&- 2>&-"#)
    #expect(outcome.status == 0)
    #expect(try PNG(machine.path("home/picture.png")).size == PNG.Size(320, 240))
  }

  @Test("is results on standard output, and everything else on standard error")
  func apart() throws {
    try machine.write("nonsense\n", to: "config/quiver/quiver.conf")
    let outcome = try machine.quiver("list", "--json")
    #expect(try outcome.json([ListedApplication].self).count == 300)
    #expect(outcome.errors.hasPrefix("quiver: warning: \(machine.path("config/quiver/quiver.conf")):1:1:"))
  }
}
