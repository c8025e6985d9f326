import Foundation
import TestSupport
import Testing

@Suite("launch")
struct LaunchTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  @Test("The program is started once, with the entry's arguments and the documents")
  func arguments() throws {
    try machine.install(program: "viewer", #"printf '[%s]' "$@" >> "$HOME/arguments"; pwd >> "$HOME/arguments""#)
    try machine.install(application: "viewer", exec: #"viewer "one  two" '$HOME' %U"#)
    let outcome = try machine.quiver("launch", "viewer", "a b.txt")
    #expect(outcome.status == 0)
    let home = machine.path("home")
    #expect(try machine.read("home/arguments") == "[one  two][$HOME][file://\(home)/a%20b.txt]\(home)\n")
  }

  @Test("The environment is passed on without startup id and activation token")
  func environment() throws {
    try machine.install(program: "viewer", #"/usr/bin/env > "$HOME/environment""#)
    try machine.install(application: "viewer")
    machine.environment.merge(
      ["DESKTOP_STARTUP_ID": "ours", "XDG_ACTIVATION_TOKEN": "ours", "GTK_MODULES": "gail", "LANGUAGE": "de"]) { $1 }
    #expect(try machine.quiver("launch", "viewer").status == 0)
    let inherited = try machine.read("home/environment").split(separator: "\n")
    #expect(!inherited.contains { $0.hasSuffix("=ours") })
    #expect(inherited.contains("GTK_MODULES=gail") && inherited.contains("LANGUAGE=de"))
  }

  @Test("The command does not wait for the program")
  func commandDoesNotWaitForTheProgram() throws {
    try machine.install(program: "viewer", #"echo $$ > "$HOME/process"; exec /bin/sleep 60"#)
    try machine.install(application: "viewer")
    #expect(try machine.quiver("launch", "viewer").status == 0)
    let process = try machine.read("home/process").trimmingCharacters(in: .newlines)
    let viewer = try #require(Int32(process))
    #expect(kill(viewer, SIGKILL) == 0)
  }

  @Test(
    "A failed launch has a message and exits with 4",
    arguments: [
      ("absent", "Couldn't open Viewer: program “absent” not found"),
      ("/nowhere/absent", "program “/nowhere/absent” not found"),
      ("document", "“document” is not a program that may be run"),
      ("directory", "“directory” is not a program that may be run"),
      ("foreign", "“foreign” is not made for this computer"),
      ("orphan", "what “orphan” needs in order to run is not installed"),
      ("wrapper", "a program that it needs is not installed"),
      ("broken", "Viewer closed immediately after starting (exit status 3)"),
      ("crashing", "Viewer crashed immediately after starting (signal 6)"),
      ("viewer %x", "%x"),
    ])
  func failure(exec: String, words: String) throws {
    try installBadPrograms()
    try machine.install(application: "bad", exec: exec)
    let outcome = try machine.quiver("launch", "bad")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output == "")
  }

  @Test("A command that is too long is reported")
  func tooLong() throws {
    try failure(exec: "true \(String(repeating: "x", count: 200_000))", words: "its command is too long")
  }

  private func installBadPrograms() throws {
    try machine.write("text", to: "bin/document")
    try machine.makeDirectory("bin/directory")
    try machine.write([0x7f, 0x45, 0x4c, 0x46, 1, 2, 3, 4], to: "bin/foreign")
    try machine.write("#!/nowhere/interpreter\n", to: "bin/orphan")
    for program in ["foreign", "orphan"] { chmod(machine.path("bin/\(program)"), 0o755) }
    try machine.install(program: "true")
    try machine.install(program: "wrapper", "exit 127")
    try machine.install(program: "broken", "exit 3")
    try machine.install(program: "crashing", "kill -ABRT $$")
  }

  @Test("A command of 200 KB in many words is accepted")
  func manyWords() throws {
    try machine.install(program: "viewer", #"echo $# > "$HOME/count""#)
    try machine.install(application: "viewer", exec: "viewer" + String(repeating: " 123456789", count: 20_000))
    #expect(try machine.quiver("launch", "viewer").status == 0)
    #expect(try machine.read("home/count") == "20000\n")
  }

  @Test("An unknown application exits with 3, a missing argument with 64")
  func unknownApplicationExitsWith3AMissingArgumentWith64() throws {
    let outcome = try machine.quiver("launch", "absent")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "quiver: error: there is no application “absent”\n")
    #expect(try machine.quiver("launch").status == 64)
  }

  @Test(
    "An unknown id is answered with the ids that are near",
    arguments: [
      ("firefo", "“firefox.desktop” or “firefox-esr.desktop”"), ("Text", "“org.gnome.TextEditor.desktop”"),
      ("org.gnome.maps", "“org.gnome.Maps.desktop”"), ("maps.desktop", "“org.gnome.Maps.desktop”"),
    ])
  func suggestions(id: String, words: String) throws {
    try machine.install(program: "viewer")
    for id in ["firefox-esr", "firefox", "org.gnome.Maps", "org.gnome.TextEditor"] {
      try machine.install(application: id, exec: "viewer")
    }
    let outcome = try machine.quiver("launch", id)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "quiver: error: there is no application “\(id)”; did you mean \(words)?\n")
  }

  @Test("An action is started by its id, and an unknown one is refused")
  func action() throws {
    try machine.install(program: "viewer")
    try machine.install(
      application: "viewer", "NoDisplay=true\nActions=new\n[Desktop Action new]\nName=New\nExec=viewer --new")
    let plan = try machine.quiver("launch", "viewer.desktop", "--action", "new", "--dry-run", "--json")
    #expect(try plan.json(PlannedLaunch.self).argv == [["viewer", "--new"]])
    let refused = try machine.quiver("launch", "viewer", "--action", "old")
    #expect(refused.status == 4)
    #expect(refused.errors.contains("“old”"))
  }

  @Test("A terminal application runs in a terminal emulator")
  func terminal() throws {
    for program in ["viewer", "xterm"] { try machine.install(program: program) }
    try machine.install(application: "viewer", exec: "viewer %f", "Terminal=true")
    let plan = try machine.quiver("launch", "viewer", "/a b", "--dry-run", "--json").json(PlannedLaunch.self)
    #expect(plan.method == "terminal")
    #expect(plan.argv == [["xterm", "-e", "viewer", "/a b"]])
  }

  @Test("A missing directory is replaced by the home directory with a warning")
  func missingDirectoryIsReplacedByTheHomeDirectoryWithAWarning() throws {
    try machine.install(program: "viewer", #"pwd > "$HOME/place""#)
    try machine.install(application: "viewer", "Path=/nowhere")
    let outcome = try machine.quiver("launch", "viewer")
    #expect(outcome.status == 0)
    let home = machine.path("home")
    let warning =
      "quiver: warning: viewer.desktop: the directory “/nowhere” is missing, \(home) is used instead\n"
    #expect(outcome.errors == warning)
    for options in [["--dry-run"], ["--dry-run", "--json"]] {
      let plan = try machine.run([BuiltProgram.quiver, "launch", "viewer"] + options)
      #expect(plan.errors == warning)
    }
    #expect(try machine.read("home/place") == "\(machine.path("home"))\n")
  }
}
