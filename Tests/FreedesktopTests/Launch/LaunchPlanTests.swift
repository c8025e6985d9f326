import Freedesktop
import TestSupport
import Testing

@Suite("Launch plans")
struct LaunchPlanTests {
  let sandbox = LaunchSandbox()

  init() {
    sandbox.makeDirectory("bin")
    sandbox.makeDirectory("home")
    sandbox.program("bin/viewer")
    sandbox.write("text", to: "bin/notes")
    sandbox.makeDirectory("bin/folder")
  }

  var environment: LaunchEnvironment {
    LaunchEnvironment(variables: ["PATH": sandbox.path("bin"), "HOME": sandbox.path("home")])
  }

  func entry(exec: String? = "viewer %U") -> DesktopEntry {
    var entry = DesktopEntry(id: "org.example.Viewer.desktop", file: "/x/viewer.desktop", name: "Viewer")
    entry.exec = exec
    return entry
  }

  @Test("An ordinary program is spawned in the home directory")
  func programsAreSpawnedInTheHomeDirectory() {
    let plan = LaunchPlan.make(entry(), opening: [LaunchDocument(path: "/a b")], in: environment)
    #expect(plan.method == .spawn)
    #expect(plan.commands == [["viewer", "file:///a%20b"]])
    #expect(plan.directory == sandbox.path("home"))
    #expect(plan.environment == [:])
    #expect(plan.refusal == nil && plan.unusableDirectory == nil)
  }

  @Test("The activation token is passed on under both names")
  func theActivationTokenIsPassedOn() {
    let plan = LaunchPlan.make(entry(), in: environment).with(token: "token_TIME7")
    #expect(plan.token == "token_TIME7")
    #expect(plan.environment == ["DESKTOP_STARTUP_ID": "token_TIME7", "XDG_ACTIVATION_TOKEN": "token_TIME7"])
  }

  @Test("The environment is passed on without the tokens for this process")
  func theEnvironmentIsPassedOn() {
    let inherited = ["LANG": "C", "DESKTOP_STARTUP_ID": "ours", "XDG_ACTIVATION_TOKEN": "ours"]
    #expect(LaunchPlan(id: "", name: "", method: .spawn).environment(over: inherited) == ["LANG": "C"])
    let plan = LaunchPlan(id: "", name: "", method: .spawn, environment: ["XDG_ACTIVATION_TOKEN": "new"])
    #expect(plan.environment(over: inherited) == ["LANG": "C", "XDG_ACTIVATION_TOKEN": "new"])
  }

  @Test(
    "An invalid command is refused with a message",
    arguments: [
      ("gone %U", .program(.notFound("gone"))),
      ("/gone/viewer", .program(.notFound("/gone/viewer"))),
      ("notes", .program(.notExecutable("notes"))),
      ("folder", .program(.notExecutable("folder"))),
      ("viewer %x", .command(.unknownFieldCode("x"))),
      (nil, .command(.empty)),
    ] as [(String?, LaunchRefusal)])
  func anInvalidCommandIsRefusedWithAMessage(exec: String?, refusal: LaunchRefusal) {
    let plan = LaunchPlan.make(entry(exec: exec), in: environment)
    #expect(plan.method == .refused)
    #expect(plan.commands == [])
    #expect(plan.refusal == refusal)
  }

  @Test("An entry that is not an application is refused")
  func anEntryThatIsNotAnApplicationIsRefused() {
    let link = DesktopEntry(id: "a.desktop", file: "/a.desktop", type: "Link", name: "Home page")
    #expect(LaunchPlan.make(link, in: environment).refusal == .notAnApplication)
  }
}

extension LaunchPlanTests {
  @Test(
    "An unusable directory causes a warning",
    arguments: [nil, "", "  ", "HOME", "gone", "relative", "bin/viewer"] as [String?])
  func anUnusableDirectoryCausesAWarning(wanted: String?) {
    var entry = entry()
    entry.directory = wanted.map { $0.contains("/") || $0 == "gone" ? sandbox.path($0) : $0 }
    let plan = LaunchPlan.make(entry, in: environment)
    #expect(plan.method == .spawn)
    #expect(plan.directory == sandbox.path("home"))
    #expect((plan.unusableDirectory == nil) == (wanted ?? "").allSatisfy { $0 == " " })
  }

  @Test(
    "The plan says why a directory is not used",
    arguments: [
      ("/gone", .missing), ("~", .relative), ("\"/tmp\"", .relative), ("bin/viewer", .relative),
    ] as [(String, LaunchPlan.UnusableDirectory.Fault)])
  func thePlanSaysWhyADirectoryIsNotUsed(wanted: String, fault: LaunchPlan.UnusableDirectory.Fault) {
    var entry = entry()
    entry.directory = wanted
    let unusable = LaunchPlan.make(entry, in: environment).unusableDirectory
    #expect(unusable?.path == wanted && unusable?.fault == fault)
  }

  @Test("An existing directory is used, even with trailing blanks")
  func anExistingDirectoryIsUsed() {
    var entry = entry()
    entry.directory = sandbox.path("bin") + "  "
    #expect(LaunchPlan.make(entry, in: environment).directory == sandbox.path("bin"))
  }

  @Test("Without HOME and PATH a program starts in the root directory")
  func withoutHomeProgramsStartInTheRoot() {
    let plan = LaunchPlan.make(entry(exec: "sh"), in: LaunchEnvironment(variables: [:]))
    #expect(plan.method == .spawn)
    #expect(plan.directory == "/")
    let empty = LaunchEnvironment(variables: ["HOME": "/gone", "PATH": ""])
    #expect(LaunchPlan.make(entry(exec: "sh"), in: empty).directory == "/")
  }

  @Test("A relative path with a slash starts at the directory of the entry")
  func aRelativePathStartsAtTheEntry() {
    var entry = entry(exec: "./viewer")
    entry.directory = sandbox.path("bin")
    #expect(LaunchPlan.make(entry, in: environment).commands == [["./viewer"]])
  }
}

extension LaunchPlanTests {
  @Test("An action has its own command")
  func anActionHasItsOwnCommand() {
    var entry = entry()
    entry.actions = [.init(id: "new", name: "New", exec: "viewer --new"), .init(id: "odd", name: "Odd")]
    #expect(LaunchPlan.make(entry, action: "new", in: environment).commands == [["viewer", "--new"]])
    #expect(LaunchPlan.make(entry, action: "odd", in: environment).method == .refused)
    let missing = LaunchPlan.make(entry, action: "x", in: environment)
    #expect(missing.refusal == .noAction("x"))
  }

  @Test("The faster graphics card is a hint")
  func theFasterGraphicsCardIsAHint() {
    var entry = entry()
    entry.prefersNonDefaultGPU = true
    #expect(LaunchPlan.make(entry, in: environment).prefersNonDefaultGPU)
  }

  @Test("D-Bus activation falls back to the command")
  func activationFallsBackToTheCommand() {
    var entry = entry()
    entry.isDBusActivatable = true
    entry.actions = [.init(id: "new", name: "New")]
    let page = LaunchDocument(uri: "https://example.org/")

    let plan = LaunchPlan.make(entry, in: environment)
    #expect(plan.method == .dbus)
    #expect(plan.commands == [["viewer"]])
    #expect(plan.activation?.busName == "org.example.Viewer")
    #expect(plan.activation?.objectPath == "/org/example/Viewer")
    #expect(plan.activation?.call == .activate)

    #expect(LaunchPlan.make(entry, opening: [page], in: environment).activation?.call == .open([page.uri]))
    let action = LaunchPlan.make(entry, action: "new", in: environment)
    #expect(action.activation?.call == .action("new"))
    #expect(action.commands == [], "it has nothing to fall back to")
  }

  @Test("Only D-Bus activation works without a command")
  func onlyActivationWorksWithoutACommand() {
    var entry = entry(exec: nil)
    entry.isDBusActivatable = true
    #expect(LaunchPlan.make(entry, in: environment).method == .dbus)
    var lonely = environment
    lonely.hasSessionBus = false
    #expect(LaunchPlan.make(entry, in: lonely).method == .refused)
  }

  @Test(
    "An id gives a bus name and an object path",
    arguments: [
      ("org.example.Viewer.desktop", "org.example.Viewer", "/org/example/Viewer"),
      ("org.example.My-Viewer_2.desktop", "org.example.My-Viewer_2", "/org/example/My_Viewer_2"),
    ])
  func anIDGivesNameAndPath(id: String, name: String, path: String) {
    let activation = LaunchPlan.Activation(id: id, call: .activate)
    #expect(activation?.busName == name)
    #expect(activation?.objectPath == path)
  }

  @Test(
    "An entry whose id is not a bus name is started by its command",
    arguments: [
      "", "viewer.desktop", "org.example.Viewer", "org..Viewer.desktop", ".org.Viewer.desktop", "org.7zip.desktop",
      "org.exämple.Viewer.desktop", "org.example.My Viewer.desktop",
    ])
  func anIDThatIsNoBusName(id: String) {
    #expect(method(forID: id) == .spawn)
  }

  @Test("An entry whose id is too long for a bus name is started by its command")
  func anIDThatIsTooLongForABusName() {
    #expect(method(forID: "org.example.\(String(repeating: "x", count: 250)).desktop") == .spawn)
  }

  private func method(forID id: String) -> LaunchPlan.Method {
    var entry = entry()
    entry.id = id
    entry.isDBusActivatable = true
    return LaunchPlan.make(entry, in: environment).method
  }
}
