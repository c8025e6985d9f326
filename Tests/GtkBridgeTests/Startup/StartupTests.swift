import Testing

@Suite struct StartupTests {
  @Test(
    "The window of a started program is reported",
    arguments: [Set<TestSession.Part>([.display]), [.display, .windowManager]])
  func theWindowOfAStartedProgramIsReported(parts: Set<TestSession.Part>) throws {
    let session = try TestSession(parts)
    let watcher = try session.probe("clients")
    #expect(watcher.nextLines(2) == ["startup id: true", "ready"])
    let program = try session.probe("window")
    while let line = program.nextLine(), line != "visible" {}
    let name = "io.github.quiver_launcher.Probe"
    #expect(watcher.nextLine() == "\(name) \(name) pid \(program.processID) startup -")
  }
}
