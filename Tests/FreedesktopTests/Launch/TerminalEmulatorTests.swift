import Freedesktop
import TestSupport
import Testing

@Suite("Choosing a terminal emulator")
struct TerminalEmulatorTests {
  let sandbox = LaunchSandbox()

  func prefix(configured: String? = nil, installed: [String]) -> [String]? {
    installed.forEach { sandbox.program($0) }
    return TerminalEmulator.choose(configured: configured, among: ProgramSearch(path: sandbox.root))?.prefix
  }

  @Test(
    "The first known terminal emulator is used",
    arguments: [
      (["xterm"], ["xterm", "-e"]),
      (["xterm", "foot"], ["foot"]),
      (["xterm", "konsole"], ["konsole", "-e"]),
      (["xterm", "gnome-terminal"], ["gnome-terminal", "--"]),
      (["xterm", "xfce4-terminal"], ["xfce4-terminal", "-x"]),
      (["xterm", "wezterm"], ["wezterm", "start", "--"]),
      (["xterm", "gnome-terminal", "x-terminal-emulator"], ["x-terminal-emulator", "-e"]),
      (["xterm", "x-terminal-emulator", "xdg-terminal-exec"], ["xdg-terminal-exec"]),
    ])
  func theFirstKnownTerminalEmulatorIsUsed(installed: [String], expected: [String]) {
    #expect(prefix(installed: installed) == expected)
  }

  @Test(
    "The configured one is preferred if it is installed",
    arguments: [
      ("konsole", ["konsole", "-e"]),
      ("mine", ["mine", "-e"]),
      ("mine --run --", ["mine", "--run", "--"]),
      (#"mine "--title=a b" -x"#, ["mine", "--title=a b", "-x"]),
      ("gone", ["xdg-terminal-exec"]),
      ("\"broken", ["xdg-terminal-exec"]),
      ("", ["xdg-terminal-exec"]),
    ])
  func theConfiguredOneIsPreferred(configured: String, expected: [String]) {
    #expect(prefix(configured: configured, installed: ["xdg-terminal-exec", "konsole", "mine"]) == expected)
  }

  @Test("A path gets the flag of its program")
  func aPathGetsTheFlagOfItsProgram() {
    sandbox.program("foot")
    #expect(prefix(configured: sandbox.path("foot"), installed: ["xterm"]) == [sandbox.path("foot")])
  }

  @Test("The arguments of the program follow unchanged")
  func theArgumentsOfTheProgramFollowUnchanged() {
    sandbox.program("xterm")
    sandbox.program("top")
    var entry = DesktopEntry(id: "top.desktop", file: "/top.desktop", name: "Top")
    entry.exec = #"top "a b""#
    entry.isTerminal = true
    let plan = LaunchPlan.make(entry, in: LaunchEnvironment(variables: ["PATH": sandbox.root]))
    #expect(plan.method == .terminal)
    #expect(plan.commands == [["xterm", "-e", "top", "a b"]])
  }

  @Test("Without a terminal emulator the launch is refused")
  func withoutATerminalLaunchesAreRefused() {
    sandbox.program("top")
    var entry = DesktopEntry(id: "top.desktop", file: "/top.desktop", name: "Top")
    entry.exec = "top"
    entry.isTerminal = true
    let plan = LaunchPlan.make(entry, in: LaunchEnvironment(variables: ["PATH": sandbox.root]))
    #expect(plan.method == .refused)
    #expect(plan.refusal == .noTerminal)
  }
}
