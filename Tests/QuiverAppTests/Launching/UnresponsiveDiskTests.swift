import Foundation
import Freedesktop
import GtkBridge
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore
@testable import QuiverSession

/// If any of this were done on the main thread, the test would never end.
@MainActor
@Suite("Unresponsive disks", .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and autofs"))
final class UnresponsiveDiskTests {
  private let fixture: AppFixture
  private let disk: HungMount

  init() throws {
    fixture = try AppFixture()
    disk = try HungMount(at: fixture.scratch("hung"))
  }

  private func changed(_ changes: [String: String]) -> [String: String] {
    fixture.variables.merging(changes) { $1 }
  }

  @Test(
    "Directories on unresponsive disks are left out of the environment",
    arguments: ["XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "PATH", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"])
  func environmentVariable(_ name: String) throws {
    let isList = name.hasSuffix("DIRS") || name == "PATH"
    let value = isList ? "\(disk.path)/a:/usr/lib:\(disk.path)/b" : "\(disk.path)/a"
    let before = changed([name: value])
    let environment = Environment(variables: before)
    #expect(environment.variables[name] == (isList ? "/usr/lib" : "/dev/null/unresponsive"))
    #expect(environment.unresponsive == (isList ? ["\(disk.path)/a", "\(disk.path)/b"] : ["\(disk.path)/a"]))
    #expect(environment.variables.filter { $0.key != name } == before.filter { $0.key != name })
    #expect(environment.launchVariables == before)
    disk.answer()
    #expect(environment.reread().unresponsive == environment.unresponsive)
    #expect(environment.reread(answering: Set(environment.unresponsive)).variables == before)
  }

  @Test("A directory is left out if a file in it is on an unresponsive disk")
  func linkedFile() throws {
    try fixture.scratch.write("share/other", "")
    try fixture.scratch.link("share/themes", to: disk.path + "/themes")
    #expect(Environment(variables: fixture.variables).unresponsive == [fixture.scratch("share")])
  }

  @Test("A theme on an unresponsive disk is ignored with a diagnostic")
  func theme() throws {
    let file = "\(disk.path)/dark.conf"
    try fixture.scratch.write("config/quiver/quiver.conf", "[style]\ntheme=\(file)\nlabel-size=17\n")
    let environment = Environment(variables: fixture.variables)
    #expect(environment.unresponsive == [file])
    #expect(environment.diagnostics.map(\.description) == ["\(file): it does not answer. The whole file is ignored."])
    #expect(environment.configuration.style.fonts.labelSize == 17)
    #expect(!environment.files.contains(file))
  }

  @Test("A layout on an unresponsive disk is loaded when it answers, and not written before")
  func layout() throws {
    try fixture.scratch.write("below/home.conf", "")
    try fixture.scratch.write("config/quiver/quiver.conf", "[home]\nfile=\(disk.path)/home.conf\n")
    let keeper = HomeKeeper(Environment(variables: fixture.variables))
    var loads: [Board?] = []
    keeper.onLoad = { loads.append($0) }
    keeper.load()
    #expect(!keeper.wait(atMost: 0.2))
    #expect(keeper.isLoading)
    keeper.save(Board(pages: [[.app(.application("stand-in"))]]))
    disk.answer()
    try fixture.scratch.write("hung/home.conf", BoardCodec.text(of: Board(pages: [[.app(.application("mine"))]])))
    #expect(AppFixture.runLoop { !loads.isEmpty })
  }

  private func outcome(of exec: String, _ lines: String = "", path: String = "/usr/bin") throws -> Launcher.Progress? {
    try fixture.scratch.write(
      "share/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=\(exec)\n\(lines)")
    let environment = Environment(variables: changed(["PATH": path]))
    let launcher = Launcher(LaunchEnvironment(environment))
    var outcome: Launcher.Progress?
    launcher.onProgress = { outcome = outcome ?? $1 }
    let sources = environment.catalogueSources
    launcher.launch(.application("a.desktop"), named: "A") { Catalogue.entry("a.desktop", in: sources) }
    #expect(outcome == nil)
    #expect(AppFixture.runLoop { outcome != nil })
    return outcome
  }

  @Test("A launch from an unresponsive disk fails with a message")
  func launch() throws {
    let message = "Couldn't open A: a disk that it needs does not answer"
    #expect(try outcome(of: "\(disk.path)/program") == .failed(message))
    #expect(try outcome(of: "true", "Path=\(disk.path)/directory\n") == .failed(message))
  }

  @Test("Programs elsewhere in PATH can be launched")
  func path() throws {
    guard case .started? = try outcome(of: "true", path: "\(disk.path)/bin:/usr/bin:/bin") else {
      Issue.record("the program was not started")
      return
    }
  }

  @Test("Many paths are checked on few threads")
  func manyPathsAreCheckedOnFewThreads() {
    let good = (0..<500).map { "/usr/\($0)" }
    // The kernel queues sixteen unread questions.
    let hung = (0..<10).map { "\(disk.path)/\($0)" }
    let mixed = (good + hung).sorted { $0.hashValue < $1.hashValue }
    #expect(UnresponsivePaths.among(mixed, within: 2) == Set(hung))
    #expect(UnresponsivePaths.among(good, within: 2) == [])
  }
}
