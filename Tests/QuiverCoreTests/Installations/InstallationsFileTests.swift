import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Sharing the file with the applications")
struct InstallationsFileTests {
  private let scratch: ConfigurationScratch
  private let file: InstallationsFile
  private let day = 20_777.0

  init() throws {
    scratch = try ConfigurationScratch()
    file = InstallationsFile(scratch("state/quiver/applications"))
  }

  private func found(_ ids: String...) -> InstallationsText.Change { .found(ids.map(ItemID.application), day: day) }
  private var text: String? { scratch.text("state/quiver/applications") }

  @Test("Of two springboards in a first run, the second one finds nothing new")
  func firstRuns() throws {
    let (one, other) = (try file.read(), try file.read())
    _ = try file.add([found("a", "b")], to: one, on: day)
    _ = try file.add([found("a", "b")], to: other, on: day)
    #expect(text == "known a\nknown b\n")
  }

  @Test("What another process has added is kept")
  func merging() throws {
    try scratch.write("state/quiver/applications", "known a\nfuture b\n")
    let (one, other) = (try file.read(), try file.read())
    _ = try file.add([found("c"), .opened(.application("c"))], to: one, on: day)
    _ = try file.add([found("c", "d")], to: other, on: day)
    #expect(text == "opened 2026-11-20 c\nnew 2026-11-20 d\nknown a\nfuture b\n")
  }

  @Test("The file is in the state directory, and is used only for an unlocked home screen")
  func configuration() throws {
    func environment(_ overrides: String..., isDemo: Bool = false) -> Environment {
      Environment(
        variables: scratch.environment, overrides: overrides, isDemo: isDemo,
        administrator: AdministratorFiles(directory: scratch("administrator")))
    }
    #expect(environment().installationsFile.path.hasSuffix("/quiver/applications"))
    #expect(environment().keepsState)
    #expect(environment("search.history=false").keepsState)
    #expect(!environment("home.locked=true").keepsState)
    #expect(!environment(isDemo: true).keepsState)
  }
}
