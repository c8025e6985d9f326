import Posix
import Testing

@testable import Freedesktop

@Suite struct FileProbeTests {
  private let tree: EntryTree

  init() throws {
    tree = try EntryTree()
    try tree.program("opt/tool")
    try tree.write("opt/text", "")
  }

  private func kind(_ name: String, _ probe: FileProbe = FileProbe(trusting: [])) -> ProgramFile.Kind? {
    probe.kind(of: "\(tree.root)/\(name)")
  }

  @Test("Programs are found directly and through links")
  func programsAreFoundDirectlyAndThroughLinks() throws {
    try tree.link("bin/relative", to: "../opt/tool")
    try tree.link("bin/absolute", to: "\(tree.root)/opt/tool")
    try tree.link("bin/twice", to: "relative")
    try tree.link("bin/dangling", to: "../opt/gone")
    try tree.link("bin/loop", to: "loop")
    try tree.link("bin/directory", to: "../opt")
    let probe = FileProbe(trusting: ["\(tree.root)/bin"])
    for name in ["opt/tool", "bin/relative", "bin/absolute", "bin/twice"] { #expect(kind(name, probe) == .executable) }
    for name in ["opt/gone", "nowhere/tool", "bin/dangling", "bin/loop", "opt/text/x"] {
      #expect(kind(name, probe) == .missing, "\(name)")
    }
    for name in ["opt", "opt/text", "bin/directory"] { #expect(kind(name, probe) == .other, "\(name)") }
  }

  @Test("Scans that look at the same directories at once all get their answers")
  func probesAtOnce() {
    let answers = Threads.map(Array(0..<8)) { [root = tree.root] _ in
      let probe = FileProbe(trusting: [])
      return (0..<100).map { probe.kind(of: "\(root)/nowhere-\($0)/tool") }
    }
    #expect(answers.allSatisfy { $0.allSatisfy { $0 == .missing } })
  }
}
