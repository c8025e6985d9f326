import Glibc
import TestSupport
import Testing

@testable import Posix

@Suite("What a program has started")
struct DescendantsTests {
  private static func start(_ script: String) throws -> Child {
    Child(
      process: try ProgramStart(
        program: "/bin/sh", arguments: ["sh", "-c", script], variables: ["PATH=/usr/bin:/bin"], directory: "/"
      ).run())
  }

  private static func reap(_ child: Child) {
    while child.reap() == nil { usleep(1000) }
  }

  /// In a process of its own, because the ended children of all other tests are adopted ones there, too.
  @Test("A process with a session of its own is found after its parent has ended")
  func orphans() async {
    await #expect(processExitsWith: .success) {
      Descendants.adopt()
      let scratch = try ConfigurationScratch()
      let id = scratch("id")
      let parent = try Self.start(
        "setsid sh -c 'echo $$ >\(id); exec sleep 1000' & while [ ! -s \(id) ]; do sleep 0.01; done")
      Self.reap(parent)
      let orphan = try #require(scratch.text("id").flatMap { Int32($0.dropLast()) })
      let other = try Self.start("exec sleep 1000")
      let targets = Descendants.targets([], withAdopted: true)
      #expect(targets.contains(orphan) && !targets.contains(other.process))
      #expect(!Descendants.targets([other.process], withAdopted: false).contains(orphan))
      kill(orphan, SIGKILL)
      other.kill()
      Self.reap(other)
      while kill(orphan, 0) == 0 {
        Descendants.reapAdopted()
        usleep(1000)
      }
    }
  }

  @Test("Grandchildren are found while their parent runs")
  func grandchildren() throws {
    let scratch = try ConfigurationScratch()
    let parent = try Self.start("setsid sleep 1000 & echo $! >\(scratch("id")); wait")
    while scratch.text("id")?.hasSuffix("\n") != true { usleep(1000) }
    let grandchild = try #require(scratch.text("id").flatMap { Int32($0.dropLast()) })
    #expect(Descendants.targets([parent.process], withAdopted: false).contains(grandchild))
    Descendants.signal(SIGKILL, to: [parent.process], withAdopted: false)
    parent.kill()
    Self.reap(parent)
  }
}
